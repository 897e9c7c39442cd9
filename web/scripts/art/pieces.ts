/** The drawings that Python needs, by name. */

import type { Component } from 'svelte'
import Icon from '../../src/icons/Icon.svelte'
import { laterPictures } from '../../src/icons/pictures.svelte'
import Coach from '../../src/scene/boxes/horses/Coach.svelte'
import { COATS, coatOf } from '../../src/scene/boxes/horses/coats'
import { HOSTAGES } from '../../src/scene/boxes/horses/hostages'
import Portrait from '../../src/scene/boxes/horses/hostages/Portrait.svelte'
import Horse from '../../src/scene/boxes/horses/Horse.svelte'
import { horsesArt } from '../../src/scene/boxes/horses/loading'
import Rider from '../../src/scene/boxes/horses/Rider.svelte'
import Road from '../../src/scene/boxes/horses/Road.svelte'
import Bust from '../../src/scene/boxes/marshal/drawings/Bust.svelte'
import Escort from '../../src/scene/boxes/marshal/Escort.svelte'
import Front from '../../src/scene/boxes/marshal/Front.svelte'
import Prison from '../../src/scene/boxes/marshal/Prison.svelte'
import Wounds from '../../src/scene/boxes/marshal/Wounds.svelte'
import Machine from '../../src/scene/boxes/time_machine/Machine.svelte'
import { machineSpan } from '../../src/scene/boxes/time_machine/layout'
import Figure from '../../src/scene/Figure.svelte'
import { CEILING, carSpan } from '../../src/scene/geometry'
import Land from '../../src/scene/landscape/Land.svelte'
import Sky from '../../src/scene/landscape/Sky.svelte'
import Station from '../../src/scene/landscape/Station.svelte'
import { hoursOf, type Theme } from '../../src/scene/landscape/times'
import Track from '../../src/scene/landscape/Track.svelte'
import Tunnel from '../../src/scene/landscape/Tunnel.svelte'
import { colourOf, inkOn } from '../../src/scene/people'
import Token from '../../src/scene/Token.svelte'
import Car from '../../src/scene/train/Car.svelte'
import { LIVERIES } from '../../src/scene/train/cars'
import Locomotive from '../../src/scene/train/Locomotive.svelte'
import Smoke from '../../src/scene/train/Smoke.svelte'
import { still, type Still } from './still'

const BANDITS = ['ghost', 'doc', 'tuco', 'cheyenne', 'belle', 'django', 'mei']
const FIGURES = [...BANDITS, 'marshal', 'shotgun', 'stranger']
const CARDS = 'move climb shoot punch rob marshal bullet ride arrest idea'.split(' ')
const WOUNDS = ['lost_gun', 'wounded_knee', 'wounded_shoulder']
const TOKENS: [string, number | null][] = [
  ...['purse', 'jewel', 'strongbox', 'flask', 'mailbag', 'other'].map((kind): [string, null] => [
    kind,
    null,
  ]),
  ['purse', 250],
  ['jewel', 500],
  ['jewel', 1],
  ['strongbox', 1000],
  ['mailbag', 200],
  ...[1, 2, 3, 4].map((value): [string, number] => ['flask', value]),
]
const ROOM = { ahead: 0, behind: 0 }

/** All of it, with the colours of the hours and of the figures. */
export async function art() {
  await horsesArt.load()
  await laterPictures.load()
  const pieces: Record<string, string> = {}
  function add(name: string, drawing: unknown, props: Record<string, unknown>, how?: Still) {
    const id = name.replace(/\W/g, '-')
    pieces[name] = still(id, drawing as Component<Record<string, unknown>>, props, how)
  }

  for (const name of FIGURES) add(`figure ${name}`, Figure, { name, letter: '' })
  for (const [kind, value] of TOKENS) {
    add(`token ${kind}${value === null ? '' : ` ${value}`}`, Token, { kind, value })
  }
  for (const kind of CARDS) add(`card ${kind}`, Icon, { kind }, { part: 'svg', inner: true })

  for (const name of Object.keys(LIVERIES)) add(`car ${name}`, Car, { name, x: 0, last: false })
  add('locomotive', Locomotive, { x: 0 }, { without: '.puff' })
  add('puff', Smoke, { x: 0, y: 0 }, { part: '.puff', inner: true })

  for (const layer of [1, 2, 3, 4])
    add(`land ${layer}`, Land, {}, { part: `.p${layer} > g`, inner: true })
  for (const part of ['sun', 'birds', 'clouds', 'stars'])
    add(part, Sky, { width: 0, sun: 0 }, { part: `.${part}`, inner: part === 'sun' })
  add('station', Station, { x: 0, here: true, name: '' })
  add('track', Track, {})
  add('tunnel', Tunnel, { dark: true })

  add('road', Road, {})
  add('road near', Road, { near: true })
  add('coach', Coach, { x: 0, hostages: ['poodle'] }, { slot: '[data-about="hostage poodle"]' })
  for (const name of Object.keys(HOSTAGES))
    add(`hostage ${name}`, Portrait, { name, framed: false })
  Object.keys(COATS).forEach((coat, n) => add(`horse ${coat}`, Horse, { coat }, { pose: n }))
  BANDITS.forEach((name, n) =>
    add(`rider ${name}`, Rider, { name, letter: '', coat: coatOf(n) }, { pose: n }),
  )

  const prison = { view: { cars: ['locomotive', 'x'], marshal: { prisoners: [] } }, lit: [] }
  const { x } = carSpan(1, ROOM)
  add('prison', Prison, { x: 0 })
  add('prison front', Front, { ...prison, room: { ...ROOM, ahead: -x } })
  for (const name of BANDITS) {
    add(`prisoner ${name}`, Bust, { name })
    add(`companion ${name}`, Escort, { name, view: { marshal: { companions: { [name]: name } } } })
  }
  for (const wound of WOUNDS)
    add(`wound ${wound}`, Wounds, { name: 'doc', view: { marshal: { wounds: { doc: [wound] } } } })
  add('time machine', Machine, { room: { ...ROOM, ahead: -machineSpan(ROOM).x } })

  const people = Object.fromEntries(FIGURES.map((name) => [name, [colourOf(name), inkOn(name)]]))
  const hours = (theme: Theme) => hoursOf(theme).map(({ sky, ...rest }) => ({ ...rest, sky }))
  return { ceiling: CEILING, people, day: hours('light'), night: hours('dark'), pieces }
}
