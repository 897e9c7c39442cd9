import './arriving'
import '@fontsource/bitter/400.css'
import '@fontsource/bitter/800.css'
import './app/app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { awaitOffer } from './pocket/installing'
import { retry } from './browser/retry'
import { settled } from './browser/settled'
import { eitherWay } from './pocket/transport'
import { travelBy } from './protocol/transport'

travelBy(eitherWay)
awaitOffer()
void settled.then(() => retry(() => import('./pocket/keeping'))).then(({ keep }) => keep())

const target = document.getElementById('app')
if (target) mount(App, { target })
