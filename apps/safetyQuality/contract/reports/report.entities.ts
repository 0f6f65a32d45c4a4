import { date, Named, nullable, recordId, text, version } from '@apron/contract/entities/fields'
import { LANGUAGES } from '@apron/contract/dictionary/language'
import { Page, PageRequest } from '@apron/contract/lists/paging'
import { type Static, Type } from 'typebox'
import {
  ACTIVITIES,
  type CardPart,
  DEID_CHECKS,
  ENTRY_KINDS,
  EVENT_TYPES,
  EXPERIENCES,
  FAILURE_TYPES,
  IDENTITY_MODES,
  PROTECT_CLASSES,
  RECURRENCES,
  REPORT_ACTIONS,
  REPORT_LIMITS,
  REPORT_STATES,
  ROLE_GROUPS,
  STEP_KINDS,
} from './report.values.ts'
import { FileTicket } from './report-file.entities.ts'
import { RECEIPT_CODE } from '../rules/sealing/receipt-code.ts'
import { RISK_INDICES } from '../rules/occurrences/risk-matrix.ts'
import { SolvedChallenge, WorkChallenge } from './work.entities.ts'

const value = Type.String({ pattern: '^[A-Za-z0-9_-]{1,20}$' })
const listOf = <T extends ReturnType<typeof Type.String> | ReturnType<typeof Type.Enum>>(schema: T) =>
  Type.Array(schema, { maxItems: REPORT_LIMITS.values, uniqueItems: true })

/** Part A: contact data of the reporter, as far as given. The office can open it only with a reason. */
export const ReportStrip = Type.Object({
  mode: Type.Enum(IDENTITY_MODES),
  name: text(REPORT_LIMITS.name),
  phone: Type.String({ pattern: '^(\\+?[0-9\\- ]{7,20})?$' }),
  email: Type.String({ maxLength: REPORT_LIMITS.email, pattern: '^([^\\s@]+@[^\\s@]+\\.[^\\s@]+)?$' }),
  contactTime: text(REPORT_LIMITS.contactTime),
})
export type ReportStrip = Static<typeof ReportStrip>

/** Part B: the event. */
export const ReportEvent = Type.Object({
  category: value,
  title: text(REPORT_LIMITS.title, REPORT_LIMITS.titleMin),
  eventDate: nullable(date),
  timeBand: nullable(value),
  shift: nullable(value),
  site: Type.String({ pattern: '^([A-Z]{3})?$' }),
  areaType: value,
  acType: nullable(value),
  acReg: text(REPORT_LIMITS.acReg),
  ata: nullable(value),
  maintType: nullable(value),
  activity: Type.Array(Type.Enum(ACTIVITIES), { maxItems: ACTIVITIES.length, uniqueItems: true }),
  docRef: text(REPORT_LIMITS.reference),
  partRef: text(REPORT_LIMITS.reference),
  narrative: text(REPORT_LIMITS.narrative, REPORT_LIMITS.narrativeMin),
  discovery: nullable(value),
  outcome: Type.Array(value, { minItems: 1, maxItems: REPORT_LIMITS.values, uniqueItems: true }),
  delayMin: nullable(Type.Integer({ minimum: 0, maximum: REPORT_LIMITS.delayMin })),
  potential: nullable(value),
  recurrence: nullable(Type.Enum(RECURRENCES)),
  factors: Type.Array(Type.Object({ group: value, text: text(REPORT_LIMITS.factorText) }), {
    maxItems: REPORT_LIMITS.values,
  }),
  hfTags: listOf(value),
  immediateAction: text(REPORT_LIMITS.note),
  suggestion: text(REPORT_LIMITS.note),
  roleGroup: Type.Enum(ROLE_GROUPS),
  experience: Type.Enum(EXPERIENCES),
  contactOk: Type.Boolean({
    description: 'True if the reporter is willing to answer questions through the code',
  }),
})
export type ReportEvent = Static<typeof ReportEvent>

