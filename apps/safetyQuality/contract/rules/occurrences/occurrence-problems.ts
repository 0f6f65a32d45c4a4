import type { ErrorEntry } from '@apron/contract/errors/catalogue'
import { timeOfWire } from '@apron/contract/wire/formats/wire-time'
import type { OccDraft } from '../../occurrences/occurrence.entities.ts'
import { OCCURRENCE_ERRORS } from '../../occurrences/occurrence.errors.ts'
import { REPORT_ERRORS } from '../../reports/report.errors.ts'
import { EMPTY_REPORT } from '../reports/report-draft.ts'
import { reportProblems } from '../reports/report-problems.ts'

/** A validation problem: the field and its message. */
export interface OccProblem {
  readonly field: string
  readonly error: ErrorEntry
}

/** Registration marks. Chinese ones contain neither I nor O; those of other states vary more. */
const REGISTRATION = /^(?:B-[0-9A-HJ-NP-Z]{4}|(?!B-)[A-Z0-9]{1,2}-?[A-Z0-9]{3,5})$/
const PART_NUMBER = /^[A-Z0-9][A-Z0-9\-/.]{1,31}$/

type ReportContent = Pick<OccDraft, 'event' | 'details'>
type Rule = readonly [field: string, error: ErrorEntry, isWrong: (report: ReportContent) => boolean]

const RULES: readonly Rule[] = [
  ['acReg', OCCURRENCE_ERRORS.regMissing, ({ event }) => event.acReg === ''],
  ['acReg', OCCURRENCE_ERRORS.regWrong, ({ event }) => !REGISTRATION.test(event.acReg)],
  ['site', OCCURRENCE_ERRORS.siteWrong, ({ event }) => !/^(?:[A-Z]{3})?$/.test(event.site)],
  [
    'partNo',
    OCCURRENCE_ERRORS.partNoWrong,
    ({ details: { partNo } }) => partNo !== '' && !PART_NUMBER.test(partNo),
  ],
  [
    'mandatoryDeadline',
    OCCURRENCE_ERRORS.deadlineWrong,
    ({ details: { mandatoryDeadline: due } }) => due !== null && timeOfWire(due) === null,
  ],
]

/** Returns the problems that block the submission of an occurrence or defect report. @param today `yyyy-MM-dd` */
export function occurrenceProblems(report: ReportContent, today: string): OccProblem[] {
  const draft = { strip: EMPTY_REPORT.strip, event: report.event, confirmed: true }
  return [
    ...RULES.filter(([, , isWrong]) => isWrong(report)).map(([field, error]) => ({ field, error })),
    ...reportProblems(draft, today).map(({ field, error }) => ({ field, error: REPORT_ERRORS[error] })),
  ]
}
