/** Writes src/lib/protocol.ts, the page's types, out of the server's schema.

`--check` writes nothing and fails where the file is not what the schema says. */

import { compile } from 'json-schema-to-typescript'
import { readFile, writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'

const SCHEMA = new URL('../../docs/protocol.schema.json', import.meta.url)
const TYPES = new URL('../src/lib/protocol.ts', import.meta.url)
const BANNER = `/** What clients and the server say to each other.

Made by \`make schema\` out of docs/protocol.schema.json; not to be edited by hand. */`

/** A compiler has no use for limits; an object of which nothing is said may hold anything. */
function plain(schema) {
  return JSON.parse(JSON.stringify(schema), (key, value) => {
    if (['maxLength', 'minLength', 'minimum', 'maximum'].includes(key)) return undefined
    const open = value?.type === 'object' && !value.properties && !value.additionalProperties
    return open ? { ...value, additionalProperties: true } : value
  })
}

async function types() {
  const schema = plain(JSON.parse(await readFile(SCHEMA, 'utf-8')))
  const text = await compile(schema, 'Message', {
    additionalProperties: false,
    bannerComment: BANNER,
    format: false,
  })
  const config = await resolveConfig(TYPES)
  return format(text, { ...config, parser: 'typescript' })
}

const wanted = await types()
if (!process.argv.includes('--check')) {
  await writeFile(TYPES, wanted)
} else if ((await readFile(TYPES, 'utf-8').catch(() => '')) !== wanted) {
  console.error('web/src/lib/protocol.ts is not what the schema says; write it anew: make schema')
  process.exit(1)
}
