import type { CallSchemas } from '@apron/contract/calls/call-schemas'
import * as wire from '@apron/contract/entities/fields'
import { HistoryEntry as HistoryEntryOf } from '@apron/contract/entities/history'
import { BULK_ROWS } from '@apron/contract/limits/lists'
import { Page } from '@apron/contract/lists/paging'
import { RowResults } from '@apron/contract/lists/row-results'
import { REASON_LENGTHS } from '@apron/contract/records/actions'
import { querySchema, responseSchema, saveSchema } from '@apron/contract/records/field-schemas'
import { type Static, Type } from 'typebox'
import * as values from '../values.ts'
import { CheckDraft, displayedItemFields, measureFields, OfferedTemplates } from './check-draft.entities.ts'
import { CHECK_ACTIONS, checkOrder, HISTORY_ACTIONS } from './check-order.ts'
import { findingFields, resultFields } from './check-result.ts'

export const CheckOrderRow = responseSchema(checkOrder.fields, {
  id: Type.String(),
  title: Type.String({ description: 'In the language of the request' }),
  // Null for an order by hand.
  template: wire.nullable(
    Type.Object({ code: Type.String(), name: Type.String(), revision: Type.Integer() }),
  ),
  siteCode: Type.String(),
  doneCount: Type.Integer({ description: 'Items with a result' }),
  // Days until planEnd while the check is open; negative if overdue.
  dueInDays: wire.nullable(Type.Integer()),
  version: wire.version,
})
export type CheckOrderRow = Static<typeof CheckOrderRow>

/** Filter and sort order of the list. An empty filter returns all orders of the site that the caller may read. */
export const CheckOrderQuery = querySchema(checkOrder.fields, {
  text: Type.Optional(wire.text(80)),
  planFrom: Type.Optional(wire.filterDay),
  planTo: Type.Optional(wire.filterDay),
  mine: Type.Optional(Type.Boolean({ description: 'True: only orders whose team the caller is in' })),
  dueToday: Type.Optional(Type.Boolean({ description: 'True: only open orders that are due today' })),
  awaitingMe: Type.Optional(Type.Boolean({ description: 'True: only orders that await the caller' })),
  overdue: Type.Optional(Type.Boolean({ description: 'True: only overdue orders' })),
})
export type CheckOrderQuery = Static<typeof CheckOrderQuery>
export type CheckOrderCriteria = CheckOrderQuery['queryCriteria']
export const CheckOrderPage = Page(CheckOrderRow)

const Names = Type.Array(wire.Named)
/** Options of the filter form: departments and lead checkers of the orders that the caller may read at the site. */
export const CheckOrderFilterOptions = Type.Object({ departments: Names, leadCheckers: Names })
export type CheckOrderFilterOptions = Static<typeof CheckOrderFilterOptions>

/** A measurement that an item requires. One of the limits may be missing. */
export const Measure = responseSchema(measureFields, {})
export type Measure = Static<typeof Measure>

export const MeasuredValue = Type.Object({
  unit: Type.String({ minLength: 1, maxLength: 10, pattern: '^[^\\u0000]*$' }),
  value: Type.Number({ minimum: -values.MEASURED_MAX, maximum: values.MEASURED_MAX }),
})
export type MeasuredValue = Static<typeof MeasuredValue>

export const Finding = saveSchema(findingFields, {
  level: wire.nullable(Type.Enum(values.FINDING_LEVELS)),
  responsibleDept: Type.String({ pattern: '^[A-Za-z0-9-]{0,20}$', description: 'Empty: the checked one' }),
})
export type Finding = Static<typeof Finding>

const structuredFields = {
  result: wire.nullable(Type.Enum(values.CHECK_RESULTS)),
  measured: Type.Array(MeasuredValue, { maxItems: 5 }),
  finding: wire.nullable(Finding),
}

/** The result of one item. It may be incomplete when saved; the conditions apply at submission. */
export const ItemResult = saveSchema(resultFields, structuredFields)
export type ItemResult = Static<typeof ItemResult>

const WAS =
  'The value before the person changed it. With it the save is accepted on a later version of the order if the stored value is still the same'

const ResultToSave = saveSchema(resultFields, {
  itemId: wire.recordId,
  was: Type.Optional(Type.Unsafe<ItemResult>(Type.Object(ItemResult.properties, { description: WAS }))),
  ...structuredFields,
})

