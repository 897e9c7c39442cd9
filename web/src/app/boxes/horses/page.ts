/** Horses & Stagecoach on the page around the scene. */

import { flaskOf } from '../../../protocol/horses'
import Flask from '../../../scene/boxes/horses/Flask.svelte'
import type { BoxPage, OptionPicture } from '../page'
import { horsesParts } from './loading'

/** Options on horseback have a picture, which is seen before the text is read. */
const RIDES = ['ride on', 'escape']

export const page: BoxPage = {
  name: 'horses',
  parts: horsesParts,
  opening: ({ round, horses }) => (!round && horses?.boarding ? { look: horses.boarding } : null),
  hasCompany: ({ name }, { horses }) => !!horses?.taken[name],
  optionPicture: (option) => {
    if (option.type === 'drink') {
      const drawing = {
        Drawing: Flask,
        props: { value: flaskOf(option) },
        viewBox: '-15 -34 30 38',
      }
      return drawing as OptionPicture
    }
    return RIDES.includes(option.words) ? { icon: 'ride' } : null
  },
  shortLabel: (option, words) => (option.type === 'hostage' ? words.hostage(option.hostage) : null),
  headlines: ['took_hostage', 'escaped'],
}
