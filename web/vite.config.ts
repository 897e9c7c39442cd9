import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { atOnce } from './scripts/atOnce.ts'
import { engineFiles } from './scripts/engineFiles.ts'
import { listsKeptFiles, SERVICE_WORKER } from './scripts/keptFiles.ts'
import { packed } from './scripts/packed.ts'
import { pageWords } from './scripts/pageWords.ts'
import { withoutWoff } from './scripts/withoutWoff.ts'

const page = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const engine = () => engineFiles(page('../build/engine'))

export default defineConfig({
  plugins: [svelte(), withoutWoff(), pageWords(page('src')), engine(), listsKeptFiles(), packed()],
  worker: { format: 'es', plugins: () => [engine()] },
  server: { fs: { allow: ['..'] } }, // the sentences are the terminal game's
  // Vitest takes Svelte's server build unless it is told that this is a browser.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // Only documents name files from the root, since their own address may be /game/ID. All other
  // files name each other relatively, so that a copy works in any folder of a web space.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  build: {
    target: 'es2022',
    reportCompressedSize: false, // packed() makes the copies themselves
    assetsInlineLimit: 0, // the server's CSP knows no data: addresses
    modulePreload: { polyfill: false }, // all browsers that run this page preload modules
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: {
        index: page('index.html'),
        embed: page('embed.html'),
        gallery: page('gallery.html'),
        [SERVICE_WORKER]: page('src/serviceWorker.ts'),
      },
      output: {
        codeSplitting: { groups: [{ name: atOnce(page('src/main.ts')) }] },
        entryFileNames: ({ name }) =>
          name === SERVICE_WORKER ? SERVICE_WORKER : 'assets/[name]-[hash].js',
      },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    isolate: false, // fresh.ts keeps the files apart
    setupFiles: ['tests/support/fresh.ts', 'tests/support/offline.ts'],
    testTimeout: 30_000,
  },
})
