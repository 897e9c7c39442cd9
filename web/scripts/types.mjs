/** Writes src/protocol/protocol.ts (the page's types) and src/protocol/lists.ts (the options of a
table) from the server's schema.

`--check` writes nothing, and fails if a file differs from the schema. */

import { compile } from 'json-schema-to-typescript'
import { readFile, writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'

const SCHEMA = new URL('../../docs/protocol.schema.json', import.meta.url)
const TYPES = new URL('../src/protocol/protocol.ts', import.meta.url)
const LISTS = new URL('../src/protocol/lists.ts', import.meta.url)
const MADE = 'Made by `make schema` out of docs/protocol.schema.json; not to be edited by hand. */'

/** The schema without limits, which types cannot express; an object without properties may hold
any. */
function plain(schema) {
  return JSON.parse(JSON.stringify(schema), (key, value) => {
    if (['maxLength', 'minLength', 'minimum', 'maximum'].includes(key)) return undefined
    const open = value?.type === 'object' && !value.properties && !value.additionalProperties
    return open ? { ...value, additionalProperties: true } : value
  })
}

const types = (messages) =>
  compile(plain(messages), 'Message', {
    additionalProperties: false,
    bannerComment: `/** What clients and the server say to each other.\n\n${MADE}`,
    format: false,
    maxItems: -1, // a list with a longest length is a list
  })

const version = (protocol, events) => `/** The version of all this. */
export const PROTOCOL = ${protocol}

/** By kind of event, the fields it may have. */
export const EVENT_FIELDS: Record<string, (keyof EventView)[]> = ${JSON.stringify(events)}
`

function constants(lists) {
  const made = Object.entries(lists).map(
    ([name, { description, value }]) =>
      `/** ${description} */\nexport const ${name} = ${JSON.stringify(value)} as const\n`,
  )
  return [`/** What can be chosen at a table.\n\n${MADE}\n`, ...made].join('\n')
}

const {
  'x-lists': lists,
  'x-protocol': protocol,
  'x-events': events,
  ...messages
} = JSON.parse(await readFile(SCHEMA, 'utf-8'))
const files = [
  [TYPES, `${await types(messages)}\n${version(protocol, events)}`],
  [LISTS, constants(lists)],
]
for (const [file, text] of files) {
  const wanted = await format(text, { ...(await resolveConfig(file)), parser: 'typescript' })
  if (!process.argv.includes('--check')) {
    await writeFile(file, wanted)
  } else if ((await readFile(file, 'utf-8').catch(() => '')) !== wanted) {
    console.error(`${file.pathname} is not what the schema says; write it anew: make schema`)
    process.exit(1)
  }
}
