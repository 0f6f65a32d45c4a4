import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { wireMinute, wireTime } from '@apron/contract/wire/formats/wire-time'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import { excluded } from '@apron/server-kit/db/excluded'
import { requireDepartments } from '@apron/server-kit/people/require-departments'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { ActContext } from '@apron/server-kit/records/act-on-record'
import { dictionaryValues } from '@apron/server-kit/records/described/record-checks'
import { requireCalendarDate } from '@apron/server-kit/time/calendar-date'
import type { ItemResult, SaveResults } from '../../contract/checks/check-order.entities.ts'
import { CHECK_ORDER_ERRORS } from '../../contract/checks/check-order.errors.ts'
import { itemResult } from '../../contract/checks/check-result.ts'
import * as rules from '../../contract/rules/checks/results.ts'
import { CHECK_ORDER_FILES, type FoundOrder, findItems, type ItemRecord } from './check-order.repository.ts'
import type { CheckDb, CheckTables } from './check-order.tables.ts'

/** @throws Refusal for an invalid date or an unknown department in results */
export async function requireValidResults(
  { departments }: Pick<PluginServices, 'departments'>,
  { results }: SaveResults,
): Promise<void> {
  requireCalendarDate(...results.map(({ finding }) => finding?.suggestDue))
  const departmentCodes = results.map(({ finding }) => finding?.responsibleDept ?? '')
  await requireDepartments(departments, departmentCodes)
}

/**
 * Stores results of items and returns the columns of their order. Accepts an older version if nobody else has changed
 * these items.
 */
export async function storeResults(
  services: PluginServices,
  body: SaveResults,
  context: CallContext,
  { trx, found: order, person, now }: ActContext<CheckTables, FoundOrder>,
) {
  const { id, version, results, conclusion } = body
  const items = await findItems(trx, order)
  if (order.version !== version) await requireNoConflict(services.in(trx), order, items, body, context)
  const usedValues = results.flatMap(each => dictionaryValues(itemResult.fields, rules.flatResult(each)))
  await services.dictionaries.hold(trx, usedValues)
  const changes = pairWithItems(results, items, order.checked_dept)
  const saved = changes.map(change => Object.assign(change, { by: person.userCode, at: now }))
  await putResults(trx, id, saved)
  const changed = new Map(changes.map(({ item, result }) => [item.id, result]))
  const after = items.map(item => changed.get(item.id) ?? item.result)
  const photos = after.flatMap(result => result.photos.map(({ url }) => url))
  await services.files.link(trx, { kind: CHECK_ORDER_FILES, id }, photos, person)
  const { done, nc, obs, score } = rules.countResults(after.map(({ result }) => result))
  const counts = { done_count: done, nc_count: nc, obs_count: obs, score }
  const seqs = changes.map(({ item }) => item.seq).toSorted((a, b) => a - b)
  return {
    remark: seqs.join(', '),
    columns: conclusion === undefined ? counts : { ...counts, conclusion: conclusion.trim() },
  }
}

/** @throws Refusal when a save that is based on an older version would overwrite what a colleague entered */
async function requireNoConflict(
  { people }: Pick<PluginServices, 'people'>,
  order: FoundOrder,
  items: readonly ItemRecord[],
  body: SaveResults,
  { language }: CallContext,
): Promise<void> {
  if (!rules.hasPreviousValues(body)) throw new Refusal(SERVER_ERRORS.conflict)
  const overwritten = rules.findOverwritten(items, body)
  if (overwritten !== undefined) {
    const { seq, saved } = overwritten
    if (saved === null) throw new Refusal(SERVER_ERRORS.conflict)
    const [person] = await people.byCodes([saved.by])
    const name = person?.name[language] ?? saved.by
    const time = wireMinute(wireTime(saved.at))
    throw new Refusal(CHECK_ORDER_ERRORS.resultChanged, { seq: String(seq), name, time })
  }
  const { conclusion, conclusionWas } = body
  if (conclusion !== undefined && ![conclusionWas, conclusion.trim()].includes(order.conclusion))
    throw new Refusal(CHECK_ORDER_ERRORS.conclusionChanged)
}

/** Pairs results with their items. @throws Refusal for an item that is not in the order or is named twice */
function pairWithItems(results: SaveResults['results'], items: readonly ItemRecord[], checkedDept: string) {
  const remainingItems = new Map(items.map(item => [item.id, item]))
  return results.map(change => {
    const item = remainingItems.get(change.itemId)
    if (item === undefined) throw new Refusal(SERVER_ERRORS.badRequest, { detail: change.itemId })
    remainingItems.delete(change.itemId)
    return { item, result: rules.tidyResult(change, checkedDept) }
  })
}

interface SavedResult {
  readonly item: Pick<ItemRecord, 'id' | 'result'>
  readonly result: ItemResult
  readonly by: string
  readonly at: Date
}

const RESULT_COLUMNS = ['result', 'measured', 'remark', 'photos', 'finding', 'saved_by', 'saved_at'] as const

/** Stores the results of items of one order and records the previous ones. Skips unchanged results. */
export async function putResults(
  db: CheckDb,
  orderId: string,
  results: readonly SavedResult[],
): Promise<void> {
  const changed = results.filter(({ item: { result: before }, result }) => {
    const isSameDept = before.finding?.responsibleDept === result.finding?.responsibleDept
    return !isSameDept || !rules.isSameResult(before, result)
  })
  if (changed.length === 0) return
  const changes = changed.map(({ item, result, by, at }) => ({
    order_id: orderId,
    item_id: item.id,
    at,
    by_code: by,
    before: JSON.stringify(item.result),
    after: JSON.stringify(result),
  }))
  const saved = changed.map(({ item, result: { result, remark, measured, photos, finding }, by, at }) => ({
    order_id: orderId,
    item_id: item.id,
    result,
    remark,
    measured: JSON.stringify(measured),
    photos: JSON.stringify(photos),
    finding: JSON.stringify(finding),
    saved_by: by,
    saved_at: at,
  }))
  await db.insertInto('safety_quality_result_change').values(changes).execute()
  await db
    .insertInto('safety_quality_item_result')
    .values(saved)
    .onConflict(conflict => conflict.columns(['order_id', 'item_id']).doUpdateSet(excluded(RESULT_COLUMNS)))
    .execute()
}

/** Returns the result of each item before and after every save, newest first. */
export const resultChanges = (db: CheckDb, orderId: string) =>
  db
    .selectFrom('safety_quality_result_change as c')
    .innerJoin('safety_quality_template_item as i', 'i.id', 'c.item_id')
    .select(['c.at', 'c.by_code as by', 'i.seq', 'c.before', 'c.after'])
    .where('c.order_id', '=', orderId)
    .orderBy('c.at', 'desc')
    .orderBy('i.seq')
    .execute()
