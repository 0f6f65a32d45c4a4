import type { Language } from '@apron/contract/dictionary/language'
import type { RecordFields } from '@apron/contract/records/fields'
import { textOf } from '@apron/contract/texts/text-pair'
import { wireDate, wireTime } from '@apron/contract/wire/formats/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { containsText } from '@apron/server-kit/db/contains-text'
import { columnOf } from '@apron/server-kit/db/sorted-by'
import { whereDecided } from '@apron/server-kit/db/where-decided'
import { loadNames, type Names } from '@apron/server-kit/people/names'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { codesInOrder } from '@apron/server-kit/records/described/codes-in-order'
import { fieldConditions } from '@apron/server-kit/records/described/field-conditions'
import { presentFields } from '@apron/server-kit/records/described/record-rows'
import { peopleOfHistory, readHistory, toHistoryEntry } from '@apron/server-kit/records/history'
import { listRows, namesInUse } from '@apron/server-kit/records/list-rows'
import type { Viewer } from '@apron/server-kit/records/visibility/visibility-rule'
import { requireCalendarDate } from '@apron/server-kit/time/calendar-date'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { ACTION_PERMISSIONS, CHECK_APPROVE_PERMISSION } from '../../contract/checks/check-order.calls.ts'
import type * as entities from '../../contract/checks/check-order.entities.ts'
import {
  CHECK_ACTIONS,
  type CheckAction,
  checkOrder,
  type HistoryAction,
} from '../../contract/checks/check-order.ts'
import { daysUntilDue, OPEN_STATUSES } from '../../contract/rules/checks/due.ts'
import { CHECK_STATUSES, type CheckStatus } from '../../contract/values.ts'
import { CHECK_ORDERS, findItems, type OrderRecord, selectOrders, titleOf } from './check-order.repository.ts'
import { resultChanges } from './check-order.results.ts'
import { CHECK_HISTORY, type CheckDb, type CheckOrderTable, type CheckTables } from './check-order.tables.ts'
import { decideCheckAction, nextWork, partsOf } from './check-order-state.ts'
import { CHECK_ORDER_VISIBILITY, IS_CHECKER } from './check-order-visibility.ts'

const FIELDS: RecordFields = checkOrder.fields
/** Expressions on order `o`. */
const eb = expressionBuilder<{ o: CheckOrderTable }, 'o'>()

/** Returns the condition that order `o` awaits an action of the viewer. Must agree with `nextWork`. */
export function isAwaiting(viewer: Viewer): Expression<SqlBool> {
  const approver = viewer.resources.has(CHECK_APPROVE_PERMISSION)
  const may = (action: CheckAction) => viewer.resources.has(ACTION_PERMISSIONS[action])
  const isLead = eb('o.lead_checker', '=', viewer.userCode)
  const isComplete = eb('o.done_count', '>=', eb.ref('o.item_count'))
  return eb.or(
    CHECK_STATUSES.map(status =>
      eb.and([
        eb('o.status', '=', status),
        whereDecided(
          [isLead, IS_CHECKER.where(viewer), isComplete],
          (lead = false, checker = false, complete = false) =>
            nextWork(status, { lead, checker, approver }, complete, may) !== null,
        ),
      ]),
    ),
  )
}

/** Converts the filter form to a condition. */
function filterCondition(criteria: entities.CheckOrderCriteria, viewer: Viewer): Expression<SqlBool> {
  const { text, planFrom, planTo, mine, dueToday, overdue, awaitingMe, ...described } = criteria
  const rules: Expression<SqlBool>[] = [fieldConditions(FIELDS, described, name => `o.${columnOf(name)}`)]
  const today = wireDate(viewer.now)
  if (text !== undefined) rules.push(containsText(ORDER_LIST.searched, text))
  if (planFrom !== undefined) rules.push(sql<SqlBool>`o.plan_end >= ${planFrom}::text::date`)
  if (planTo !== undefined) rules.push(sql<SqlBool>`o.plan_start <= ${planTo}::text::date`)
  if (mine === true) rules.push(eb.or([eb('o.lead_checker', '=', viewer.userCode), IS_CHECKER.where(viewer)]))
  if (dueToday === true || overdue === true) rules.push(eb('o.status', 'in', OPEN_STATUSES))
  if (dueToday === true) rules.push(sql<SqlBool>`o.plan_end = ${today}::text::date`)
  if (overdue === true) rules.push(sql<SqlBool>`o.plan_end < ${today}::text::date`)
  if (awaitingMe === true) rules.push(isAwaiting(viewer))
  return eb.and(rules)
}

