import {
  date,
  dateTime,
  filterDay,
  Named,
  nullable,
  RecordVersion,
  recordId,
  recordIdOrNew,
  text,
  version,
  versionOrNew,
} from '@apron/contract/entities/fields'
import { HistoryEntry } from '@apron/contract/entities/history'
import { UploadedFile } from '@apron/contract/entities/uploaded-file'
import { Page, PageRequest } from '@apron/contract/lists/paging'
import { type Static, Type } from 'typebox'
import { FINDING_LEVELS } from '../values.ts'
import {
  EXTENSION_DECISIONS,
  MANUAL_SOURCES,
  MEASURE_KINDS,
  MEASURE_STATUSES,
  RO_ACTIONS,
  RO_HISTORY_ACTIONS,
  RO_LIMITS,
  RO_SORT_KEYS,
  RO_SOURCES,
  RO_STATUSES,
} from './rectification.values.ts'

const Status = Type.Enum(RO_STATUSES)
const Level = Type.Enum(FINDING_LEVELS)
const deptCode = Type.String({ pattern: '^[A-Za-z0-9-]{1,20}$' })
const userCode = Type.String({ pattern: '^[A-Za-z0-9]{1,20}$' })
const ata = nullable(
  Type.String({ pattern: '^[A-Z0-9_]{1,20}$', description: 'Value of ATA_CHAPTER; null for no chapter' }),
)
const files = Type.Array(UploadedFile, { maxItems: RO_LIMITS.files })

/** A row of the list of rectification orders. */
export const RoRow = Type.Object({
  id: Type.String(),
  version,
  roNo: Type.String(),
  title: Type.String({ description: 'In the language of the request' }),
  sourceType: Type.Enum(RO_SOURCES),
  level: Level,
  siteCode: Type.String(),
  acReg: Type.String(),
  ata,
  respDept: Named,
  respPerson: Named,
  issuer: Named,
  issuedAt: nullable(dateTime),
  planDue: date,
  rectifyDue: date,
  status: Status,
  cycle: Type.Integer({ description: 'Starts at 1 and increases each time the actions had no effect' }),
  daysOpen: nullable(Type.Integer({ description: 'Days from issue to closing, or until today' })),
  dueInDays: nullable(
    Type.Integer({
      description:
        'Days until rectifyDue while it is not reported as done; negative: overdue by so many days',
    }),
  ),
})
export type RoRow = Static<typeof RoRow>

/** Filter and sort order of the list. An empty filter returns all orders of the site that the caller may read. */
export const RoCriteria = Type.Object({
  text: Type.Optional(text(80)),
  status: Type.Optional(Type.Array(Status, { maxItems: RO_STATUSES.length })),
  level: Type.Optional(Level),
  sourceType: Type.Optional(Type.Enum(RO_SOURCES)),
  respDept: Type.Optional(deptCode),
  ata: Type.Optional(Type.String({ pattern: '^[A-Z0-9_]{1,20}$' })),
  cause: Type.Optional(
    Type.String({
      pattern: '^[A-Z0-9_]{1,20}$',
      description: 'Value of ROOT_CAUSE_CAT: only orders with such a root cause, in any cycle',
    }),
  ),
  issuedFrom: Type.Optional(filterDay),
  issuedTo: Type.Optional(filterDay),
  dueFrom: Type.Optional(filterDay),
  dueTo: Type.Optional(filterDay),
  mine: Type.Optional(
    Type.Boolean({
      description: 'True: only orders that the caller is responsible for, has issued or owns an action of',
    }),
  ),
  overdue: Type.Optional(Type.Boolean({ description: 'True: only overdue orders' })),
  awaitingMe: Type.Optional(Type.Boolean({ description: 'True: only orders that await the caller' })),
  sortBy: Type.Optional(Type.Enum(RO_SORT_KEYS)),
  descending: Type.Optional(Type.Boolean()),
})
export type RoCriteria = Static<typeof RoCriteria>
export const RoQuery = PageRequest(RoCriteria)
export type RoQuery = Static<typeof RoQuery>
export const RoPage = Page(RoRow)

