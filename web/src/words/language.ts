/** One language: its Fluent file, and the sentences and names made from it, as in language.py. */

import { FluentBundle, FluentResource } from '@fluent/bundle'

type Pattern = Parameters<FluentBundle['formatPattern']>[0]

export type Argument = string | number
export type Arguments = Record<string, Argument>

export class Language {
  #bundle: FluentBundle
  #joined: Intl.ListFormat

  constructor(
    readonly code: string,
    ...texts: string[]
  ) {
    this.#bundle = new FluentBundle(code, { useIsolating: false })
    this.#joined = new Intl.ListFormat(code)
    for (const text of texts) {
      const errors = this.#bundle.addResource(new FluentResource(text))
      if (errors[0]) throw errors[0]
    }
  }

  knows(message: string): boolean {
    return this.#bundle.hasMessage(message)
  }

  /** A list as a phrase: "one, two and three". */
  list(items: string[]): string {
    return this.#joined.format(items)
  }

  #message(message: string) {
    const found = this.#bundle.getMessage(message)
    if (!found) throw new Error(`no message is called ${message}`)
    return found
  }

  /** The message's wording for the first of the tags that has one. */
  fitting(message: string, tags: string[]): string {
    const special = tags.map((tag) => `${message}_${tag}`)
    return special.find((one) => this.knows(one)) ?? message
  }

  say(message: string, args: Arguments = {}): string {
    const { value } = this.#message(message)
    if (value === null) throw new Error(`the message ${message} has attributes only`)
    return this.#filled(value, args)
  }

  attribute(message: string, attribute: string, args: Arguments = {}): string {
    const pattern = this.#message(message).attributes[attribute]
    if (pattern === undefined) throw new Error(`${message} has no attribute ${attribute}`)
    return this.#filled(pattern, args)
  }

  /** A name as arguments for a sentence: its value, and each attribute behind it. */
  name(argument: string, message: string, args: Arguments = {}): Arguments {
    const names: Arguments = { [argument]: this.say(message, args) }
    for (const [attribute, pattern] of Object.entries(this.#message(message).attributes)) {
      names[`${argument}_${attribute}`] = this.#filled(pattern, args)
    }
    return names
  }

  #filled(pattern: Pattern, args: Arguments): string {
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, args, errors)
    if (errors[0]) throw errors[0]
    // Line breaks in a file have no meaning.
    return text.replaceAll('\n', ' ')
  }
}
