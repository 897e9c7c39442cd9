/** The acts of Marshal & Prisoners. */

import type { Act } from '../../../effects/parts'
import { arrested, brokeOut, freed } from './cell'
import { poster, orders, idea } from './papers'
import { freedPrisoner, lostPrisoner } from './companions'
import { gave, brawler, shotByTheLaw, hindered, thrownOff, hoisted } from './fighting'

export const ACTS: Record<string, Act> = {
  arrested,
  poster,
  broke_out: brokeOut,
  freed,
  freed_prisoner: freedPrisoner,
  lost_prisoner: lostPrisoner,
  gave,
  lost_bag: gave,
  brawler,
  'shot MP-SHOOT': shotByTheLaw,
  'no_effect MP-BULLET': hindered,
  thrown_off: thrownOff,
  hoisted,
  goal_turned: orders(false),
  rumor: orders(true),
  copied: idea,
  fetched: idea,
}
