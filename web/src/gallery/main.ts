import { mount } from 'svelte'
import '../fonts.css'
import Gallery from './Gallery.svelte'
import Horses from './Horses.svelte'

const target = document.getElementById('gallery')
const box = new URLSearchParams(location.search).get('box')
if (target) mount(box === 'horses' ? Horses : Gallery, { target })