export const CheckItem = Type.Object({
  id: Type.String(),
  ...displayedItemFields,
  method: Type.Enum(values.CHECK_METHODS),
  sampleSize: Type.Integer({ minimum: 0, maximum: 50 }),
  basisRef: Type.String(),
  measures: Type.Array(Measure),
  result: ItemResult,
  // The last save; null if there is none, or if it was made before this was recorded.
  saved: wire.nullable(Type.Object({ by: wire.Named, at: wire.dateTime })),
})
export type CheckItem = Static<typeof CheckItem>

const seq = Type.Integer({ description: 'Number of the item' })
const ResultChange = Type.Object({ seq, before: ItemResult, after: ItemResult })

export const HistoryEntry = Type.Object({
  ...HistoryEntryOf(HISTORY_ACTIONS, values.CHECK_STATUSES).properties,
  changes: Type.Optional(Type.Array(ResultChange, { description: 'For saved results' })),
})
export type HistoryEntry = Static<typeof HistoryEntry>

/** One check order with its items, its history and the actions the caller may take now. */
export const CheckOrderDetail = Type.Object({
  ...CheckOrderRow.properties,
  basis: Type.String(),
  checkers: Names,
  conclusion: Type.String(),
  approver: wire.nullable(wire.Named),
  approveRemark: Type.String(),
  items: Type.Array(CheckItem),
  history: Type.Array(HistoryEntry, { description: 'Newest first' }),
  actions: Type.Array(Type.Enum(CHECK_ACTIONS), { description: 'Actions the caller may take now' }),
  otherSite: Type.Boolean({ description: 'True if it belongs to another site than the call: read only' }),
})
export type CheckOrderDetail = Static<typeof CheckOrderDetail>

/** Results of some items. Items that are not listed keep theirs. */
export const SaveResults = Type.Object({
  ...wire.RecordVersion.properties,
  conclusion: Type.Optional(wire.text(values.CHECK_LIMITS.conclusion)),
  conclusionWas: Type.Optional(Type.String({ maxLength: values.CHECK_LIMITS.conclusion, description: WAS })),
  results: Type.Array(ResultToSave, { maxItems: 200 }),
})
export type SaveResults = Static<typeof SaveResults>

const remark = Type.Optional(wire.text(values.CHECK_LIMITS.remark))
/** A finding that becomes a rectification order. Without a person the head of the department is responsible. */
const FindingToRectify = Type.Object({
  itemId: wire.recordId,
  respPerson: wire.nullable(Type.String({ pattern: '^[A-Za-z0-9]{1,20}$' })),
})
/** Findings of levels 1 and 2 always become orders. Those of level 3 and observations do if they are named. */
export const ApproveCheck = Type.Object({
  ...wire.RecordVersion.properties,
  remark,
  rectify: Type.Optional(Type.Array(FindingToRectify, { maxItems: 200 })),
})
export type ApproveCheck = Static<typeof ApproveCheck>

const reason = wire.text(REASON_LENGTHS.max, REASON_LENGTHS.min)
/** Reason for cancelling or returning an order. */
export const StopCheck = Type.Object({ ...wire.RecordVersion.properties, reason })
export type StopCheck = Static<typeof StopCheck>

/** A finding that has no rectification order yet. */
export const CheckFinding = Type.Object({
  itemId: Type.String(),
  seq: Type.Integer(),
  text: Type.String({ description: 'In the language of the request' }),
  level: Type.Enum(values.FINDING_LEVELS),
  always: Type.Boolean({ description: 'True if approval of the check always creates an order' }),
  respDept: wire.Named,
  respPerson: wire.nullable(wire.Named),
})
export type CheckFinding = Static<typeof CheckFinding>

/** Orders to decide on together. */
const orders = Type.Array(wire.RecordVersion, { minItems: 1, maxItems: BULK_ROWS })
const byId = { query: wire.RecordId }
const data = CheckOrderDetail
const step = { body: wire.RecordVersion, data }

/** Schemas of the calls, for the server only. */
export const CHECK_ORDER_SCHEMAS = {
  queryPage: { body: CheckOrderQuery, data: CheckOrderPage },
  filterOptions: { data: CheckOrderFilterOptions },
  detail: { ...byId, data },
  templates: { data: OfferedTemplates },
  draft: { ...byId, data: CheckDraft },
  save: { body: CheckDraft, data },
  issue: step,
  cancel: { body: StopCheck, data },
  start: step,
  saveResult: { body: SaveResults, data },
  findings: { ...byId, data: Type.Array(CheckFinding) },
  submit: step,
  approve: { body: ApproveCheck, data },
  return: { body: StopCheck, data },
  approveSeveral: { body: Type.Object({ orders, remark }), data: RowResults },
  returnSeveral: { body: Type.Object({ orders, reason }), data: RowResults },
} as const satisfies Record<string, CallSchemas>
