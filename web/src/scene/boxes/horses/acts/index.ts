/** The acts of Horses & Stagecoach. */

import type { Act } from '../../../effects/parts'
import { hitFrom } from '../../../effects/acts/shooting'
import { nothing, ransom } from '../../../effects/acts/thinking'
import { boarded, rodeOn, rode, escaped, horseLeft } from './riding'
import { horsesFellBack, coachRolled, tookHostage } from './road'
import { metShotgun, passedShotgun, rages } from './shotgun'
import { drank, marshalDrank, bitten } from './drinking'

export const ACTS: Record<string, Act> = {
  boarded,
  rode_on: rodeOn,
  rode,
  escaped,
  took_hostage: tookHostage,
  coach_rolled: coachRolled,
  met_shotgun: metShotgun,
  passed_shotgun: passedShotgun,
  drank,
  marshal_drank: marshalDrank,
  horse_left: horseLeft,
  horses_fell_back: horsesFellBack,
  shared: ransom,
  caught: nothing,
  'event shotguns_rage': rages,
  'hit HS-GUN-3': (context) => hitFrom(context, 'shotgun', true),
  'hit HS-EVENT-4': (context) => hitFrom(context, 'shotgun', true),
  'hit HS-HOSTAGE': bitten,
}
