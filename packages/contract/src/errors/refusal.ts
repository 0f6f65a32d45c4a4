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

/** Throws a refusal for the first problem, if any. `seq` is the number of the item that has the problem. */
export function rejectProblems<Name extends string>(
  problems: readonly ({ readonly error: Name; readonly seq: number } | null)[],
  errors: Readonly<Record<Name, ErrorEntry>>,
): void {
  const problem = problems[0] ?? null
  if (problem !== null) throw new Refusal(errors[problem.error], { seq: String(problem.seq) })
}
