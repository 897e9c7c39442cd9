import { afterEach, describe, expect, it } from 'vitest'
import {
  galleryPage,
  gamePath,
  goToGame,
  goToPuzzle,
  goToTable,
  lookBackAt,
  puzzlePath,
  queryNow,
  route,
} from '../../../src/app/shared/route.svelte'
import { tableLink } from '../../../src/app/shared/tableLink'

/** Makes this page one of a static site at that address. */
function publish(address: string): void {
  const meta = document.createElement('meta')
  meta.name = 'colt-express-site'
  meta.content = 'static'
  document.head.append(meta)
  visit(address)
}

function visit(address: string): void {
  history.replaceState(null, '', address)
  route.look()
}

const address = () => location.pathname + location.search + location.hash

afterEach(() => {
  document.head.innerHTML = ''
  visit('/')
})

describe('a page of a server', () => {
  it('has paths for games, puzzles and the gallery', () => {
    expect([gamePath('k3v9x2mqta'), puzzlePath(7), galleryPage()]).toEqual([
      ...['/game/k3v9x2mqta', '/puzzle/7', '/games'],
    ])
    visit('/game/k3v9x2mqta?at=3')
    expect([route.game, queryNow()]).toEqual(['k3v9x2mqta', '?at=3'])
    goToPuzzle(7)
    expect([address(), route.puzzle, route.game]).toEqual(['/puzzle/7', '7', ''])
  })

  it('names the games of this device, of which the server knows nothing, after the #', () => {
    expect(gamePath('here-k3v9x2mqta')).toBe('#/game/here-k3v9x2mqta')
    visit('/puzzle/7')
    goToGame('here-k3v9x2mqta')
    expect(address()).toBe('/#/game/here-k3v9x2mqta')
    expect([route.game, route.puzzle, route.page]).toEqual(['here-k3v9x2mqta', '', 'game'])
  })

  it('leaves the path for a table', () => {
    visit('/game/k3v9x2mqta?at=3')
    lookBackAt('k3v9x2mqta', queryNow())
    expect(address()).toBe('/#/table/k3v9x2mqta/back?at=3')
    expect([route.table, route.back, route.game]).toEqual(['k3v9x2mqta', '?at=3', ''])
  })
})

describe('a page of a static site', () => {
  it('stays in its folder', () => {
    publish('/some/where/')
    goToGame('here-k3v9x2mqta')
    expect(address()).toBe('/some/where/#/game/here-k3v9x2mqta')
    expect(route.game).toBe('here-k3v9x2mqta')
    goToPuzzle(7)
    expect([address(), route.puzzle]).toEqual(['/some/where/#/puzzle/7', '7'])
    goToTable('here-1')
    expect([address(), route.table]).toEqual(['/some/where/#/table/here-1', 'here-1'])
  })

  it('has the moment of a game, and the filters of the gallery, after the #', () => {
    publish('/some/where/index.html#/game/here-1?at=12&seat=0')
    expect([route.game, queryNow()]).toEqual(['here-1', '?at=12&seat=0'])
    visit('/some/where/#/games?shelf=closest')
    expect([route.gallery, queryNow()]).toEqual([true, '?shelf=closest'])
  })

  it('takes no path for a page', () => {
    publish('/games/')
    expect([route.gallery, route.page]).toEqual([false, ''])
    visit('/games/#/rules')
    expect([address(), route.gallery, route.page]).toEqual(['/games/#/rules', false, 'rules'])
  })

  it('links to tables of its own', () => {
    publish('/some/where/')
    expect(new URL(tableLink('here-1')).pathname).toBe('/some/where/')
    expect(new URL(tableLink('here-1')).hash).toBe('#/table/here-1')
  })
})
