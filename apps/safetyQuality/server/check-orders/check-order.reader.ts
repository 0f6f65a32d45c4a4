import type { PageOf } from '@apron/contract/entities/paging'
import { Refusal } from '@apron/contract/errors/refusal'
import { wireDate } from '@apron/contract/wire/wire-time'
import { type CallContext, type CallingPerson, callerOf } from '@apron/server-kit/calls/call-context'
import { loadNames } from '@apron/server-kit/people/names'
import { sortCodesByName } from '@apron/server-kit/people/sort-codes-by-name'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import {
  type HistoryLine,
  peopleOfHistory,
  readHistory,
  toHistoryEntry,
} from '@apron/server-kit/records/history'
import type { Viewer } from '@apron/server-kit/records/visibility-rule'
import { requireCalendarDate } from '@apron/server-kit/time/calendar-date'
import { ACTION_RIGHTS, CHECK_APPROVE_RIGHT, VIEW } from '../../contract/check-order.calls.ts'
import type {
  CheckOrderDetail,
  CheckOrderFilterOptions,
  CheckOrderQuery,
  CheckOrderRow,
  ResultChange,
} from '../../contract/check-order.entities.ts'
import { CHECK_ORDER_ERRORS } from '../../contract/check-order.errors.ts'
import {
  CHECK_ACTIONS,
  type CheckAction,
  type CheckSortKey,
  type CheckStatus,
  type HistoryAction,
} from '../../contract/values.ts'
import type { FoundOrder } from './check-order.repository.ts'
import * as repository from './check-order.repository.ts'
import { CHECK_HISTORY, type CheckDb } from './check-order.tables.ts'
import { toItem, toRow } from './check-order.view.ts'
import { type CheckParts, decideCheckAction } from './check-order-state.ts'
import { CHECK_ORDER_VISIBILITY } from './check-order-visibility.ts'

/** Kind of record that photos belong to. */
export const CHECK_ORDER_FILES = 'safetyQuality.checkOrder'

