/** The hostages' faces, the wall behind each and the coat on their shoulders. */

import type { Component } from 'svelte'
import Banker from './Banker.svelte'
import Minister from './Minister.svelte'
import OldLady from './OldLady.svelte'
import Photographer from './Photographer.svelte'
import PokerPlayer from './PokerPlayer.svelte'
import Poodle from './Poodle.svelte'
import Teacher from './Teacher.svelte'
import Zealot from './Zealot.svelte'

export interface Hostage {
  bust: Component
  wall: string
  coat?: string
}

export const HOSTAGES: Record<string, Hostage> = {
  poodle: { bust: Poodle, wall: '#5fa8a0' },
  banker: { bust: Banker, wall: '#a9bf7a', coat: '#4a4f5e' },
  minister: { bust: Minister, wall: '#d9805a', coat: '#2e2832' },
  teacher: { bust: Teacher, wall: '#3f6650', coat: '#7d5a8a' },
  zealot: { bust: Zealot, wall: '#e8c65c', coat: '#4a4f5e' },
  old_lady: { bust: OldLady, wall: '#8d7bb5', coat: '#5e8c88' },
  poker_player: { bust: PokerPlayer, wall: '#8e2f3c', coat: '#fff6de' },
  photographer: { bust: Photographer, wall: '#7fb0cf', coat: '#8a6a3c' },
}

export function hostageOf(name: string): Hostage {
  return HOSTAGES[name] ?? (HOSTAGES.banker as Hostage)
}
