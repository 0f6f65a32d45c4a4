import { TABLE_PAGE_SIZE, TABLE_PAGE_SIZES } from '@apron/contract/limits/paging'
import { dayEnd, dayStart } from '@apron/contract/rules/whole-days'
import type { CheckOrderCriteria } from '../../contract/check-order.entities.ts'
import {
  CHECK_SORT_KEYS,
  CHECK_STATUSES,
  type CheckSortKey,
  type CheckStatus,
} from '../../contract/values.ts'

/** What stands in the filter form; null and empty mean no condition. */
export interface CheckListFilter {
  readonly text: string
  readonly checkCat: string | null
  readonly status: readonly CheckStatus[]
  readonly checkedDept: string | null
  readonly leadChecker: string | null
  readonly period: readonly [string | null, string | null]
  readonly overdue: boolean
}

export interface CheckListSort {
  readonly id: CheckSortKey
  readonly direction: 'asc' | 'desc'
}

/** What the list remembers: filter, order and page size. */
export interface CheckListView {
  readonly filter: CheckListFilter
  readonly sort: CheckListSort | null
  readonly size: number
}

export const NO_FILTER: CheckListFilter = {
  text: '',
  checkCat: null,
  status: [],
  checkedDept: null,
  leadChecker: null,
  period: [null, null],
  overdue: false,
}

export const FIRST_VIEW: CheckListView = { filter: NO_FILTER, sort: null, size: TABLE_PAGE_SIZE }

/** The filter and the order as the call wants them. */
export function toCriteria({ filter, sort }: CheckListView): CheckOrderCriteria {
  const [planFrom, planTo] = filter.period
  const text = filter.text.trim()
  return {
    ...(text === '' ? {} : { text }),
    ...(filter.checkCat === null ? {} : { checkCat: filter.checkCat }),
    ...(filter.status.length === 0 ? {} : { status: [...filter.status] }),
    ...(filter.checkedDept === null ? {} : { checkedDept: filter.checkedDept }),
    ...(filter.leadChecker === null ? {} : { leadChecker: filter.leadChecker }),
    ...(planFrom === null ? {} : { planFrom: dayStart(planFrom) }),
    ...(planTo === null ? {} : { planTo: dayEnd(planTo) }),
    ...(filter.overdue ? { overdue: true } : {}),
    ...(sort === null ? {} : { sortBy: sort.id, descending: sort.direction === 'desc' }),
  }
}

export function isFiltered({ filter }: CheckListView): boolean {
  return Object.keys(toCriteria({ filter, sort: null, size: TABLE_PAGE_SIZE })).length > 0
}

/** The page to show when rows have gone meanwhile: never behind the last one. */
export function pageWithin(current: number, size: number, total: number): number {
  return Math.min(current, Math.max(1, Math.ceil(total / size)))
}

/** A remembered view; what cannot be read counts as not remembered. */
export function readView(value: unknown): CheckListView {
  if (!isRecord(value)) return FIRST_VIEW
  const filter = isRecord(value['filter']) ? value['filter'] : {}
  const sort = isRecord(value['sort']) ? value['sort'] : {}
  const period = Array.isArray(filter['period']) ? filter['period'] : []
  const sortKey = CHECK_SORT_KEYS.find(key => key === sort['id'])
  return {
    filter: {
      text: textOrNull(filter['text']) ?? '',
      checkCat: textOrNull(filter['checkCat']),
      status: CHECK_STATUSES.filter(
        status => Array.isArray(filter['status']) && filter['status'].includes(status),
      ),
      checkedDept: textOrNull(filter['checkedDept']),
      leadChecker: textOrNull(filter['leadChecker']),
      period: [textOrNull(period[0]), textOrNull(period[1])],
      overdue: filter['overdue'] === true,
    },
    sort:
      sortKey === undefined
        ? null
        : { id: sortKey, direction: sort['direction'] === 'desc' ? 'desc' : 'asc' },
    size: TABLE_PAGE_SIZES.find(size => size === value['size']) ?? TABLE_PAGE_SIZE,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
