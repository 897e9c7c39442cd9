/** Type-ahead in the editor. */

import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { membersOf, operandAt, ownMembers, stringsFor, typeOf, type Member } from './suggest'

/** What can be written where the cursor is. */
export function complete(context: CompletionContext): CompletionResult | null {
  const { state, pos } = context
  const line = state.doc.lineAt(pos)
  const before = line.text.slice(0, pos - line.from)
  const [quoted] = /[^"']*$/.exec(before) ?? ['']
  const strings = stringsFor(before)
  if (strings.length) {
    const options = strings.map((label) => ({ label, type: 'text' }))
    return { from: pos - quoted.length, options, validFor: /^[\w ]*$/ }
  }
  const [, operand, word = ''] = /^(.*)\.(\w*)$/.exec(before) ?? []
  if (operand === undefined) return null
  const whole = operandAt(operand)
  const code = state.sliceDoc(0, line.from)
  const own = whole === 'self' ? ownMembers(state.sliceDoc()) : []
  const known = membersOf(typeOf(whole, code))
  const names = new Set(known.map(({ name }) => name))
  const members = [...known, ...own.filter(({ name }) => !names.has(name))]
  if (!members.length) return null
  return { from: pos - word.length, options: members.map(shown), validFor: /^\w*$/ }
}

function shown({ name, type = '', takes, about }: Member): Completion {
  const detail = takes === undefined ? type && `: ${type}` : `(${takes})${type && ` → ${type}`}`
  return {
    label: name,
    type: takes === undefined ? 'property' : 'method',
    ...(detail ? { detail } : {}),
    ...(about ? { info: about } : {}),
  }
}