const code = Type.String({ pattern: RECEIPT_CODE, secret: true })

/** State of public reporting: whether reports are accepted, and the proof-of-work challenge. */
export const OpenReporting = Type.Object({
  accepting: Type.Boolean({ description: 'False while the office has no key to seal with' }),
  challenge: WorkChallenge,
})

/** A value that a report can be filled in with. */
export const ReportOption = Type.Object({
  directory: Type.String(),
  code: Type.String(),
  name: Type.String(),
})
export type ReportOption = Static<typeof ReportOption>
export const ReportOptions = Type.Array(ReportOption)

const publicCount = nullable(Type.Integer({ description: 'Null if small' }))
/** Counters of the last 12 months. */
export const ReportCounts = Type.Object({ received: publicCount, closed: publicCount, published: publicCount })
export type ReportCounts = Static<typeof ReportCounts>

/** A report with a random code chosen by the browser. Sending it twice files one report. */
export const ReportToFile = Type.Object({
  code,
  work: SolvedChallenge,
  language: Type.Enum(LANGUAGES),
  strip: ReportStrip,
  event: ReportEvent,
  confirmed: Type.Boolean({ description: 'Notice read, honest belief, nothing classified' }),
  ticket: Type.Optional(FileTicket),
})
export type ReportToFile = Static<typeof ReportToFile>

/** Proof that somebody who knows the code filed a report on that day. It contains nothing about the report. */
export const Receipt = Type.Object({
  date: Type.String({ description: 'yyyy-MM-dd' }),
  signature: Type.String({ description: 'Ed25519 over date and digest of the code, base64url' }),
})
export type Receipt = Static<typeof Receipt>
export const ReceiptToCheck = Type.Object({
  code,
  date,
  signature: Type.String({ pattern: '^[A-Za-z0-9_-]{86}$' }),
})
export const ReceiptCheck = Type.Object({ genuine: Type.Boolean() })

export const ProgressRequest = Type.Object({ code, work: SolvedChallenge })

const PublicEntry = Type.Object({
  kind: Type.Enum(ENTRY_KINDS),
  date: Type.String({ description: 'yyyy-MM-dd' }),
  text: Type.String(),
})
const ReportStep = Type.Object({
  kind: Type.Enum(STEP_KINDS),
  date: Type.String({ description: 'yyyy-MM-dd' }),
})
export type ReportStep = Static<typeof ReportStep>

/** The report as the holder of the code sees it. */
export const ReportProgress = Type.Object({
  state: Type.Enum(REPORT_STATES),
  category: Named,
  received: Type.String({ description: 'yyyy-MM-dd' }),
  steps: Type.Array(ReportStep),
  entries: Type.Array(PublicEntry),
  mayAdd: Type.Boolean(),
})
export type ReportProgress = Static<typeof ReportProgress>

export const HolderText = Type.Object({
  code,
  work: SolvedChallenge,
  text: Type.String({
    minLength: 1,
    maxLength: REPORT_LIMITS.answer,
    pattern: '^[^\\u0000]*\\S[^\\u0000]*$',
  }),
})

const sealed = Type.String({ description: 'Sealed for the office (age), base64' })

/** The key of the office, from the view of one of its people. */
export const OfficeKey = Type.Object({
  recipient: nullable(Type.String({ description: 'Public half; null while there is no key' })),
  wrapped: nullable(
    Type.String({ description: 'Private half, wrapped by the passphrase of the caller; null without one' }),
  ),
  holders: Type.Array(Named),
  others: Type.Array(Named, { description: 'People of the office who cannot open the key yet' }),
})
export type OfficeKey = Static<typeof OfficeKey>

const wrapped = Type.String({ minLength: 100, maxLength: 4000, pattern: '^[A-Za-z0-9+/=]+$' })
export const NewOfficeKey = Type.Object({
  recipient: Type.String({ pattern: '^age1[a-z0-9]{50,80}$' }),
  wrapped,
  recovery: wrapped,
})
export const NewHolder = Type.Object({ userCode: recordId, wrapped })
export const Recovery = Type.Object({ wrapped: Type.String() })

