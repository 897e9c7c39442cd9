/** The colours of the hours: one set for each round, from afternoon to nightfall. */

export type Theme = 'dark' | 'light'

export interface Hour {
  /** From the zenith down to the horizon. */
  sky: [string, string, string, string]
  sun: string
  halo: string
  /** How high the sun's middle stands above the horizon. */
  height: number
  clouds: string
  far: string
  mid: string
  near: string
  ground: string
  cactus: string
  lane: string
  smoke: string
  stars: number
  /** How dark the outside of the train is, and how far its lamps shine. */
  dusk: number
}

const DUSK: Hour[] = [
  {
    sky: ['#5d5a92', '#b9718f', '#f2a477', '#fde0a0'],
    sun: '#fff3cb',
    halo: '#ffe0a0',
    height: 262,
    clouds: '#f8c9a2',
    far: '#d78d79',
    mid: '#b5606a',
    near: '#8b4258',
    ground: '#6a3348',
    cactus: '#53283f',
    lane: '#472336',
    smoke: '#fdeedd',
    stars: 0,
    dusk: 0,
  },
  {
    sky: ['#4a3a76', '#a5527a', '#ee9166', '#fcd694'],
    sun: '#fff0c0',
    halo: '#ffd48c',
    height: 226,
    clouds: '#f0a988',
    far: '#c87872',
    mid: '#a35163',
    near: '#793a53',
    ground: '#5c2d44',
    cactus: '#48223a',
    lane: '#3d1e31',
    smoke: '#fbe4d2',
    stars: 0.1,
    dusk: 0.08,
  },
  {
    sky: ['#3a2450', '#93405a', '#e8855b', '#f9cf86'],
    sun: '#ffedb8',
    halo: '#ffc97a',
    height: 190,
    clouds: '#d97e74',
    far: '#b3626a',
    mid: '#8c3f55',
    near: '#6b2f45',
    ground: '#4f2439',
    cactus: '#3c1b30',
    lane: '#34182a',
    smoke: '#f5d8c8',
    stars: 0.35,
    dusk: 0.18,
  },
  {
    sky: ['#2a1a42', '#6f3058', '#cf6552', '#f2a869'],
    sun: '#ffcf8a',
    halo: '#ff9d62',
    height: 152,
    clouds: '#a9526a',
    far: '#8d4660',
    mid: '#6d304e',
    near: '#53243f',
    ground: '#3d1b31',
    cactus: '#2d1428',
    lane: '#281222',
    smoke: '#dcb9b8',
    stars: 0.7,
    dusk: 0.3,
  },
  {
    sky: ['#1b1232', '#41234f', '#86405d', '#d4785c'],
    sun: '#f7a869',
    halo: '#e0705a',
    height: 108,
    clouds: '#6b3a63',
    far: '#633458',
    mid: '#4c2547',
    near: '#3a1b38',
    ground: '#2c152b',
    cactus: '#201022',
    lane: '#1d1322',
    smoke: '#b99bb0',
    stars: 1,
    dusk: 0.4,
  },
]

const NOON: Hour[] = [
  {
    sky: ['#4ea3c8', '#8cccd6', '#cfe9d8', '#fbf0cd'],
    sun: '#fffbe6',
    halo: '#fff3bd',
    height: 330,
    clouds: '#fffaf0',
    far: '#e0a78c',
    mid: '#cf8462',
    near: '#dca06a',
    ground: '#e3b477',
    cactus: '#5f8a5a',
    lane: '#d29e63',
    smoke: '#fffdf7',
    stars: 0,
    dusk: 0,
  },
  {
    sky: ['#519fc4', '#8fc9d3', '#d8ead3', '#fdefc6'],
    sun: '#fffae0',
    halo: '#fff0b4',
    height: 300,
    clouds: '#fff8ec',
    far: '#dfa286',
    mid: '#cc7d5c',
    near: '#d99a64',
    ground: '#e0ae70',
    cactus: '#5b8556',
    lane: '#cd985d',
    smoke: '#fffcf4',
    stars: 0,
    dusk: 0,
  },
  {
    sky: ['#5598bd', '#97c5cd', '#e4e6c4', '#fee9b6'],
    sun: '#fff8d6',
    halo: '#ffe9a2',
    height: 268,
    clouds: '#fff3df',
    far: '#dc977c',
    mid: '#c67253',
    near: '#d3905b',
    ground: '#dba566',
    cactus: '#577d51',
    lane: '#c68f55',
    smoke: '#fffaf0',
    stars: 0,
    dusk: 0,
  },
  {
    sky: ['#5f9dc2', '#a8cbce', '#f1e3b8', '#fedfa4'],
    sun: '#fff3c4',
    halo: '#ffdd8c',
    height: 234,
    clouds: '#ffe9cd',
    far: '#d68a70',
    mid: '#be664b',
    near: '#ca8350',
    ground: '#d2985b',
    cactus: '#52734b',
    lane: '#bb834c',
    smoke: '#fff5e6',
    stars: 0,
    dusk: 0.04,
  },
  {
    sky: ['#6fa3c4', '#b9cdc9', '#f8dcae', '#fdd093'],
    sun: '#ffeeb4',
    halo: '#ffcd76',
    height: 196,
    clouds: '#ffdcb8',
    far: '#cb7a65',
    mid: '#b15a46',
    near: '#bd7446',
    ground: '#c58950',
    cactus: '#4c6946',
    lane: '#ad7643',
    smoke: '#ffeedb',
    stars: 0,
    dusk: 0.1,
  },
]

/** The theme's hours, from the first to the last. */
export const hoursOf = (theme: Theme): Hour[] => (theme === 'light' ? NOON : DUSK)

/** `round` counts from 1; games with more rounds stay in the last hour. */
export function hourOf(round: number, rounds: number, theme: Theme): Hour {
  const hours = hoursOf(theme)
  const last = hours.length - 1
  const n = rounds > 1 ? Math.round((Math.max(0, round - 1) / (rounds - 1)) * last) : 0
  return hours[Math.min(last, n)] as Hour
}

/** The hour as custom properties, so that one hour passes into the next by transition. */
export function paint(hour: Hour): [string, string][] {
  const { sky, sun, halo, clouds, far, mid, near, ground, cactus, lane, smoke } = hour
  return [
    ...sky.map((colour, n): [string, string] => [`--sky${n}`, colour]),
    ['--sun', sun],
    ['--halo', halo],
    ['--clouds', clouds],
    ['--far', far],
    ['--mid', mid],
    ['--near', near],
    ['--ground', ground],
    ['--cactus', cactus],
    ['--lane', lane],
    ['--bed', `color-mix(in srgb, ${lane} 70%, #2a1a1f)`],
    ['--smoke', smoke],
    ['--stars', String(hour.stars)],
    ['--veil', hour.stars || hour.dusk ? '0.62' : '0.85'],
    ['--dusk', String(hour.dusk)],
  ]
}
