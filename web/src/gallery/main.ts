import { mount } from 'svelte'
import '../fonts.css'
import './gallery.css'
import Gallery from './Gallery.svelte'
import Horses from './Horses.svelte'
import Law from './Law.svelte'

const target = document.getElementById('gallery')
const box = new URLSearchParams(location.search).get('box')
const pages: Record<string, typeof Gallery> = { horses: Horses, law: Law }
if (target) mount(pages[box ?? ''] ?? Gallery, { target })
