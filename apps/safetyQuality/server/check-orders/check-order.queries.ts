import type { PageOf } from '@apron/contract/lists/paging'
import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { containsText } from '@apron/server-kit/db/contains-text'
import { pageOf } from '@apron/server-kit/db/page-of'
import { columnOf, sortedBy } from '@apron/server-kit/db/sorted-by'
import { whereDecided } from '@apron/server-kit/db/where-decided'
import type { SearchRequest } from '@apron/server-kit/plugin/search-provider'
import { fieldConditions } from '@apron/server-kit/records/described/field-conditions'
import type { Viewer } from '@apron/server-kit/records/visibility/visibility-rule'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { ACTION_RIGHTS, CHECK_APPROVE_RIGHT } from '../../contract/checks/check-order.calls.ts'
import type { CheckOrderCriteria, CheckOrderQuery } from '../../contract/checks/check-order.entities.ts'
import { type CheckAction, checkOrder } from '../../contract/checks/check-order.ts'
import { OPEN_STATUSES } from '../../contract/rules/checks/due.ts'
import { CHECK_STATUSES } from '../../contract/values.ts'
import { type OrderRecord, selectOrders } from './check-order.repository.ts'
import type { CheckDb, CheckOrderTable } from './check-order.tables.ts'
import { nextWork } from './check-order-state.ts'
import { CHECK_ORDER_VISIBILITY, CHECKED_BY } from './check-order-visibility.ts'

/** Returns the condition that the number or a title contains the text. */
const hasText = (text: string) => containsText(['o.check_no', 'o.title_zh', 'o.title_en'], text)

/** Expressions on order `o`. */
const eb = expressionBuilder<{ o: CheckOrderTable }, 'o'>()

/** Converts the filter form to a condition. */
function matching(criteria: CheckOrderCriteria, viewer: Viewer): Expression<SqlBool> {
  const { text, planFrom, planTo, mine, dueToday, overdue, awaitingMe, ...described } = criteria
  const rules: Expression<SqlBool>[] = [
    fieldConditions(checkOrder.fields, described, name => `o.${columnOf(name)}`),
  ]
  const today = wireDate(viewer.now)
  if (text !== undefined) rules.push(hasText(text))
  if (planFrom !== undefined) rules.push(sql<SqlBool>`o.plan_end >= ${planFrom}::text::date`)
  if (planTo !== undefined) rules.push(sql<SqlBool>`o.plan_start <= ${planTo}::text::date`)
  if (mine === true) rules.push(eb.or([eb('o.lead_checker', '=', viewer.userCode), CHECKED_BY.where(viewer)]))
  if (dueToday === true || overdue === true) rules.push(eb('o.status', 'in', OPEN_STATUSES))
  if (dueToday === true) rules.push(sql<SqlBool>`o.plan_end = ${today}::text::date`)
  if (overdue === true) rules.push(sql<SqlBool>`o.plan_end < ${today}::text::date`)
  if (awaitingMe === true) rules.push(isAwaiting(viewer))
  return eb.and(rules)
}

/** Returns the condition that order `o` awaits an action of the viewer. Must agree with `nextWork`. */
function isAwaiting(viewer: Viewer): Expression<SqlBool> {
  const approver = viewer.resources.has(CHECK_APPROVE_RIGHT)
  const may = (action: CheckAction) => viewer.resources.has(ACTION_RIGHTS[action])
  const isLead = eb('o.lead_checker', '=', viewer.userCode)
  const isComplete = eb('o.done_count', '>=', eb.ref('o.item_count'))
  return eb.or(
    CHECK_STATUSES.map(status =>
      eb.and([
        eb('o.status', '=', status),
        whereDecided(
          [isLead, CHECKED_BY.where(viewer), isComplete],
          (lead = false, checker = false, complete = false) =>
            nextWork(status, { lead, checker, approver }, complete, may) !== null,
        ),
      ]),
    ),
  )
}

const selectVisible = (db: CheckDb, sites: readonly string[], viewer: Viewer) =>
  selectOrders(db).where('o.site_code', 'in', sites).where(CHECK_ORDER_VISIBILITY.where(viewer))

/** Orders of a site that match the criteria. */
export interface Wanted {
  readonly site: string
  readonly viewer: Viewer
  readonly criteria: CheckOrderCriteria
}

const selectWanted = (db: CheckDb, { site, viewer, criteria }: Wanted) =>
  selectVisible(db, [site], viewer).where(matching(criteria, viewer))

/** Default order: open orders by planned end, then closed ones. */
const LIST_ORDER = sql`o.status in ('APPROVED', 'CANCELLED'), o.plan_end, o.check_no`

/** Values that are loaded before a list is sorted. */
interface Sorting {
  /** Codes of the sorted column, in the order of their display texts. */
  readonly codes: readonly string[] | null
  /** Number of orders, if already known. */
  readonly total: number | undefined
}

export async function listOrders(
  db: CheckDb,
  wanted: Wanted,
  query: CheckOrderQuery,
  { codes, total }: Sorting,
): Promise<PageOf<OrderRecord>> {
  const { sortBy, descending } = wanted.criteria
  const found = selectWanted(db, wanted)
  const sorted =
    sortBy === undefined
      ? found.orderBy(LIST_ORDER)
      : sortedBy(found, 'o', { sortBy, descending, codes }).orderBy('o.check_no')
  return await pageOf(sorted, query, total === undefined ? undefined : () => Promise.resolve(total))
}

export const countByNames = (db: CheckDb, wanted: Wanted) =>
  selectWanted(db, wanted)
    .clearSelect()
    .select(['o.checked_dept', 'o.lead_checker', eb.fn.countAll<number>().as('count')])
    .groupBy(['o.checked_dept', 'o.lead_checker'])
    .execute()

/** Counts the visible orders of a site by state. Leaves out states without orders. */
export const countByStatus = (db: CheckDb, site: string, viewer: Viewer) =>
  selectVisible(db, [site], viewer)
    .clearSelect()
    .select(['o.status', eb.fn.countAll<number>().as('count')])
    .groupBy('o.status')
    .execute()

/** Returns the orders that await the viewer, earliest planned end first. */
export async function listWork(db: CheckDb, viewer: Viewer, limit: number) {
  if (viewer.sites.length === 0) return []
  return await selectVisible(db, viewer.sites, viewer)
    .select(sql<boolean>`${CHECKED_BY.where(viewer)}`.as('is_checker'))
    .where(isAwaiting(viewer))
    .orderBy(LIST_ORDER)
    .limit(limit)
    .execute()
}

/** Returns the orders that contain the text: an exact number first, then those of the site, then in list order. */
export const searchOrders = (db: CheckDb, viewer: Viewer, site: string, { text, limit }: SearchRequest) =>
  selectVisible(db, [site, ...viewer.sites], viewer)
    .where(hasText(text))
    .orderBy(sql<boolean>`lower(o.check_no) = lower(${text})`, 'desc')
    .orderBy(sql<boolean>`o.site_code = ${site}`, 'desc')
    .orderBy(LIST_ORDER)
    .limit(limit)
    .execute()