/** A report in the list of the desk. */
export const DeskRow = Type.Object({
  id: Type.String(),
  version,
  number: nullable(Type.String({ description: 'SR-yyyy-nnnn, assigned when a handler takes it' })),
  received: Type.String({ description: 'yyyy-MM-dd' }),
  band: Type.Integer({ minimum: 0, maximum: 3, description: 'Quarter of the day' }),
  language: Type.Enum(LANGUAGES),
  category: Named,
  state: Type.Enum(REPORT_STATES),
  handler: nullable(Named),
})
export type DeskRow = Static<typeof DeskRow>
export const DeskCriteria = Type.Object({
  state: Type.Optional(Type.Enum(REPORT_STATES)),
  category: Type.Optional(value),
  mine: Type.Optional(Type.Boolean()),
})
export type DeskCriteria = Static<typeof DeskCriteria>
export const DeskQuery = PageRequest(DeskCriteria)
export type DeskQuery = Static<typeof DeskQuery>
export const DeskPage = Page(DeskRow)

const risk = Type.Enum(RISK_INDICES)
const BothLanguages = (longest: number) => Type.Object({ zh: text(longest), en: text(longest) })

/** The de-identified text of a report, which may be shared. It names no person, place or exact time. */
export const ReportCard = Type.Object({
  month: Type.String({
    pattern: '^(20[0-9]{2}-(0[1-9]|1[0-2]))?$',
    description: 'yyyy-MM; empty while unknown',
  }),
  ata: nullable(value),
  title: BothLanguages(REPORT_LIMITS.title),
  setting: BothLanguages(REPORT_LIMITS.setting),
  happened: BothLanguages(REPORT_LIMITS.card),
  why: BothLanguages(REPORT_LIMITS.card),
  changed: BothLanguages(REPORT_LIMITS.card),
  lesson: BothLanguages(REPORT_LIMITS.card),
} satisfies Record<CardPart, unknown> & Record<'month' | 'ata', unknown>)
export type ReportCard = Static<typeof ReportCard>

/** A contributing factor found by the investigation. */
const Factor = Type.Object({ group: value, description: text(REPORT_LIMITS.factor, REPORT_LIMITS.factorMin) })

/** Findings of the investigation, in de-identified words. */
export const ReportFindings = Type.Object({
  risk,
  rationale: text(REPORT_LIMITS.rationale, REPORT_LIMITS.rationaleMin),
  interim: text(REPORT_LIMITS.note),
  facts: text(REPORT_LIMITS.facts),
  eventType: nullable(Type.Enum(EVENT_TYPES)),
  failureTypes: Type.Array(Type.Enum(FAILURE_TYPES), { maxItems: FAILURE_TYPES.length, uniqueItems: true }),
  factors: Type.Array(Factor, { maxItems: REPORT_LIMITS.values }),
  defencesHeld: text(REPORT_LIMITS.defences),
  defencesFailed: text(REPORT_LIMITS.defences),
  card: ReportCard,
})
export type ReportFindings = Static<typeof ReportFindings>

/** Decisions at the closing of a report. */
export const ReportClosing = Type.Object({
  residual: nullable(risk),
  residualNote: text(REPORT_LIMITS.rationale),
  noAction: text(REPORT_LIMITS.noAction),
  feedback: BothLanguages(REPORT_LIMITS.feedback),
})
export type ReportClosing = Static<typeof ReportClosing>

/** The de-identified part of a report with its findings and decisions. */
export const ReportWork = Type.Object({
  protectClass: Type.Enum(PROTECT_CLASSES),
  mandatory: Type.Boolean({ description: 'True if a mandatory report is required too' }),
  findings: ReportFindings,
  closing: nullable(ReportClosing),
  submittedBy: nullable(Named),
  signatures: Type.Array(Type.Object({ by: Named, date: Type.String() })),
  libraryNumber: nullable(Type.String({ description: 'LIB-nnnn, set at the first publication' })),
})
export type ReportWork = Static<typeof ReportWork>

