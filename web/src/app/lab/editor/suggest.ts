/** What an expression in a bot is, as far as that can be told from its text, and what can be written
after it. Types are those of Python, such as `list[TokenView]`. */

import api from '../api.json'

export interface Member {
  name: string
  type?: string
  /** Of a method: the names of what it is given. */
  takes?: string
  about?: string
}

interface Known {
  about: string
  members: Member[]
  /** What a call of an object gives, and a loop over it. */
  gives: string
  holds: string
}

const CLASSES = api.classes as Record<string, Known>

/** What names stand for unless the code says otherwise. */
const USUAL: Record<string, string> = {
  self: 'Bot',
  look: 'Eyes',
  decision: 'Decision',
  option: 'Option',
  view: 'View',
  game: 'Game',
  result: 'Result',
  bandit: 'BanditView',
  player: 'PlayerView',
  token: 'TokenView',
  card: 'CardView',
  event: 'EventView',
}

/** How far assignments are followed. */
const DEEPEST = 6

/** The values of `dict[K, V]`, the elements of `list[E]`, and what a loop over a class gives. */
export function elementOf(type: string): string {
  const inner = /^(?:list|Sequence)\[(.*)\]$/.exec(type)?.[1]
  return inner ?? valueOf(type) ?? CLASSES[type]?.holds ?? ''
}

const valueOf = (type: string) => /^dict\[[^,]+, (.*)\]$/.exec(type)?.[1]

/** The members of a type. */
export function membersOf(type: string): Member[] {
  const value = valueOf(type)
  if (value !== undefined) {
    return [
      { name: 'get', type: value, takes: 'key, default' },
      { name: 'items', type: '', takes: '' },
      { name: 'keys', type: 'list[str]', takes: '' },
      { name: 'values', type: `list[${value}]`, takes: '' },
    ]
  }
  return CLASSES[type]?.members ?? []
}

/** The operand that ends a line, such as `view.floor["car 1"][0]`. */
export function operandAt(line: string): string {
  let at = line.length
  while (at > 0) {
    const char = line[at - 1] ?? ''
    if (/[\w.]/.test(char)) at -= 1
    else if (char === ')' || char === ']') {
      const opening = openingOf(line, at - 1)
      if (opening < 0) break
      at = opening
    } else break
  }
  return line.slice(at)
}

/** Where the bracket that closes at `at` was opened; -1 if nowhere. */
function openingOf(line: string, at: number): number {
  let depth = 0
  for (let n = at; n >= 0; n -= 1) {
    if (')]'.includes(line[n] ?? ' ')) depth += 1
    if ('(['.includes(line[n] ?? ' ')) depth -= 1
    if (!depth) return n
  }
  return -1
}

/** The type of an operand, where `code` stands above it; empty if it is not known. */
export function typeOf(operand: string, code: string, depth = 0): string {
  const [root] = /^\w+/.exec(operand) ?? ['']
  if (!root || depth > DEEPEST) return ''
  let type = typeOfName(root, code, depth)
  let method: Member | undefined
  for (let rest = operand.slice(root.length); rest;) {
    const [dotted, name] = /^\.(\w+)/.exec(rest) ?? []
    if (dotted) {
      method = membersOf(type).find((one) => one.name === name)
      type = method?.type ?? ''
      rest = rest.slice(dotted.length)
      continue
    }
    const end = closingOf(rest)
    const inside = rest.slice(1, end)
    if (rest.startsWith('(')) type = called(type, method, inside, code, depth)
    else if (!inside.includes(':')) type = elementOf(type)
    method = undefined
    rest = rest.slice(end + 1)
  }
  return type
}

/** What a call gives. */
function called(
  type: string,
  method: Member | undefined,
  inside: string,
  code: string,
  depth: number,
): string {
  if (!method) return CLASSES[type]?.gives ?? ''
  if (method.takes === undefined) return CLASSES[type]?.gives ?? ''
  const drawn = () => typeOf(inside.split(',')[0]?.trim() ?? '', code, depth + 1)
  if (type === 'element') return elementOf(drawn())
  return type === 'same' ? drawn() : type
}

/** Where the bracket at the beginning is closed. */
function closingOf(text: string): number {
  let depth = 0
  for (let n = 0; n < text.length; n += 1) {
    if ('(['.includes(text[n] ?? ' ')) depth += 1
    if (')]'.includes(text[n] ?? ' ')) depth -= 1
    if (!depth) return n
  }
  return text.length
}

function typeOfName(name: string, code: string, depth: number): string {
  const last = (pattern: string) => [...code.matchAll(new RegExp(pattern, 'gm'))].at(-1)?.[1] ?? ''
  const declared = last(`\\b${name}\\s*:\\s*([\\w.]+(?:\\[[^\\n=]*?\\])?)\\s*[,)=\\n]`)
  if (declared in CLASSES || /^(list|dict)\[/.test(declared)) return declared
  const assigned = last(`^\\s*${name}\\s*=\\s*([^=\\n].*)$`)
  if (assigned) return typeOf(firstOperand(assigned), code, depth + 1) || (USUAL[name] ?? '')
  const looped = last(`\\bfor\\s+${name}\\s+in\\s+([^:\\n]+)`)
  if (looped) return elementOf(typeOf(firstOperand(looped), code, depth + 1))
  return USUAL[name] ?? ''
}

/** The operand at the beginning of an expression. */
function firstOperand(text: string): string {
  let at = 0
  while (at < text.length) {
    const rest = text.slice(at)
    const [word] = /^[\w.]+/.exec(rest) ?? []
    if (word) at += word.length
    else if (/^[([]/.test(rest) && at) at += closingOf(rest) + 1
    else break
  }
  return text.slice(0, at)
}

/** Methods and attributes that the code gives its own bot. */
export function ownMembers(code: string): Member[] {
  const methods = [...code.matchAll(/^[ \t]+def\s+(\w+)\s*\(\s*self\s*,?\s*([^)]*)\)/gm)]
  const attributes = [...code.matchAll(/\bself\.(\w+)\s*(?::[^=\n]+)?=[^=]/g)]
  const found = [
    ...methods.map(([, name = '', takes = '']) => ({
      name,
      takes: takes.replace(/:[^,]+/g, '').trim(),
    })),
    ...attributes.map(([, name = '']) => ({ name })),
  ]
  return found.filter(({ name }) => !name.startsWith('__'))
}

/** What can be written in a string that begins in this line: names of decisions or words of
options; nothing where anything may stand. */
export function stringsFor(line: string): string[] {
  const before = /^(.*?)["']([^"']*)$/.exec(line)?.[1] ?? ''
  if (/\.name\s*(?:==|!=|(?:not\s+)?in\s*[([{].*)\s*$/.test(before)) return api.decisions
  if (/(?:\bfind\(|\bstr\(\w+\)\s*==)\s*$/.test(before)) return api.options
  return []
}
