import { mount } from 'svelte'
import '../fonts.css'
import Gallery from './Gallery.svelte'

const target = document.getElementById('gallery')
if (target) mount(Gallery, { target })
