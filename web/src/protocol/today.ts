/** Requests about the train of the day. */

import { ask, tablePath } from './api'
import type {
  BoardTrain,
  Created,
  DayList,
  DayStanding,
  LegendAnswer,
  ListMe,
  RideTold,
  Today,
} from './protocol'
import { isHere, type Place } from './transport'

export const todaysTrain = () => ask<Today>('today')
/** The same for the home page, which asks for it unasked. */
export const todaysCard = () => ask<Today>('today?card')
/** Opens a table for a ride on today's train. */
export const boardTrain = (wanted: BoardTrain, place: Place) =>
  ask<Created>('today', wanted, '', place)
/** How a ride ended. */
export const rideTold = (table: string) => ask<RideTold>(`${tablePath(table)}/ride`)
/** A legend's game on the train of a day; on the same day it is told to those who have finished a ride
at this table. */
export function legendOn(day: string, table = '', token = ''): Promise<LegendAnswer> {
  if (!table) return ask<LegendAnswer>(`today/${day}/legend`)
  const place = isHere(table) ? 'device' : 'server'
  return ask<LegendAnswer>(`today/${day}/legend?table=${table}`, undefined, token, place)
}
export const listOn = (day: string) => ask<DayList>(`today/${day}/list`, undefined, '', 'server')
export const listMe = (day: string, wanted: ListMe) =>
  ask<DayStanding>(`today/${day}/list`, wanted, '', 'server')
