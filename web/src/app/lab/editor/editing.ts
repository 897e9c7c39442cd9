/** The editor of bots: CodeMirror with Python, fetched when the laboratory is opened. */

import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { python, pythonLanguage } from '@codemirror/lang-python'
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language'
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint'
import { Compartment, EditorState, type Text } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import type { Mistake } from '../../../pocket/lab/messages'
import { complete } from './completing'
import { colours, look } from './look'

export interface Editing {
  code: string
  label: string
  /** Called when the code was changed by hand. */
  onchange: (code: string) => void
  /** Called for Ctrl-Enter. */
  onrun: () => void
}

/** A mistake as it is shown: with its sentence. */
export interface Marked extends Pick<Mistake, 'line' | 'column' | 'until'> {
  sentence: string
}

/** An editor in that element. */
export class Editor {
  readonly view: EditorView
  #label = new Compartment()

  constructor(parent: HTMLElement, { code, label, onchange, onrun }: Editing) {
    const run = { key: 'Mod-Enter', run: () => (onrun(), true), preventDefault: true }
    const extensions = [
      keymap.of([run]),
      lineNumbers(),
      lintGutter(),
      highlightSpecialChars(),
      history(),
      drawSelection(),
      EditorState.allowMultipleSelections.of(true),
      indentOnInput(),
      indentUnit.of('    '),
      EditorState.tabSize.of(4),
      bracketMatching(),
      closeBrackets(),
      autocompletion({ icons: false }),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      python(),
      pythonLanguage.data.of({ autocomplete: complete }),
      syntaxHighlighting(colours),
      look,
      this.#label.of(labelled(label)),
      keymap.of([
        ...closeBracketsKeymap,
        ...completionKeymap,
        ...lintKeymap,
        ...historyKeymap,
        indentWithTab, // Escape and then Tab leaves the editor
        ...defaultKeymap,
      ]),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onchange(update.state.doc.toString())
      }),
    ]
    this.view = new EditorView({ parent, state: EditorState.create({ doc: code, extensions }) })
  }

  get code(): string {
    return this.view.state.doc.toString()
  }

  /** Puts other code in place of all, which can be undone. */
  set code(code: string) {
    if (code === this.code) return
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: code } })
  }

  set label(label: string) {
    this.view.dispatch({ effects: this.#label.reconfigure(labelled(label)) })
  }

  /** Shows mistakes at their lines, in place of those shown before. */
  mark(mistakes: Marked[]): void {
    const { state } = this.view
    const found = mistakes.flatMap((one) => diagnosticOf(one, state.doc))
    this.view.dispatch(setDiagnostics(state, found))
  }

  /** Puts the cursor at a line, counted from 1. */
  go(line: number): void {
    const { doc } = this.view.state
    const { from } = doc.line(Math.min(Math.max(line, 1), doc.lines))
    this.view.dispatch({
      selection: { anchor: from },
      effects: EditorView.scrollIntoView(from, { y: 'center' }),
    })
    this.view.focus()
  }

  close(): void {
    this.view.destroy()
  }
}

const labelled = (label: string) =>
  EditorView.contentAttributes.of({ 'aria-label': label, lang: 'en', translate: 'no' })

/** Where a mistake is shown: in its columns, or in the whole line. */
function diagnosticOf({ line, column, until, sentence }: Marked, doc: Text): Diagnostic[] {
  if (line < 1 || line > doc.lines) return []
  const { from, to, text } = doc.line(line)
  const begin = column ? Math.min(from + column - 1, to) : to - text.trimStart().length
  const end = until > column && column ? Math.min(from + until - 1, to) : to
  return [{ from: Math.min(begin, end), to: end, severity: 'error', message: sentence }]
}
