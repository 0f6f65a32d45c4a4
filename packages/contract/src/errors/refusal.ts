import type { Language } from '../dictionary/language.ts'
import { fillText } from '../texts/fill-text.ts'
import type { ErrorEntry } from './catalogue.ts'

/**
 * A refusal from a catalogue. Handlers throw it and the platform turns it into the envelope, so pages never see a stack
 * trace.
 */
export class Refusal extends Error {
  readonly entry: ErrorEntry
  readonly params: Readonly<Record<string, string>>
  /** `data` of the envelope. */
  readonly data: unknown

  /** @param params values for the placeholders of the texts */
  constructor(entry: ErrorEntry, params: Readonly<Record<string, string>> = {}, data: unknown = null) {
    super(fillText(entry.en, params))
    this.name = 'Refusal'
    this.entry = entry
    this.params = params
    this.data = data
  }

  text(language: Language): string {
    return fillText(this.entry[language], this.params)
  }
}

/** @throws Refusal if a rule has returned one */
export function throwRefusal(refusal: Refusal | null): void {
  if (refusal !== null) throw refusal
}

/** @throws Refusal for the first problem that a rule has found in numbered items */
export function rejectProblems<Name extends string>(
  [first]: readonly ({ readonly error: Name; readonly seq: number } | null)[],
  errors: Readonly<Record<Name, ErrorEntry>>,
): void {
  if (first !== undefined && first !== null)
    throw new Refusal(errors[first.error], { seq: String(first.seq) })
}
