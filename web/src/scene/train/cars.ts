/** What each car looks like, by its name in the box. */

import type { Component } from 'svelte'
import Baggage from './interiors/Baggage.svelte'
import Dining from './interiors/Dining.svelte'
import FirstClass from './interiors/FirstClass.svelte'
import Mail from './interiors/Mail.svelte'
import Saloon from './interiors/Saloon.svelte'
import SecondClass from './interiors/SecondClass.svelte'

export interface Livery {
  interior: Component
  body: string
  roof: string
  floor: string
  trim: string
}

export const LIVERIES: Record<string, Livery> = {
  saloon: { interior: Saloon, body: '#2f6355', roof: '#234b41', floor: '#8a5230', trim: '#e0b25a' },
  dining: { interior: Dining, body: '#934330', roof: '#6f3023', floor: '#7a4a33', trim: '#f0c875' },
  mail: { interior: Mail, body: '#3d5687', roof: '#2c3f66', floor: '#8f5d34', trim: '#e0b25a' },
  first_class: {
    interior: FirstClass,
    body: '#6b3468',
    roof: '#4e244d',
    floor: '#7d2f3c',
    trim: '#f0cf72',
  },
  second_class: {
    interior: SecondClass,
    body: '#a36a2c',
    roof: '#7b4d1f',
    floor: '#8d6136',
    trim: '#f3e2bf',
  },
  baggage: {
    interior: Baggage,
    body: '#66653f',
    roof: '#4b4a2e',
    floor: '#76502c',
    trim: '#d8b46a',
  },
}

/** An unknown car, such as one of the operator's own, looks like second class. */
export function liveryOf(car: string): Livery {
  return LIVERIES[car] ?? (LIVERIES.second_class as Livery)
}
