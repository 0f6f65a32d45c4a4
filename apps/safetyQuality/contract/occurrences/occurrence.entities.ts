import { LANGUAGES } from '@apron/contract/dictionary/language'
import {
  date,
  dateTime,
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
import { Order, Page, PageRequest } from '@apron/contract/lists/paging'
import { type Static, Type } from 'typebox'
import { ReportEvent } from '../reports/report.entities.ts'
import { REPORT_LIMITS } from '../reports/report.values.ts'
import {
  AUTHORITIES,
  OCC_ACTIONS,
  OCC_HISTORY_ACTIONS,
  OCC_LIMITS,
  OCC_SORT_KEYS,
  OCC_STATUSES,
  OCC_TYPES,
} from './occurrence.values.ts'

const ReportType = Type.Enum(OCC_TYPES)
const Status = Type.Enum(OCC_STATUSES)
const Language = Type.Enum(LANGUAGES)
const files = Type.Array(UploadedFile, { maxItems: OCC_LIMITS.files })
const hours = nullable(Type.Number({ minimum: 0, maximum: OCC_LIMITS.hours }))
const cycles = nullable(Type.Integer({ minimum: 0, maximum: OCC_LIMITS.cycles }))
const optionalValue = Type.String({ pattern: '^[A-Za-z0-9_-]{0,20}$' })

/** Part B of a draft. Fields may be missing; the conditions apply at submission. */
const EventDraft = Type.Object({
  ...ReportEvent.properties,
  category: optionalValue,
  areaType: optionalValue,
  site: text(3),
  title: text(REPORT_LIMITS.title),
  narrative: text(REPORT_LIMITS.narrative),
  outcome: Type.Array(ReportEvent.properties.category, { maxItems: REPORT_LIMITS.values, uniqueItems: true }),
})

/** Aircraft and part details of occurrence and defect reports, in addition to Part B. */
export const OccDetails = Type.Object({
  msn: text(OCC_LIMITS.msn),
  fh: hours,
  fc: cycles,
  position: text(OCC_LIMITS.place),
  stage: text(OCC_LIMITS.place),
  partNo: text(OCC_LIMITS.partNo),
  serialNo: text(OCC_LIMITS.serialNo),
  tsn: hours,
  csn: cycles,
  tso: hours,
  cso: cycles,
  mandatoryDeadline: nullable(
    Type.String({ maxLength: OCC_LIMITS.deadline, description: 'yyyy-MM-dd HH:mm:ss, Asia/Shanghai' }),
  ),
  notifiedAuthority: Type.Array(Type.Enum(AUTHORITIES), { maxItems: AUTHORITIES.length, uniqueItems: true }),
  customerNotified: Type.Boolean(),
})
export type OccDetails = Static<typeof OccDetails>

/** A report as its author saves it. */
export const OccDraft = Type.Object({
  id: recordIdOrNew,
  version: versionOrNew,
  reportType: ReportType,
  language: Language,
  event: EventDraft,
  details: OccDetails,
  pairId: nullable(Type.String({ ...recordId, description: 'The same report in the other language' })),
  attachments: files,
})
export type OccDraft = Static<typeof OccDraft>

/** A row of the list. */
export const OccRow = Type.Object({
  id: Type.String(),
  version,
  reportNo: nullable(Type.String({ description: 'Assigned at the first submission' })),
  reportType: ReportType,
  language: Language,
  title: Type.String(),
  acReg: Type.String(),
  status: Status,
  author: Named,
  submittedAt: nullable(dateTime),
  mandatoryDeadline: nullable(dateTime),
  mayEdit: Type.Boolean({ description: 'True if the caller may change it now' }),
})
export type OccRow = Static<typeof OccRow>

/** Filter and sort order of the list. An empty filter returns all reports of all sites that the caller may read. */
export const OccCriteria = Type.Object({
  text: Type.Optional(text(80)),
  reportType: Type.Optional(ReportType),
  status: Type.Optional(Type.Array(Status, { maxItems: OCC_STATUSES.length })),
  language: Type.Optional(Language),
  mine: Type.Optional(Type.Boolean({ description: 'True: only reports written by the caller' })),
  ...Order(OCC_SORT_KEYS),
})
export type OccCriteria = Static<typeof OccCriteria>
export const OccQuery = PageRequest(OccCriteria)
export type OccQuery = Static<typeof OccQuery>
export const OccPage = Page(OccRow)

const Pair = Type.Object({ id: Type.String(), reportNo: nullable(Type.String()), title: Type.String() })

/** One report with its history and the actions the caller may take now. */
export const OccDetail = Type.Object({
  ...OccRow.properties,
  event: EventDraft,
  details: OccDetails,
  attachments: Type.Array(UploadedFile),
  pairId: nullable(Type.String()),
  pairs: Type.Array(Pair, {
    description: 'The same report in the other language; either of the two may hold the link',
  }),
  receiptNo: Type.String({ description: 'Number given by the authority or customer; empty until sent' }),
  receiptDate: nullable(date),
  history: Type.Array(HistoryEntry(OCC_HISTORY_ACTIONS, OCC_STATUSES), { description: 'Newest first' }),
  actions: Type.Array(Type.Enum(OCC_ACTIONS), { description: 'Actions the caller may take now' }),
})
export type OccDetail = Static<typeof OccDetail>

export const OccVersion = RecordVersion
export type OccVersion = Static<typeof OccVersion>
export const RemoveOccResult = Type.Object({ removed: Type.Boolean() })

const remarkFields = { id: recordId, version, remark: text(OCC_LIMITS.remark) }
export const CloseOcc = Type.Object(remarkFields)
export type CloseOcc = Static<typeof CloseOcc>
export const ReturnOcc = Type.Object({
  id: recordId,
  version,
  reason: text(OCC_LIMITS.reason, OCC_LIMITS.reasonMin),
})
export type ReturnOcc = Static<typeof ReturnOcc>
export const SendOcc = Type.Object({
  ...remarkFields,
  receiptNo: text(OCC_LIMITS.receiptNo, 1),
  receiptDate: date,
})
export type SendOcc = Static<typeof SendOcc>
