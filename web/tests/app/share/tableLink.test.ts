import { afterEach, describe, expect, it } from 'vitest'
import { arrive, tableLink } from '../../../src/app/shared/tableLink'

afterEach(() => history.replaceState(null, '', '/'))

describe('a link to a table', () => {
  it('leads to the table in the page', () => {
    history.replaceState(null, '', new URL(tableLink('k3v9x2mqta')).pathname)
    arrive()
    expect(location.pathname + location.hash).toBe('/#/table/k3v9x2mqta')
  })

  it('leaves other addresses alone', () => {
    history.replaceState(null, '', '/game/k3v9x2mqta?at=3')
    arrive()
    expect(location.pathname + location.search).toBe('/game/k3v9x2mqta?at=3')
  })
})
