/** Writes the scene's drawings, one by one and without a browser, for the pictures that Python draws.

`--check` writes nothing, and fails if the file differs from the drawings. */

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const FILE = new URL('../../src/colt_express/drawing/art.json', import.meta.url)

const server = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  plugins: [svelte({ compilerOptions: { css: 'injected' } })],
})
try {
  const { art } = await server.ssrLoadModule('/scripts/art/pieces.ts')
  const made = JSON.stringify(await art(), null, 1) + '\n'
  if (!process.argv.includes('--check')) await writeFile(FILE, made)
  else if ((await readFile(FILE, 'utf8')) !== made) {
    console.error('src/colt_express/drawing/art.json is not what the scene draws: run "make art"')
    process.exitCode = 1
  }
} finally {
  await server.close()
}
