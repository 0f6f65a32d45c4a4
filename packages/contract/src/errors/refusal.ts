import type { Language } from '../dictionary/language.ts'
import { fillText } from '../texts/fill-text.ts'
import type { ErrorEntry } from './catalogue.ts'

/**
 * A rejected call, with an entry of an error catalogue. Handlers throw it. The platform turns it into the envelope, so
 * pages never see a stack trace.
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

/** Throws the refusal that a rule returned, if any. */
export function throwRefusal(refusal: Refusal | null): void {
  if (refusal !== null) throw refusal
}

/** Throws a refusal for the first of the problems that a rule found in numbered items, if any. */
export function rejectProblems<Name extends string>(
  [first]: readonly ({ readonly error: Name; readonly seq: number } | null)[],
  errors: Readonly<Record<Name, ErrorEntry>>,
): void {
  if (first !== undefined && first !== null)
    throw new Refusal(errors[first.error], { seq: String(first.seq) })
}
