/** The hostages' faces. */

import type { Component } from 'svelte'
import Banker from './Banker.svelte'
import Minister from './Minister.svelte'
import OldLady from './OldLady.svelte'
import Photographer from './Photographer.svelte'
import PokerPlayer from './PokerPlayer.svelte'
import Poodle from './Poodle.svelte'
import Teacher from './Teacher.svelte'
import Zealot from './Zealot.svelte'

export const BUSTS: Record<string, Component> = {
  poodle: Poodle,
  banker: Banker,
  minister: Minister,
  teacher: Teacher,
  zealot: Zealot,
  old_lady: OldLady,
  poker_player: PokerPlayer,
  photographer: Photographer,
}
