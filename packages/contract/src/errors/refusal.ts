import type { Language } from '../entities/language.ts'
import { fillText } from '../texts/fill-text.ts'
import type { ErrorEntry } from './catalogue.ts'

/** A refusal out of a catalogue. Handlers throw it; the platform turns it into the envelope, so no page sees a stack trace. */
export class Refusal extends Error {
  readonly entry: ErrorEntry
  readonly params: Readonly<Record<string, string>>
  /** `data` of the envelope. */
  readonly data: unknown

  /** @param params values for the braces of the entry's texts */
  constructor(entry: ErrorEntry, params: Readonly<Record<string, string>> = {}, data: unknown = null) {
    super(fillText(entry.en, params))
    this.name = 'Refusal'
    this.entry = entry
    this.params = params
    this.data = data
  }

  /** What the person reads. */
  text(language: Language): string {
    return fillText(this.entry[language], this.params)
  }
}
