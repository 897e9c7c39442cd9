import './arriving'
import '@fontsource/bitter/400.css'
import '@fontsource/bitter/800.css'
import './app/app.css'
import { mount } from 'svelte'
import App from './App.svelte'

const target = document.getElementById('app')
if (target) mount(App, { target })
