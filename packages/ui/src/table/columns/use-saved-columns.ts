import { useEffect, useState } from 'react'
import { useUi } from '../../provider/ui-context.ts'
import type { DataTableProps } from '../table-types.ts'
import { columnsValue, type LabelledColumn, savedColumnIds } from './column-labels.ts'
import { type ColumnLayout, NO_LAYOUT, readLayout } from './column-layout.ts'

/** Setting of one table that the server stores for a user (§3). */
export interface ColumnSetting {
  readonly id: string
  /** Comma-joined visible labels. */
  readonly value: string
}

/** Storage of the column settings. A stable object. */
export interface ColumnStore {
  /** Returns the cached setting. Undefined if there is none. */
  cached(code: string): ColumnSetting | null | undefined
  /** Calls `queryByCode`. Null if never saved. */
  load(code: string): Promise<ColumnSetting | null>
  /** Calls `customlist/save`. */
  save(setting: {
    readonly id?: string
    readonly code: string
    readonly value: string
  }): Promise<ColumnSetting>
  /** Tells the user which table failed, and why (TBL-03). */
  reportFailure(what: 'read' | 'save', code: string, cause: unknown): void
  /** Reads a small preference of this user from this browser. */
  readPreference(key: string): unknown
  savePreference(key: string, value: unknown): void
}

export interface SavedColumnsOptions {
  /** Name of the setting. Without it nothing is read or saved, and a choice lasts as long as the page (TBL-02). */
  readonly customCode?: string
  readonly store?: ColumnStore
  /** Ids in order, shown if nothing was chosen. All by default. */
  readonly defaults?: readonly string[]
}

type ColumnProps = Required<
  Pick<
    DataTableProps<never>,
    'defaultColumns' | 'onVisibleColumnsChange' | 'visibleColumns' | 'layout' | 'onLayoutChange'
  >
>

/**
 * Returns the user's columns of a table as props for `DataTable`. Saves which columns and their order on the server, by
 * customCode (TBL-02), and widths and pins in this browser.
 */
export function useSavedColumns(
  columns: readonly LabelledColumn[],
  { customCode, store, defaults }: SavedColumnsOptions,
): ColumnProps {
  const { lang } = useUi()
  const [setting, setSetting] = useState(() =>
    customCode === undefined ? null : (store?.cached(customCode) ?? null),
  )
  const [chosen, setChosen] = useState<readonly string[]>()
  const layoutKey = `columns.${customCode ?? ''}`
  const [layout, setLayout] = useState(() =>
    customCode === undefined || store === undefined ? NO_LAYOUT : readLayout(store.readPreference(layoutKey)),
  )

  useEffect(() => {
    if (customCode === undefined || store === undefined || store.cached(customCode) !== undefined)
      return undefined
    let isUnmounted = false
    store.load(customCode).then(
      found => !isUnmounted && setSetting(found),
      (cause: unknown) => !isUnmounted && store.reportFailure('read', customCode, cause),
    )
    return () => {
      isUnmounted = true
    }
  }, [customCode, store])

  async function onVisibleColumnsChange(ids: string[]): Promise<void> {
    if (customCode === undefined || store === undefined) return setChosen(ids)
    try {
      const value = columnsValue(ids, columns, lang)
      const id = setting === null ? {} : { id: setting.id }
      setSetting(await store.save({ ...id, code: customCode, value }))
    } catch (cause) {
      store.reportFailure('save', customCode, cause)
      throw cause
    }
  }

  function onLayoutChange(next: ColumnLayout): void {
    setLayout(next)
    if (customCode !== undefined) store?.savePreference(layoutKey, next)
  }

  const saved = chosen ?? savedColumnIds(setting?.value ?? '', columns)
  const visibleColumns = saved.length === 0 ? defaults : saved

  return { visibleColumns, defaultColumns: defaults, onVisibleColumnsChange, layout, onLayoutChange }
}
