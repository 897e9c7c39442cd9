import '@fontsource/bitter/latin-400.css'
import '@fontsource/bitter/latin-ext-400.css'
import '@fontsource/bitter/cyrillic-400.css'
import '@fontsource/bitter/latin-800.css'
import '@fontsource/bitter/latin-ext-800.css'
import '@fontsource/bitter/cyrillic-800.css'
import './app/app.css'
import { mount } from 'svelte'
import App from './App.svelte'

const target = document.getElementById('app')
if (target) mount(App, { target })
