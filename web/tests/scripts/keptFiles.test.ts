import { describe, expect, it } from 'vitest'
import { keptFiles } from '../../scripts/keptFiles'
import { newerFonts } from '../../scripts/withoutWoff'

const FILES: Record<string, string> = {
  'index.html': '',
  'index.html.br': '',
  'embed.html': '',
  'gallery.html': '',
  'serviceWorker.js': '',
  'icon.svg': '',
  'assets/page-1.js': '',
  'assets/page-1.css': 'src: url(./bitter-400-1.woff2)',
  'assets/bitter-400-1.woff2': '',
  'assets/bitter-900-1.woff2': '',
  'assets/gallery-1.js': '',
  'assets/gallery-1.css': 'src: url(./bitter-900-1.woff2)',
  'assets/worker-1.js': '',
  'assets/pyodide.asm-1.mjs': '',
  'engine/1.bin': '',
}

describe('what the browser keeps of a build', () => {
  const kept = keptFiles(Object.keys(FILES), (name) => FILES[name] ?? '')

  it('is the page with its fonts, by the address of the site, and nothing for developers', () => {
    expect(kept.files).toEqual([
      ...['assets/bitter-400-1.woff2', 'assets/page-1.css', 'assets/page-1.js', 'icon.svg', ''],
    ])
  })

  it('is more once the engine is kept, whose parts the page keeps itself', () => {
    expect(kept.engine).toEqual(['assets/pyodide.asm-1.mjs', 'assets/worker-1.js'])
  })
})

it('fonts come in one format', () => {
  const css = "src: url(./a.woff2) format('woff2'), url(./a.woff) format('woff');"
  expect(newerFonts(css)).toBe("src: url(./a.woff2) format('woff2');")
})
