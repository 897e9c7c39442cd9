import { beforeEach, expect, it } from 'vitest'
import { lastLook, rememberLook } from '../../src/browser/looked'

const KEY = 'colt-express looked'

beforeEach(() => localStorage.clear())

it('is remembered for each table', () => {
  rememberLook('a', { choices: 7, at: 100 })
  rememberLook('b', { choices: 2, at: 200 })
  rememberLook('a', { choices: 9, at: 300 })
  expect(lastLook('a')).toEqual({ choices: 9, at: 300 })
  expect(lastLook('b')).toEqual({ choices: 2, at: 200 })
  expect(lastLook('c')).toBeNull()
})

it('is remembered for the tables that were looked at last', () => {
  for (let n = 0; n < 100; n++) rememberLook(`t${n}`, { choices: n, at: n })
  expect(lastLook('t99')?.choices).toBe(99)
  expect(lastLook('t40')?.choices).toBe(40)
  expect(lastLook('t39')).toBeNull()
})

it('survives nonsense in the storage', () => {
  for (const kept of ['{', 'null', '7', '[]', '"x"', '[{"choices": 1, "at": 1}]']) {
    localStorage.setItem(KEY, kept)
    expect(lastLook('a')).toBeNull()
  }
  const bad = { a: 7, b: null, c: { choices: 'x', at: 1 }, d: { choices: -1, at: 1 }, e: {} }
  localStorage.setItem(KEY, JSON.stringify({ ...bad, good: { choices: 3, at: 1 } }))
  for (const table of Object.keys(bad)) expect(lastLook(table)).toBeNull()
  expect(lastLook('good')?.choices).toBe(3)
  rememberLook('a', { choices: 1, at: 2 })
  expect(Object.keys(JSON.parse(localStorage.getItem(KEY) ?? ''))).toEqual(['a', 'good'])
})
