import type { FindingLevel } from '../../values.ts'
import { daysBetween } from './ro-due.ts'

/** Largest number of extensions in one cycle. */
export const MOST_EXTENSIONS = 2

/** Returns the most days that one extension may add. */
export const longestExtension = (level: FindingLevel): number => (level === '1' ? 7 : 30)

export interface ExtensionFacts {
  readonly level: FindingLevel
  readonly rectifyDue: string
  readonly today: string
  /** Number of extensions granted in this cycle. */
  readonly granted: number
  readonly pending: boolean
}

export type ExtensionProblem =
  | 'extensionLate'
  | 'extensionPending'
  | 'tooManyExtensions'
  | 'notLater'
  | 'extensionTooLong'
  | 'extensionTooLongLevel1'

/** Returns why no extension may be requested now, whatever the date, or null. */
export function extensionRequestProblem({
  rectifyDue,
  today,
  granted,
  pending,
}: ExtensionFacts): ExtensionProblem | null {
  if (pending) return 'extensionPending'
  if (granted >= MOST_EXTENSIONS) return 'tooManyExtensions'
  return today > rectifyDue ? 'extensionLate' : null
}

/** Returns why an extension until this day may not be requested, or null. */
export function extensionProblem(newDue: string, facts: ExtensionFacts): ExtensionProblem | null {
  const problem = extensionRequestProblem(facts)
  if (problem !== null) return problem
  const days = daysBetween(facts.rectifyDue, newDue)
  if (days <= 0) return 'notLater'
  if (days <= longestExtension(facts.level)) return null
  return facts.level === '1' ? 'extensionTooLongLevel1' : 'extensionTooLong'
}
