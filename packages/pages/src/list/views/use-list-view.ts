import { TABLE_PAGE_SIZES } from '@apron/contract/limits/lists'
import type { SavedView } from '@apron/contract/lists/list-view'
import { queryListSettings, saveListSize } from '@apron/contract/lists/list-view.calls'
import { useCall, useHost, useLocation } from '@apron/sdk'
import { readOf, useAppCache, useAppQuery } from '@apron/sdk/query'
import type { PagePosition, TableSort } from '@apron/ui/table'
import { useEffect, useState } from 'react'
import { filterFromQuery } from '../filter/address-filter.ts'
import { type FilterFields, type FilterOf, noFilter } from '../filter/filter-fields.ts'
import { useFilterFromAddress } from '../filter/use-filter-from-address.ts'
import { type ListShape, type ListView, readViewText, viewText } from './list-view.ts'
import { listStart, readStart, startView } from './start-view.ts'
import { useViewFromAddress } from './use-view-from-address.ts'

/** Names under which the settings of a list are stored. */
export interface ListNames {
  /** Name of the settings on the server, such as `AQ_shiftBook_orders`: columns, views and page size per user. */
  readonly code?: string
  /** Name under which the browser stores filter, order and columns per user. */
  readonly remember?: string
}

/** Saved views of a list. */
export interface ListViews {
  readonly saved: readonly SavedView[]
  /** Returns the current view as text. @param columns ids of the shown columns; null: the default ones */
  readonly currentText: (columns: readonly string[] | null) => string
  /** Reads a saved view as text, to compare it with the current one. */
  readonly savedText: (saved: SavedView) => string
  readonly show: (saved: SavedView) => void
  /** Keeps the current view even if the default view changes. */
  readonly pin: () => void
  /** Loads the views again after a failure. Null if they are loaded. */
  readonly retry: (() => void) | null
}

/**
 * Manages a user's view and position in a list. It opens as the user left it in this browser, or with their default
 * view. Settings made in another browser apply until the user changes something here. Filters are never shared between
 * users.
 */
export function useListView<Fields extends FilterFields, Key extends string>(
  options: ListShape<Fields, Key> & ListNames,
) {
  const { code, remember, sortKeys = [] } = options
  const host = useHost()
  const call = useCall()
  const cache = useAppCache()
  const { query } = useLocation()
  const [initial] = useState(() => ({
    addressFilter: filterFromQuery(options.filter, query),
    stored: remember === undefined ? undefined : host.remembered(remember),
    start: code === undefined ? null : readStart(host.remembered(startKey(code))),
  }))
  const [chosen, setChosen] = useState<{
    readonly view: ListView<FilterOf<Fields>, Key>
    readonly opened: string
  } | null>(null)
  const [requested, setRequested] = useState(1)
  const [appliedCount, setAppliedCount] = useState(0)
  const settings = useAppQuery(queryListSettings, code === undefined ? null : { query: { code } }, {
    staleMs: Number.POSITIVE_INFINITY,
  })
  const start = settings.data === undefined ? initial.start : listStart(settings.data)
  const view = chosen?.view ?? startView(options, { ...initial, start })
  const opened = chosen?.opened ?? start?.standard ?? ''
  useEffect(() => {
    if (code !== undefined && settings.data !== undefined)
      host.remember(startKey(code), listStart(settings.data))
  }, [code, host, settings.data])

  const change = (part: Partial<ListView<FilterOf<Fields>, Key>>) => {
    const next = { ...view, ...part }
    setChosen({ view: next, opened })
    if (remember !== undefined) host.remember(remember, next)
  }
  /** Applies a part of the view from the first page on, also in the form. */
  const applyView = (part: Partial<ListView<FilterOf<Fields>, Key>>) => {
    setRequested(1)
    setAppliedCount(count => count + 1)
    change(part)
  }
  useFilterFromAddress(options.filter, filter => applyView({ filter }))
  const show = (saved: SavedView) => applyView(readViewText(options, saved.view))
  const isWaiting = useViewFromAddress(code === undefined ? undefined : settings, show)

  /** Stores the size in the browser until the server has it. */
  const saveSize = (size: number) => {
    const known = TABLE_PAGE_SIZES.find(each => each === size)
    if (code === undefined || known === undefined) return
    host.remember(startKey(code), { standard: start?.standard ?? null, size: known })
    call(saveListSize, { body: { code, size: known } }).then(
      saved => cache.put(readOf(queryListSettings, { query: { code } }), saved),
      () => undefined,
    )
  }
  const views: ListViews | null =
    code === undefined
      ? null
      : {
          saved: settings.data?.views ?? [],
          currentText: columns => viewText({ ...view, columns }),
          savedText: saved => viewText(readViewText(options, saved.view)),
          show,
          pin: () => change({}),
          retry: settings.isError ? () => void settings.refetch() : null,
        }
  return {
    view,
    change,
    requested,
    setRequested,
    /** True unless the address names a view that is not loaded yet. */
    canRequest: !isWaiting,
    /** True once the view is final. Before that, the settings may still name another default view or page size. */
    isFinal: chosen !== null || start !== null || code === undefined || !settings.isPending,
    /** Props that every list passes on. */
    listProps: {
      code,
      filter: view.filter,
      noFilter: noFilter(options.filter),
      formKey: `${appliedCount} ${opened}`,
      sort: view.sort,
      sortKeys,
      columns: view.columns,
      views,
      showColumns: (columns: readonly string[] | null) => change({ columns }),
      changePage({ current, size }: PagePosition) {
        setRequested(size === view.size ? current : 1)
        if (size === view.size) return
        change({ size })
        saveSize(size)
      },
      sortBy(sort: TableSort | null) {
        const id = sortKeys.find(key => key === sort?.id)
        setRequested(1)
        change({ sort: id === undefined || sort === null ? null : { id, direction: sort.direction } })
      },
    },
  }
}

const startKey = (code: string) => `list.${code}`
