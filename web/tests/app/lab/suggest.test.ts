/** What the editor of bots suggests. */

import { describe, expect, it } from 'vitest'
import { fileOf, template } from '../../../src/app/lab/bots.svelte'
import {
  membersOf,
  operandAt,
  ownMembers,
  stringsFor,
  typeOf,
} from '../../../src/app/lab/editor/suggest'

const CODE = `
class MyBot(Bot):
    def choose(self, decision: Decision, look: Eyes) -> Option:
        view = look()
        game = look.guess(self.dice)
        mine = view.mine[0]
        loot = view.floor["car 1"]
        for card in view.players[0].hand:
            pass
        for player in view.players:
            pass
        best = max(decision.options, key=str)
        picked = self.dice.choice(view.bandits)
        self.memory: list[int] = []
    def plan(self, decision, view: View): pass
`

describe('the type of an operand', () => {
  it.each([
    ['self', 'Bot'],
    ['look', 'Eyes'],
    ['look()', 'View'],
    ['view', 'View'],
    ['view.mine', 'list[BanditView]'],
    ['view.mine[0]', 'BanditView'],
    ['mine', 'BanditView'],
    ['mine.loot[-1]', 'TokenView'],
    ['view.floor', 'dict[str, list[TokenView]]'],
    ['view.floor.get(mine.at, [])', 'list[TokenView]'],
    ['loot', 'list[TokenView]'],
    ['loot[1:]', 'list[TokenView]'],
    ['card', 'CardView'],
    ['player', 'PlayerView'],
    ['picked', 'BanditView'],
    ['decision.find("play rob")', 'Option'],
    ['game', 'Game'],
    ['game.result', 'Result'],
    ['look.history()[0].events[0]', 'EventView'],
    ['self.dice', 'Random'],
    ['decision.options[0]', 'Option'],
    ['nothing.known', ''],
  ])('of %s is %s', (operand, type) => {
    expect(typeOf(operand, CODE)).toBe(type)
  })

  it('is not looked for without end', () => {
    expect(typeOf('a', 'a = b\nb = a\n')).toBe('')
  })
})

describe('suggestions', () => {
  it('are the members of what stands before the dot', () => {
    expect(operandAt('        if view.floor["car 1"][0]')).toBe('view.floor["car 1"][0]')
    expect(operandAt('x = max(look().mine')).toBe('look().mine')
    const names = (type: string) => membersOf(type).map(({ name }) => name)
    expect(names('Bot')).toContain('note')
    expect(names('BanditView')).toEqual(expect.arrayContaining(['at', 'loot', 'bullets']))
    expect(names('dict[str, list[TokenView]]')).toEqual(['get', 'items', 'keys', 'values'])
    expect(names('list[int]')).toEqual([])
  })

  it('know what the bot has of its own', () => {
    expect(ownMembers(CODE).map(({ name }) => name)).toEqual(['choose', 'plan', 'memory'])
    expect(ownMembers(CODE)[1]?.takes).toBe('decision, view')
  })

  it('know names of decisions and words of options', () => {
    expect(stringsFor('if decision.name == "')).toContain('plan')
    expect(stringsFor("if decision.name in ('rob', '")).toContain('move')
    expect(stringsFor('decision.find("play ')).toContain('play rob')
    expect(stringsFor('print("')).toEqual([])
  })
})

describe('a bot', () => {
  it('begins as the template', () => {
    expect(template).toContain('class MyBot(Bot):')
  })

  it.each([
    ['MyBot', 'my_bot.py'],
    ['Robber 2', 'robber_2.py'],
    ['Élise', 'e_lise.py'],
    ['Робот', 'bot.py'],
    ['7up', 'bot_7up.py'],
    ['../../x', 'x.py'],
  ])('called %s is downloaded as %s', (name, file) => {
    expect(fileOf(name)).toBe(file)
  })
})
