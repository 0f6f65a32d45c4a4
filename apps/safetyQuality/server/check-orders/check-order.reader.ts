import type { Language } from '@apron/contract/dictionary/language'
import type { RecordFields } from '@apron/contract/records/fields'
import { wireDate, wireTime } from '@apron/contract/wire/formats/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { loadNames, type Names } from '@apron/server-kit/people/names'
import { sortByName } from '@apron/server-kit/people/sort-codes-by-name'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { codesInOrder } from '@apron/server-kit/records/described/codes-in-order'
import { answerFields } from '@apron/server-kit/records/described/record-rows'
import { peopleOfHistory, readHistory, toHistoryEntry } from '@apron/server-kit/records/history'
import { requireCalendarDate } from '@apron/server-kit/time/calendar-date'
import { ACTION_RIGHTS } from '../../contract/checks/check-order.calls.ts'
import type * as entities from '../../contract/checks/check-order.entities.ts'
import { CHECK_ACTIONS, checkOrder, type HistoryAction } from '../../contract/checks/check-order.ts'
import { daysUntilDue } from '../../contract/rules/checks/due.ts'
import type { CheckStatus } from '../../contract/values.ts'
import { countByNames, listOrders, type Wanted } from './check-order.queries.ts'
import { CHECK_ORDERS, findItems, type OrderRecord, resultChanges } from './check-order.repository.ts'
import { CHECK_HISTORY, type CheckTables } from './check-order.tables.ts'
import { decideCheckAction, partsOf } from './check-order-state.ts'
import { CHECK_ORDER_VISIBILITY } from './check-order-visibility.ts'

/** Kind of record that photos belong to. */
export const CHECK_ORDER_FILES = 'safetyQuality.checkOrder'
const FIELDS: RecordFields = checkOrder.fields

/** Reads the list of check orders, its filter options, and single orders with the caller's allowed actions. */
export function checkOrderReader(services: PluginServices) {
  const db = services.db.withTables<CheckTables>()

  const wanted = async (criteria: entities.CheckOrderCriteria, context: CallContext): Promise<Wanted> => ({
    site: context.site,
    viewer: await CHECK_ORDER_VISIBILITY.viewerOf(services, callerOf(context)),
    criteria,
  })
  const namesOf = (
    rows: readonly Pick<OrderRecord, 'lead_checker' | 'checked_dept'>[],
    { language }: CallContext,
  ) =>
    loadNames(services, language, {
      people: rows.map(row => row.lead_checker),
      departments: rows.map(row => row.checked_dept),
    })

  /** Returns names and number of orders, with their departments and lead checkers sorted by name. */
  async function namesInUse(request: Wanted, context: CallContext) {
    const counts = await countByNames(db, request)
    const names = await namesOf(counts, context)
    const departments = counts.map(row => names.department(row.checked_dept))
    const leadCheckers = counts.map(row => names.person(row.lead_checker))
    return {
      names,
      departments: sortByName(departments, context.language),
      leadCheckers: sortByName(leadCheckers, context.language),
      total: counts.reduce((total, { count }) => total + count, 0),
    }
  }

  async function queryPage(query: entities.CheckOrderQuery, context: CallContext) {
    const { planFrom, planTo, sortBy = '' } = query.queryCriteria
    for (const date of [planFrom, planTo]) requireCalendarDate(date?.slice(0, 10))
    const request = await wanted(query.queryCriteria, context)
    const isByPerson = sortBy === 'leadChecker'
    // Sorting by name loads the names and number of all orders. The page does not load them again.
    const used = isByPerson || sortBy === 'checkedDept' ? await namesInUse(request, context) : null
    const named = isByPerson ? used?.leadCheckers : used?.departments
    const byName = async () => named?.map(({ code }) => code) ?? []
    const codes = await codesInOrder(services, FIELDS[sortBy], byName)
    const page = await listOrders(db, request, query, { codes, total: used?.total })
    const names = used?.names ?? (await namesOf(page.records, context))
    const today = wireDate(request.viewer.now)
    return { ...page, records: page.records.map(row => toRow(row, names, context.language, today)) }
  }

  async function filterOptions(context: CallContext): Promise<entities.CheckOrderFilterOptions> {
    const { departments, leadCheckers } = await namesInUse(await wanted({}, context), context)
    return { departments, leadCheckers }
  }

  async function detail(id: string, context: CallContext): Promise<entities.CheckOrderDetail> {
    const person = callerOf(context)
    const { language } = context
    const order = await CHECK_ORDERS.require(services, id, context)
    const items = await findItems(db, order)
    const history = await readHistory<HistoryAction, CheckStatus>(db, CHECK_HISTORY, id)
    const changes = await resultChanges(db, id)
    const savers = items.flatMap(({ saved }) => saved?.by ?? [])
    const names = await loadNames(services, language, {
      people: [
        ...savers,
        order.lead_checker,
        order.approver ?? '',
        ...order.checkers,
        ...peopleOfHistory(history),
      ],
      departments: [order.checked_dept],
    })
    const parts = partsOf(person, order)
    const otherSite = order.site_code !== context.site
    return {
      ...toRow(order, names, language, wireDate(services.clock.now())),
      basis: order.template_basis ?? order.basis,
      checkers: order.checkers.map(names.person),
      conclusion: order.conclusion,
      approver: order.approver === null ? null : names.person(order.approver),
      approveRemark: order.approve_remark,
      items: items.map(({ group, text, saved, ...item }) =>
        Object.assign(item, {
          group: group[language] || group.zh,
          text: text[language] || text.zh,
          saved: saved && { by: names.person(saved.by), at: wireTime(saved.at) },
        }),
      ),
      history: history.map(line => {
        const entry = toHistoryEntry(line, names)
        if (line.action !== 'saveResult') return entry
        // Empty for saves made before changes were recorded.
        const own = changes.filter(({ at, by }) => at.getTime() === line.at.getTime() && by === line.by)
        return Object.assign(entry, {
          changes: own.map(({ seq, before, after }) => ({ seq, before, after })),
        })
      }),
      actions: CHECK_ACTIONS.filter(
        action =>
          !otherSite &&
          person.resources.has(ACTION_RIGHTS[action]) &&
          decideCheckAction(action, order.status, parts).allowed,
      ),
      otherSite,
    }
  }

  return { queryPage, filterOptions, detail }
}

/** Returns the title in a language. The English title is optional. */
export function titleOf(order: Pick<OrderRecord, 'title_zh' | 'title_en'>, language: Language): string {
  return language === 'zh' || order.title_en === '' ? order.title_zh : order.title_en
}

/** Returns a stored order as a row of the list. */
function toRow(order: OrderRecord, names: Names, language: Language, today: string): entities.CheckOrderRow {
  const { template_code: code, template_revision: revision } = order
  const name = order[`template_${language}`] ?? ''
  return {
    ...answerFields(checkOrder.fields, order, names),
    id: order.id,
    title: titleOf(order, language),
    template: code === null || revision === null ? null : { code, name, revision },
    siteCode: order.site_code,
    doneCount: order.done_count,
    dueInDays: daysUntilDue(order.status, order.plan_end, today),
    version: order.version,
  }
}