const ReportOrder = Type.Object({
  id: Type.String(),
  roNo: Type.String(),
  title: Type.String(),
  status: Type.String({ description: 'State of the rectification order' }),
})

/** Target days of a report, yyyy-MM-dd. Null if the step is done. */
const ReportTargets = Type.Object({
  triage: nullable(date),
  feedback: nullable(date),
  closing: nullable(date),
})

/** A report as the office reads it. Sealed parts are decrypted in the browser. */
export const DeskReport = Type.Object({
  ...DeskRow.properties,
  event: sealed,
  hasStrip: Type.Boolean({ description: 'False once the contact data is destroyed' }),
  steps: Type.Array(
    Type.Object({
      ...ReportStep.properties,
      note: Type.String({ description: 'Reason, visible only to the office' }),
    }),
  ),
  entries: Type.Array(
    Type.Object({
      kind: Type.Enum(ENTRY_KINDS),
      date: Type.String(),
      by: nullable(Named),
      text: sealed,
    }),
  ),
  actions: Type.Array(Type.Enum(REPORT_ACTIONS)),
  mergedInto: nullable(Type.String({ description: 'Number of the report into which it was merged' })),
  work: nullable(ReportWork),
  orders: Type.Array(ReportOrder),
  targets: ReportTargets,
})
export type DeskReport = Static<typeof DeskReport>

/** The de-identified view of a report for managers and directors. */
export const ReportSummary = Type.Object({
  number: nullable(Type.String()),
  category: Named,
  state: Type.Enum(REPORT_STATES),
  risk,
  residual: nullable(risk),
  interim: Type.String(),
  card: Type.Union([ReportCard, Type.Null()], { description: 'Null until two handlers have signed it' }),
})
export type ReportSummary = Static<typeof ReportSummary>

const textRequest = (longest: number, shortest: number) =>
  Type.Object({ id: recordId, version, text: text(longest, shortest) })
export const Question = textRequest(REPORT_LIMITS.question, REPORT_LIMITS.questionMin)
export const Feedback = textRequest(REPORT_LIMITS.feedback, REPORT_LIMITS.feedbackMin)
export const Redirection = textRequest(REPORT_LIMITS.explanation, REPORT_LIMITS.explanationMin)
export const ReasonRequest = textRequest(REPORT_LIMITS.reason, REPORT_LIMITS.reasonMin)
export const MergeRequest = Type.Object({
  id: recordId,
  version,
  master: Type.String({
    pattern: '^SR-[0-9]{4}-[0-9]{4,6}$',
    description: 'Number of the report into which it is to be merged',
  }),
})
export const Acceptance = Type.Object({
  id: recordId,
  version,
  category: value,
  protectClass: Type.Enum(PROTECT_CLASSES),
  mandatory: Type.Boolean(),
  risk,
  rationale: text(REPORT_LIMITS.rationale, REPORT_LIMITS.rationaleMin),
  interim: text(REPORT_LIMITS.note),
})
export type Acceptance = Static<typeof Acceptance>
export const SaveWork = Type.Object({ id: recordId, version, ...ReportFindings.properties })
export type SaveWork = Static<typeof SaveWork>
export const DeidSignature = Type.Object({
  id: recordId,
  version,
  checks: Type.Array(Type.Enum(DEID_CHECKS), {
    minItems: DEID_CHECKS.length,
    maxItems: DEID_CHECKS.length,
    uniqueItems: true,
  }),
})
export const SubmitClosing = Type.Object({ id: recordId, version, ...ReportClosing.properties })
export type SubmitClosing = Static<typeof SubmitClosing>
export const StripRequest = Type.Object({
  id: recordId,
  reason: text(REPORT_LIMITS.reason, REPORT_LIMITS.reasonMin),
})
export const SealedStrip = Type.Object({ strip: sealed })