export const selectVisible = (db: CheckDb, sites: readonly string[], viewer: Viewer) =>
  selectOrders(db).where('o.site_code', 'in', sites).where(CHECK_ORDER_VISIBILITY.where(viewer))

export const ORDER_LIST = {
  table: 'o',
  named: { lead_checker: 'people', checked_dept: 'departments' },
  // Open orders by planned end, then closed ones.
  order: sql`o.status in ('APPROVED', 'CANCELLED'), o.plan_end`,
  tie: 'o.check_no',
  searched: ['o.check_no', 'o.title_zh', 'o.title_en'],
} as const

/** Reads the list of check orders, its filter options, and single orders with the caller's allowed actions. */
export function checkOrderReader(services: PluginServices) {
  const db = services.db.withTables<CheckTables>()

  async function select(criteria: entities.CheckOrderCriteria, context: CallContext) {
    const viewer = await CHECK_ORDER_VISIBILITY.viewerOf(services, callerOf(context))
    return selectVisible(db, [context.site], viewer).where(filterCondition(criteria, viewer))
  }

  async function queryPage(query: entities.CheckOrderQuery, context: CallContext) {
    const { planFrom, planTo } = query.queryCriteria
    requireCalendarDate(planFrom, planTo)
    const { language } = context
    const { page, names } = await listRows(services, language, ORDER_LIST, {
      found: await select(query.queryCriteria, context),
      query,
      codesOf: sortBy => codesInOrder(services, FIELDS[sortBy], async () => []),
    })
    const now = services.clock.now()
    return { ...page, records: page.records.map(row => toRow(row, names, language, now)) }
  }

  async function filterOptions(context: CallContext): Promise<entities.CheckOrderFilterOptions> {
    const { sorted } = await namesInUse(services, context.language, ORDER_LIST, await select({}, context))
    return { departments: sorted('checked_dept'), leadCheckers: sorted('lead_checker') }
  }

  async function detail(id: string, context: CallContext): Promise<entities.CheckOrderDetail> {
    const person = callerOf(context)
    const { language } = context
    const order = await CHECK_ORDERS.require(services, id, context)
    const items = await findItems(db, order)
    const history = await readHistory<HistoryAction, CheckStatus>(db, CHECK_HISTORY, id)
    const changes = await resultChanges(db, id)
    const team = [order.lead_checker, order.approver ?? '', ...order.checkers]
    const savers = items.flatMap(({ saved }) => saved?.by ?? [])
    const names = await loadNames(services, language, {
      people: [...savers, ...team, ...peopleOfHistory(history)],
      departments: [order.checked_dept],
    })
    const parts = partsOf(person, order)
    const otherSite = order.site_code !== context.site
    const mayDo = (action: CheckAction) =>
      person.resources.has(ACTION_PERMISSIONS[action]) &&
      decideCheckAction(action, order.status, parts).allowed
    return {
      ...toRow(order, names, language, services.clock.now()),
      basis: order.template_basis ?? order.basis,
      checkers: order.checkers.map(names.person),
      conclusion: order.conclusion,
      approver: order.approver === null ? null : names.person(order.approver),
      approveRemark: order.approve_remark,
      items: items.map(({ group, text, saved, ...item }) =>
        Object.assign(item, {
          group: textOf(group, language),
          text: textOf(text, language),
          saved: saved && { by: names.person(saved.by), at: wireTime(saved.at) },
        }),
      ),
      history: history.map(line => {
        const entry = toHistoryEntry(line, names)
        if (line.action !== 'saveResult') return entry
        // Empty for saves made before changes were recorded.
        const saved = changes
          .filter(({ at, by }) => at.getTime() === line.at.getTime() && by === line.by)
          .map(({ seq, before, after }) => ({ seq, before, after }))
        return Object.assign(entry, { changes: saved })
      }),
      actions: otherSite ? [] : CHECK_ACTIONS.filter(mayDo),
      otherSite,
    }
  }

  return { queryPage, filterOptions, detail }
}

/** Returns a stored order as a row of the list. */
function toRow(order: OrderRecord, names: Names, language: Language, now: Date): entities.CheckOrderRow {
  const { template_code: code, template_revision: revision } = order
  const name = order[`template_${language}`] ?? ''
  return {
    ...presentFields(checkOrder.fields, order, names),
    id: order.id,
    title: textOf(titleOf(order), language),
    template: code === null || revision === null ? null : { code, name, revision },
    siteCode: order.site_code,
    doneCount: order.done_count,
    dueInDays: daysUntilDue(order.status, order.plan_end, wireDate(now)),
    version: order.version,
  }
}
