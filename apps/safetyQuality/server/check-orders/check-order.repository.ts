import type { TextPair } from '@apron/contract/texts/text-pair'
import { readableRecords } from '@apron/server-kit/records/visibility/readable-records'
import { sql } from 'kysely'
import type { CheckItem } from '../../contract/checks/check-order.entities.ts'
import { CHECK_ORDER_ERRORS } from '../../contract/checks/check-order.errors.ts'
import type { CheckDb, CheckTables } from './check-order.tables.ts'
import { CHECK_ORDER_VISIBILITY } from './check-order-visibility.ts'

/** Selects {@link OrderRecord}. Callers add their filters. Table aliases: `o` order, `t` template. */
export const selectOrders = (db: CheckDb) =>
  db
    .selectFrom('safety_quality_check_order as o')
    .leftJoin('safety_quality_check_template as t', 't.id', 'o.template_id')
    .where('o.del_flag', '=', 0)
    .selectAll('o')
    .select([
      't.code as template_code',
      't.revision as template_revision',
      't.status as template_status',
      't.name_zh as template_zh',
      't.name_en as template_en',
      't.basis as template_basis',
    ])

/** One check order with the number and names of its template. */
export type OrderRecord = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number]

const CHECKERS = sql<string[]>`array(
  select c.user_code from safety_quality_checker as c where c.order_id = o.id order by c.sort)`

/** Finds an order with its checkers. `locked` locks the row until the transaction ends, so that writers take turns. */
export const findOrder = (db: CheckDb, id: string, lock?: 'locked') =>
  selectOrders(db)
    .select(CHECKERS.as('checkers'))
    .where('o.id', '=', id)
    .$if(lock === 'locked', query => query.forUpdate('o'))
    .executeTakeFirst()

export type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** The check orders that the caller may read. */
export const CHECK_ORDERS = readableRecords({
  visibility: CHECK_ORDER_VISIBILITY,
  find: (db, ...args) => findOrder(db.withTables<CheckTables>(), ...args),
  notFound: CHECK_ORDER_ERRORS.notFound,
})

/** Kind of record that photos belong to. */
export const CHECK_ORDER_FILES = 'safetyQuality.checkOrder'

/** Returns the title in both languages. The English one is optional. */
export const titleOf = (order: Pick<OrderRecord, 'title_zh' | 'title_en'>): TextPair => ({
  zh: order.title_zh,
  en: order.title_en || order.title_zh,
})

/** One item of an order, in both languages, with its current result. */
export interface ItemRecord extends Omit<CheckItem, 'group' | 'text' | 'saved'> {
  readonly group: TextPair
  readonly text: TextPair
  readonly saved: { readonly by: string; readonly at: Date } | null
}

export async function findItems(
  db: CheckDb,
  order: Pick<OrderRecord, 'id' | 'template_id'>,
): Promise<ItemRecord[]> {
  const rows = await db
    .selectFrom('safety_quality_template_item as i')
    .leftJoin('safety_quality_item_result as r', join =>
      join.onRef('r.item_id', '=', 'i.id').on('r.order_id', '=', order.id),
    )
    .where(eb =>
      order.template_id === null
        ? eb('i.order_id', '=', order.id)
        : eb('i.template_id', '=', order.template_id),
    )
    .select(['i.id', 'i.seq', 'i.method', 'i.sample_size as sampleSize', 'i.basis_ref as basisRef'])
    .select(['i.critical', 'i.measures', 'i.group_zh', 'i.group_en', 'i.text_zh', 'i.text_en'])
    .select(['r.result', 'r.measured', 'r.remark', 'r.photos', 'r.finding', 'r.saved_by', 'r.saved_at'])
    .orderBy('i.seq')
    .execute()
  return rows.map(({ result, measured, remark, photos, finding, saved_by: by, saved_at: at, ...row }) => {
    const { group_zh, group_en, text_zh, text_en, ...item } = row
    const texts = { group: { zh: group_zh, en: group_en }, text: { zh: text_zh, en: text_en } }
    return Object.assign(item, texts, {
      result: { result, measured: measured ?? [], remark: remark ?? '', photos: photos ?? [], finding },
      saved: by === null || at === null ? null : { by, at },
    })
  })
}