/** Options of the filter form. */
export const RoFilterOptions = Type.Object({ departments: Type.Array(Named) })
export type RoFilterOptions = Static<typeof RoFilterOptions>

/** A root cause. Fields may be empty; the conditions apply when the plan is sent. */
export const RootCause = Type.Object({
  method: Type.String({ pattern: '^[A-Z0-9_]{1,20}$', description: 'Value of RCA_METHOD' }),
  category: Type.String({ pattern: '^[A-Z0-9_]{1,20}$', description: 'Value of ROOT_CAUSE_CAT' }),
  statement: text(RO_LIMITS.statement),
  whys: Type.Array(text(RO_LIMITS.why), { maxItems: RO_LIMITS.whys }),
})
export type RootCause = Static<typeof RootCause>

const MeasureDraft = Type.Object({
  kind: Type.Enum(MEASURE_KINDS),
  cause: nullable(
    Type.Integer({
      minimum: 1,
      maximum: RO_LIMITS.causes,
      description: 'Number of the cause that it removes, from 1',
    }),
  ),
  description: text(RO_LIMITS.measure),
  owner: Type.String({ pattern: '^[A-Za-z0-9]{0,20}$' }),
  due: nullable(date),
})
export type MeasureDraft = Static<typeof MeasureDraft>

/** Causes and actions as the responsible person saves them. */
export const SavePlan = Type.Object({
  id: recordId,
  version,
  containment: text(RO_LIMITS.containment),
  causes: Type.Array(RootCause, { maxItems: RO_LIMITS.causes }),
  measures: Type.Array(MeasureDraft, { maxItems: RO_LIMITS.measures }),
})
export type SavePlan = Static<typeof SavePlan>

const Progress = Type.Object({
  id: recordId,
  doneDate: nullable(date),
  doneRemark: text(RO_LIMITS.doneRemark),
  evidence: files,
})

/** Progress of actions. Actions that are not listed stay unchanged. */
export const SaveProgress = Type.Object({
  id: recordId,
  version,
  measures: Type.Array(Progress, { maxItems: RO_LIMITS.measures }),
})
export type SaveProgress = Static<typeof SaveProgress>

/** An action of one cycle. */
export const RoMeasure = Type.Object({
  id: Type.String(),
  seq: Type.Integer(),
  kind: Type.Enum(MEASURE_KINDS),
  cause: nullable(Type.Integer()),
  description: Type.String(),
  owner: Named,
  due: nullable(date),
  doneDate: nullable(date),
  doneRemark: Type.String(),
  evidence: Type.Array(UploadedFile),
  status: Type.Enum(MEASURE_STATUSES),
  mayReport: Type.Boolean({ description: 'True if the caller may report its progress' }),
})
export type RoMeasure = Static<typeof RoMeasure>

/** Causes and actions of one cycle. Earlier cycles stay readable. */
export const RoCycle = Type.Object({
  cycle: Type.Integer(),
  causes: Type.Array(RootCause),
  measures: Type.Array(RoMeasure),
})
export type RoCycle = Static<typeof RoCycle>

export const RoExtension = Type.Object({
  cycle: Type.Integer(),
  oldDue: date,
  newDue: date,
  reason: Type.String(),
  risk: Type.String({ description: 'Control of the risk until the new due date' }),
  askedBy: Named,
  askedAt: dateTime,
  decision: nullable(Type.Enum(EXTENSION_DECISIONS)),
  decidedBy: nullable(Named),
  decidedAt: nullable(dateTime),
  remark: Type.String(),
})
export type RoExtension = Static<typeof RoExtension>

