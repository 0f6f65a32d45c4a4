import { isBlank, visibleLength } from '@apron/contract/texts/normalize-text'
import type { ReportEvent, ReportStrip, ReportToFile } from '../../reports/report.entities.ts'
import type { REPORT_ERRORS } from '../../reports/report.errors.ts'
import { DELAY_OUTCOME, NO_OUTCOME, REPORT_LIMITS } from '../../reports/report.values.ts'

/** Steps of the form that can have problems. */
export type ReportStepName = 'identity' | 'event' | 'causes' | 'send'

/** A validation problem of a report: the field and its message. */
export interface ReportProblem {
  readonly step: ReportStepName
  readonly field: string
  readonly error: keyof typeof REPORT_ERRORS
}

/** A report while it is filled in. Choices may still be missing. */
export type ReportDraft = Pick<ReportToFile, 'strip' | 'event' | 'confirmed'>

type Rule<Part> = readonly [field: string, error: ReportProblem['error'], isWrong: (part: Part) => boolean]

const STRIP_RULES: readonly Rule<ReportStrip>[] = [
  ['name', 'nameMissing', ({ name }) => isBlank(name)],
  ['phone', 'contactMissing', ({ phone, email }) => isBlank(phone) && isBlank(email)],
  ['phone', 'phoneWrong', ({ phone }) => !/^(\+?[0-9\- ]{7,20})?$/.test(phone)],
  ['email', 'emailWrong', ({ email }) => !/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/.test(email)],
]

/** Returns the rules of Part B. @param today `yyyy-MM-dd` */
const eventRules = (today: string): readonly Rule<ReportEvent>[] => [
  ['category', 'categoryMissing', ({ category }) => category === ''],
  ['title', 'titleMissing', ({ title }) => visibleLength(title) < REPORT_LIMITS.titleMin],
  ['eventDate', 'dateFuture', ({ eventDate }) => eventDate !== null && eventDate > today],
  ['eventDate', 'dateOld', ({ eventDate }) => eventDate !== null && eventDate < yearsBefore(today)],
  ['areaType', 'areaMissing', ({ areaType }) => areaType === ''],
  ['narrative', 'narrativeShort', ({ narrative }) => visibleLength(narrative) < REPORT_LIMITS.narrativeMin],
  ['outcome', 'outcomeMissing', ({ outcome }) => outcome.length === 0],
  ['outcome', 'noneAndOthers', ({ outcome }) => outcome.includes(NO_OUTCOME) && outcome.length > 1],
]

function yearsBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - REPORT_LIMITS.yearsBack}${day.slice(4)}`
}

/** Returns all problems that block sending a report, in the order of the form. @param today `yyyy-MM-dd` */
export function reportProblems({ strip, event, confirmed }: ReportDraft, today: string): ReportProblem[] {
  const problems: ReportProblem[] = []
  if (strip.mode !== 'ANON') problems.push(...findProblems('identity', STRIP_RULES, strip))
  problems.push(...findProblems('event', eventRules(today), event))
  if (!confirmed) problems.push({ step: 'send', field: 'confirmed', error: 'confirmationsMissing' })
  return problems
}

function findProblems<Part>(step: ReportStepName, rules: readonly Rule<Part>[], part: Part): ReportProblem[] {
  return rules.filter(([, , isWrong]) => isWrong(part)).map(([field, error]) => ({ step, field, error }))
}

/** Returns the outcomes after a change of the selection, and whether “none” was cleared. It excludes all others. */
export function withOutcome(
  before: readonly string[],
  after: readonly string[],
): { readonly outcome: string[]; readonly noneCleared: boolean } {
  const added = after.filter(each => !before.includes(each))
  if (added.includes(NO_OUTCOME)) return { outcome: [NO_OUTCOME], noneCleared: false }
  const noneCleared = added.length > 0 && after.includes(NO_OUTCOME)
  return { outcome: noneCleared ? after.filter(each => each !== NO_OUTCOME) : [...after], noneCleared }
}

/** Returns the report to send, without the fields that the form hides. */
export function reportToSend({ strip, event, confirmed }: ReportDraft): ReportDraft {
  const isNamed = strip.mode !== 'ANON'
  return {
    strip: isNamed ? strip : { mode: 'ANON', name: '', phone: '', email: '', contactTime: '' },
    event: { ...event, delayMin: event.outcome.includes(DELAY_OUTCOME) ? event.delayMin : null },
    confirmed,
  }
}
