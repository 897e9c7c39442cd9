import { describe, expect, it, vi } from 'vitest'
import { samples } from '../../src/gallery/samples'
import Card from '../../src/table/Card.svelte'
import Cylinder from '../../src/table/Cylinder.svelte'
import PlayerPanel from '../../src/table/PlayerPanel.svelte'
import Programme from '../../src/table/Programme.svelte'
import RoundCard from '../../src/table/RoundCard.svelte'
import { cardCalled } from '../support/called'
import { show, tap } from '../support/showing'

describe('a card', () => {
  it.each(['move', 'climb', 'shoot', 'punch', 'rob', 'marshal', 'bullet doc'])(
    '%s has a picture',
    (card) => {
      const shown = show(Card, { card: cardCalled(card), label: card })
      expect(shown.querySelectorAll('.icon path').length).toBeGreaterThan(1)
    },
  )

  it('that lies face down shows its back and whose it is', () => {
    const shown = show(Card, { owner: 'tuco', label: 'face down' })
    expect(shown.querySelector('.icon')).toBeNull()
    expect(shown.querySelector('.back')).not.toBeNull()
    expect(shown.querySelector('.corner')?.textContent?.trim()).toBe('T')
  })

  it('that can be played is a button', () => {
    const onpick = vi.fn()
    const shown = show(Card, { card: { kind: 'rob' }, label: 'Rob', onpick })
    tap(shown.querySelector('button') as Element)
    expect(onpick).toHaveBeenCalledOnce()
  })
})

it('a round card marks the turn that is planned', () => {
  const round = {
    name: 'x',
    turns: 'OTDR',
    event: '',
    station: false,
    keep: 0,
    reconstructed: false,
  }
  const turns = { O: 'standard', T: 'tunnel', D: 'speeding up', R: 'switching' }
  const shown = show(RoundCard, { round, number: 2, now: true, turn: 2, turns })
  const signs = [...shown.querySelectorAll('li svg')].map((one) => one.getAttribute('aria-label'))
  expect(signs).toEqual(Object.values(turns))
  const marked = shown.querySelectorAll('[aria-current="step"]')
  expect(marked).toHaveLength(1)
  expect(marked[0]?.querySelector('svg')?.getAttribute('aria-label')).toBe('tunnel')
})

it.each([0, 3, 6])('a cylinder shows %i bullets', (bullets) => {
  const shown = show(Cylinder, { bullets })
  expect(shown.querySelectorAll('circle[fill="#e8bf56"]')).toHaveLength(bullets)
})

describe.each(samples)('$name', ({ view }) => {
  it('has every card of the pile in the programme', () => {
    const owners = Object.fromEntries(view.bandits.map((one) => [one.seat, one.name]))
    const shown = show(Programme, { pile: view.pile, owners })
    expect(shown.querySelectorAll('.card')).toHaveLength(view.pile.length)
    expect(shown.querySelectorAll('.back')).toHaveLength(
      view.pile.filter((played) => !played.card).length,
    )
  })

  it('has a panel for every bandit', () => {
    for (const bandit of view.bandits) {
      const player = view.players.find((one) => one.seat === bandit.seat)
      if (!player) throw new Error('a bandit without a player')
      const shown = show(PlayerPanel, { bandit, player, name: bandit.name })
      expect(shown.querySelectorAll('.loot [data-loot]')).toHaveLength(bandit.loot.length)
      expect(shown.querySelector(`[aria-label="hand: ${player.hand_size}"]`)).not.toBeNull()
    }
  })
})