/** One order with all its cycles and the actions the caller may take now. */
export const RoDetail = Type.Object({
  ...RoRow.properties,
  titleZh: Type.String(),
  description: Type.String(),
  basis: Type.String(),
  source: nullable(
    Type.Object(
      { id: Type.String(), number: Type.String() },
      { description: 'The check order it comes from' },
    ),
  ),
  evidence: Type.Array(UploadedFile),
  containment: Type.String(),
  containedAt: nullable(dateTime),
  containmentDue: nullable(dateTime),
  trainingOnly: Type.Boolean({ description: 'True if the reviewer must explain why training is enough' }),
  watchUntil: nullable(date),
  watchMeasure: Type.String(),
  effectJudged: Type.Boolean({ description: 'True if judged effective but not countersigned' }),
  closedAt: nullable(dateTime),
  cycles: Type.Array(RoCycle, { description: 'Newest first' }),
  extensions: Type.Array(RoExtension, { description: 'Newest first' }),
  history: Type.Array(HistoryEntry(RO_HISTORY_ACTIONS, RO_STATUSES), { description: 'Newest first' }),
  actions: Type.Array(Type.Enum(RO_ACTIONS), { description: 'Actions the caller may take now' }),
  otherSite: Type.Boolean({
    description: 'True if the order belongs to another site than that of the call: read only',
  }),
})
export type RoDetail = Static<typeof RoDetail>

const requiredText = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[^\\u0000]*\\S[^\\u0000]*$' })

/** An order that has not been issued, in the shape of its form. */
export const RoDraft = Type.Object({
  id: recordIdOrNew,
  version: versionOrNew,
  titleZh: requiredText(RO_LIMITS.title),
  titleEn: text(RO_LIMITS.title),
  sourceType: Type.Enum([...MANUAL_SOURCES, 'VSR']),
  sourceId: Type.Union([recordId, Type.Null()], {
    description: 'For VSR the id of the voluntary report it comes from; null for other sources',
  }),
  level: Level,
  description: text(RO_LIMITS.description, RO_LIMITS.descriptionMin),
  basis: text(RO_LIMITS.basis),
  acReg: Type.String({ pattern: '^[A-Z0-9-]{0,10}$' }),
  // Missing in older versions of the form.
  ata: Type.Optional(ata),
  respDept: deptCode,
  respPerson: userCode,
  planDue: date,
  rectifyDue: date,
  evidence: files,
})
export type RoDraft = Static<typeof RoDraft>

export const AcceptRo = Type.Object({ ...RecordVersion.properties, containment: text(RO_LIMITS.containment) })
export type AcceptRo = Static<typeof AcceptRo>

export const ReassignRo = Type.Object({
  ...RecordVersion.properties,
  respPerson: userCode,
  reason: text(RO_LIMITS.voidReason),
})
export type ReassignRo = Static<typeof ReassignRo>

/** A decision with an optional remark. */
export const RoWithRemark = Type.Object({ ...RecordVersion.properties, remark: text(RO_LIMITS.remark) })
export type RoWithRemark = Static<typeof RoWithRemark>

/** A decision with a required reason. */
export const RoWithReason = Type.Object({
  ...RecordVersion.properties,
  reason: text(RO_LIMITS.reason, RO_LIMITS.reasonMin),
})
export type RoWithReason = Static<typeof RoWithReason>

export const VerifyRo = Type.Object({
  ...RoWithRemark.properties,
  watchDays: nullable(Type.Integer({ minimum: RO_LIMITS.watchMinDays, maximum: RO_LIMITS.watchMaxDays })),
  watchMeasure: text(RO_LIMITS.watchMeasure),
})
export type VerifyRo = Static<typeof VerifyRo>

export const RejectRo = Type.Object({
  ...RoWithReason.properties,
  measures: Type.Array(recordId, { minItems: 1, maxItems: RO_LIMITS.measures }),
})
export type RejectRo = Static<typeof RejectRo>

export const VoidRo = Type.Object({
  ...RecordVersion.properties,
  reason: text(RO_LIMITS.voidReason, RO_LIMITS.voidReasonMin),
})
export type VoidRo = Static<typeof VoidRo>

export const AskExtension = Type.Object({
  ...RecordVersion.properties,
  newDue: date,
  reason: text(RO_LIMITS.extension, RO_LIMITS.extensionMin),
  risk: text(RO_LIMITS.extension, RO_LIMITS.extensionMin),
})
export type AskExtension = Static<typeof AskExtension>

export const DecideExtension = Type.Object({
  ...RoWithRemark.properties,
  granted: Type.Boolean(),
})
export type DecideExtension = Static<typeof DecideExtension>
