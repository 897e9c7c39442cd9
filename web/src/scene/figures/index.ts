import type { Component } from 'svelte'
import { OTHERS } from '../people'
import Belle from './Belle.svelte'
import Cheyenne from './Cheyenne.svelte'
import Django from './Django.svelte'
import Doc from './Doc.svelte'
import Ghost from './Ghost.svelte'
import Marshal from './Marshal.svelte'
import Mei from './Mei.svelte'
import Stranger from './Stranger.svelte'
import Tuco from './Tuco.svelte'

const DRAWINGS: Record<string, Component> = {
  ghost: Ghost,
  doc: Doc,
  tuco: Tuco,
  cheyenne: Cheyenne,
  belle: Belle,
  django: Django,
  mei: Mei,
  marshal: Marshal,
}

export function drawingOf(name: string): Component {
  return DRAWINGS[name] ?? OTHERS[name]?.Drawing ?? Stranger
}
