import { mount, type Component } from 'svelte'
import '../fonts.css'
import './gallery.css'
import Gallery from './Gallery.svelte'

/** A box may have a page of its own here, shown by `?box=` and its name. */
const PAGES = import.meta.glob<Component>('./boxes/*/Gallery.svelte', {
  eager: true,
  import: 'default',
})

const target = document.getElementById('gallery')
const box = new URLSearchParams(location.search).get('box')
if (target) mount(PAGES[`./boxes/${box}/Gallery.svelte`] ?? Gallery, { target })
