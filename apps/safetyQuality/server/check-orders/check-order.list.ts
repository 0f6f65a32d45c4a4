import type { PageOf } from '@apron/contract/entities/paging'
import { wireDate } from '@apron/contract/wire/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { loadNames, type Names } from '@apron/server-kit/people/names'
import { sortByName } from '@apron/server-kit/people/sort-codes-by-name'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { requireCalendarDate } from '@apron/server-kit/time/calendar-date'
import type {
  CheckOrderCriteria,
  CheckOrderFilterOptions,
  CheckOrderQuery,
  CheckOrderRow,
} from '../../contract/check-order.entities.ts'
import { CHECK_STATUSES } from '../../contract/values.ts'
import { countByNames, listOrders, type Sorting, type Wanted } from './check-order.queries.ts'
import { toRow } from './check-order.reader.ts'
import type { OrderRecord } from './check-order.repository.ts'
import type { CheckDb } from './check-order.tables.ts'
import { CHECK_ORDER_VISIBILITY } from './check-order-visibility.ts'

/** The list of check orders and what its filter offers. */
export function checkOrderList(services: PluginServices, db: CheckDb) {
  const wanted = async (criteria: CheckOrderCriteria, context: CallContext): Promise<Wanted> => ({
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

  async function queryPage(
    { body: query }: { readonly body: CheckOrderQuery },
    context: CallContext,
  ): Promise<PageOf<CheckOrderRow>> {
    const { planFrom, planTo } = query.queryCriteria
    for (const date of [planFrom, planTo]) requireCalendarDate(date?.slice(0, 10))
    const request = await wanted(query.queryCriteria, context)
    const sorting = await sortingOf(request, context)
    const page = await listOrders(db, request, query, sorting)
    const names = sorting.names ?? (await namesOf(page.records, context))
    const today = wireDate(request.viewer.now)
    return { ...page, records: page.records.map(row => toRow(row, names, context.language, today)) }
  }

  /** Columns of states and categories are sorted as the process or the dictionary says, people and departments by the names shown. */
  async function sortingOf(
    request: Wanted,
    context: CallContext,
  ): Promise<Sorting & { readonly names?: Names }> {
    const { sortBy } = request.criteria
    if (sortBy === 'status') return { codes: CHECK_STATUSES }
    if (sortBy === 'checkCat') {
      const categories = await services.dictionaries.valuesOf(services.db, ['CHECK_CAT'])
      return { codes: categories.map(({ value }) => value) }
    }
    if (sortBy !== 'leadChecker' && sortBy !== 'checkedDept') return {}
    const counts = await countByNames(db, request)
    const names = await namesOf(counts, context)
    const named = counts.map(row =>
      sortBy === 'leadChecker' ? names.person(row.lead_checker) : names.department(row.checked_dept),
    )
    return {
      codes: sortByName(named, context.language).map(({ code }) => code),
      total: counts.reduce((total, { count }) => total + count, 0),
      names,
    }
  }

  async function filterOptions(_: unknown, context: CallContext): Promise<CheckOrderFilterOptions> {
    const counts = await countByNames(db, await wanted({}, context))
    const names = await namesOf(counts, context)
    const departments = counts.map(row => names.department(row.checked_dept))
    const leadCheckers = counts.map(row => names.person(row.lead_checker))
    return {
      departments: sortByName(departments, context.language),
      leadCheckers: sortByName(leadCheckers, context.language),
    }
  }

  return { queryPage, filterOptions }
}