/** The list, what its filter offers, and one order. */
export function checkOrderReader(services: PluginServices, db: CheckDb) {
  async function queryPage(query: CheckOrderQuery, context: CallContext): Promise<PageOf<CheckOrderRow>> {
    const person = callerOf(context)
    const { planFrom, planTo } = query.queryCriteria
    for (const date of [planFrom, planTo]) requireCalendarDate(date?.slice(0, 10))
    const today = wireDate(services.clock.now())
    const viewer = await CHECK_ORDER_VISIBILITY.viewerOf(services, person)
    const page = await repository.listOrders(db, {
      site: context.site,
      viewer,
      worker: person,
      query,
      codes: await sortedCodes(query.queryCriteria.sortBy, viewer, context),
      today,
    })
    const names = await loadNames(services, context.language, {
      people: page.records.map(row => row.lead_checker),
      departments: page.records.map(row => row.checked_dept),
    })
    return { ...page, records: page.records.map(row => toRow(row, names, context.language, today)) }
  }

  /** Returns the codes of a column that shows names, sorted by those names; null for any other column. */
  async function sortedCodes(
    sortBy: CheckSortKey | undefined,
    viewer: Viewer,
    { site, language }: CallContext,
  ): Promise<string[] | null> {
    if (sortBy !== 'leadChecker' && sortBy !== 'checkedDept') return null
    const found = await repository.listFilterCodes(db, site, viewer)
    return sortBy === 'leadChecker'
      ? await sortCodesByName(
          services,
          language,
          'people',
          found.map(row => row.lead_checker),
        )
      : await sortCodesByName(
          services,
          language,
          'departments',
          found.map(row => row.checked_dept),
        )
  }

  async function filterOptions(context: CallContext): Promise<CheckOrderFilterOptions> {
    const viewer = await CHECK_ORDER_VISIBILITY.viewerOf(services, callerOf(context))
    const codes = await repository.listFilterCodes(db, context.site, viewer)
    const { language } = context
    const people = await sortCodesByName(
      services,
      language,
      'people',
      codes.map(row => row.lead_checker),
    )
    const departments = await sortCodesByName(
      services,
      language,
      'departments',
      codes.map(row => row.checked_dept),
    )
    const names = await loadNames(services, context.language, { people, departments })
    return { departments: departments.map(names.department), leadCheckers: people.map(names.person) }
  }

  async function detail(id: string, context: CallContext): Promise<CheckOrderDetail> {
    const person = callerOf(context)
    const order = requireReadable(
      await repository.findOrder(db, id),
      await CHECK_ORDER_VISIBILITY.viewerOf(services, person),
    )
    const items = await repository.findItems(db, order)
    const history = await readHistory<HistoryAction, CheckStatus>(db, CHECK_HISTORY, id)

    const changes = await repository.resultChanges(db, id)

    const names = await loadNames(services, context.language, {
      people: [
        ...items.flatMap(({ saved }) => (saved === null ? [] : [saved.by])),
        order.lead_checker,
        order.approver ?? '',
        ...order.checkers,
        ...peopleOfHistory(history),
      ],
      departments: [order.checked_dept],
    })
    const parts = partsOf(person, order)
    const otherSite = order.site_code !== context.site
    const mayDo = (action: CheckAction) =>
      !otherSite &&
      person.resources.has(ACTION_RIGHTS[action]) &&
      decideCheckAction(action, order.status, parts).allowed
    return {
      ...toRow(order, names, context.language, wireDate(services.clock.now())),
      basis: order.template_basis ?? order.basis,
      checkers: order.checkers.map(names.person),
      conclusion: order.conclusion,
      approver: order.approver === null ? null : names.person(order.approver),
      approveRemark: order.approve_remark,
      items: items.map(item => toItem(item, context.language, names)),
      history: history.map(line => {
        const entry = toHistoryEntry(line, names)
        return line.action === 'saveResult'
          ? Object.assign(entry, { changes: changesOf(line, changes) })
          : entry
      }),
      actions: CHECK_ACTIONS.filter(mayDo),
      otherSite,
    }
  }

  /** Returns true if the caller may open the photos of an order: everybody who may read it, at any site. */
  async function mayReadFiles(id: string, context: CallContext): Promise<boolean> {
    const order = await repository.findOrder(db, id)
    const person = callerOf(context)
    if (!person.resources.has(VIEW.resource)) return false
    return isReadable(order, await CHECK_ORDER_VISIBILITY.viewerOf(services, person))
  }

  return { queryPage, filterOptions, detail, mayReadFiles }
}

/** Unknown and unreadable orders are refused with the same words, so that ids cannot be probed. */
export function requireReadable(order: FoundOrder | undefined, viewer: Viewer): FoundOrder {
  if (!isReadable(order, viewer)) throw new Refusal(CHECK_ORDER_ERRORS.notFound)
  return order
}

function isReadable(order: FoundOrder | undefined, viewer: Viewer): order is FoundOrder {
  return order !== undefined && CHECK_ORDER_VISIBILITY.matches(order, viewer)
}

/** What the caller is to one order. */
export function partsOf(person: CallingPerson, order: FoundOrder): CheckParts {
  return {
    lead: order.lead_checker === person.userCode,
    checker: order.checkers.includes(person.userCode),
    approver: person.resources.has(CHECK_APPROVE_RIGHT),
  }
}

/** Returns what a save of results changed. Empty for saves made before changes were recorded. */
function changesOf(
  { at, by }: HistoryLine<HistoryAction, CheckStatus>,
  changes: Awaited<ReturnType<typeof repository.resultChanges>>,
): ResultChange[] {
  return changes
    .filter(change => change.at.getTime() === at.getTime() && change.by === by)
    .map(({ seq, before, after }) => ({ seq, before, after }))
}
