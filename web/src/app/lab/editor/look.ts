/** The looks of the editor, in the colours of the page. */

import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

export const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--text)', background: 'var(--raised)', fontSize: '0.9rem' },
  '&.cm-focused': { outline: '2px solid var(--brass)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
    lineHeight: '1.5',
  },
  '.cm-content': { caretColor: 'var(--text)', padding: '8px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--text)', borderLeftWidth: '2px' },
  '.cm-gutters': {
    color: 'var(--soft)',
    background: 'var(--panel)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-activeLine': { background: 'color-mix(in srgb, var(--brass) 12%, transparent)' },
  '.cm-activeLineGutter': { color: 'var(--text)', background: 'transparent' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { background: 'color-mix(in srgb, var(--brass) 40%, transparent)' },
  '&.cm-focused .cm-matchingBracket': {
    background: 'color-mix(in srgb, var(--brass) 35%, transparent)',
  },
  '.cm-tooltip': {
    color: 'var(--text)',
    background: 'var(--panel)',
    border: '1px solid var(--line)',
    borderRadius: '8px',
    maxWidth: 'min(34rem, 90vw)',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--ink)',
    background: 'var(--brass)',
  },
  '.cm-completionDetail': { color: 'var(--soft)', fontStyle: 'normal' },
  'li[aria-selected] .cm-completionDetail': { color: 'var(--ink)' },
  '.cm-completionInfo': { padding: '6px 10px', fontFamily: 'inherit', lineHeight: '1.35' },
  '.cm-diagnostic': { padding: '6px 10px', whiteSpace: 'pre-wrap' },
  '.cm-diagnostic-error': { borderLeft: '5px solid var(--red)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy #e2574c',
    textUnderlineOffset: '3px',
  },
})

/** The colours of code; they are mixed with the text's, so that they are read on light and dark. */
const mixed = (colour: string) => `color-mix(in srgb, ${colour} 62%, var(--text))`

export const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: mixed('#d9534a') },
  { tag: [tags.string, tags.special(tags.string)], color: mixed('#3f9f62') },
  { tag: [tags.number, tags.bool, tags.null], color: mixed('#a06bd6') },
  { tag: [tags.comment, tags.docString], color: 'var(--soft)', fontStyle: 'italic' },
  {
    tag: [tags.definition(tags.variableName), tags.function(tags.variableName)],
    color: mixed('#2f8fc4'),
  },
  {
    tag: [tags.className, tags.definition(tags.className)],
    color: mixed('#c08a1e'),
    fontWeight: '700',
  },
])
