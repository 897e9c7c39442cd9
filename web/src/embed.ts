/** A game within another page. This document may be framed by anybody, so nothing but the embed is
ever shown in it: none of the pages on which one can act for a player. */

import '@fontsource/bitter/400.css'
import '@fontsource/bitter/800.css'
import './app/app.css'
import { mount } from 'svelte'
import Embed from './app/embed/Embed.svelte'

const target = document.getElementById('embed')
if (target) mount(Embed, { target })
