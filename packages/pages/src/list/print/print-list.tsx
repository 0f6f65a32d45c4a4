import { fillText } from '@apron/contract/texts/fill-text'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { serverNow, useAirport, useSession, useTexts } from '@apron/sdk'
import { PrintTable, type TableColumn } from '@apron/ui/table'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { describeFilter } from '../filter/describe-filter.ts'
import type { RenderFilter } from '../filter/list-filter.tsx'
import { LIST_TEXTS } from '../list.texts.ts'
import type { List } from '../use-list.ts'

/** Rows of the printed list. */
export interface PrintedRows<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

interface PrintListProps<Row, Filter> {
  readonly printed: PrintedRows<Row>
  readonly list: Pick<List<Row, Filter>, 'filter' | 'sort'>
  readonly title: string
  readonly columns: readonly TableColumn<Row>[]
  readonly visibleColumns: readonly string[] | undefined
  readonly rowKey: (row: Row) => string
  readonly renderFilter: RenderFilter<Filter> | undefined
  /** Names of the active quick filters. */
  readonly quickFilters: readonly string[]
  readonly onPrinted: () => void
}

/** Prints a list: title, site, filter, sort order, who printed it and when, and the rows. */
export function PrintList<Row, Filter>(props: PrintListProps<Row, Filter>) {
  const { printed, list, title, columns, visibleColumns, rowKey, renderFilter, quickFilters, onPrinted } =
    props
  const texts = useTexts(LIST_TEXTS)
  const { lang, user } = useSession()
  const airport = useAirport()
  const fields = useRef<HTMLDivElement>(null)
  const [printedAt] = useState(() => wireTime(serverNow()))
  const [conditions, setConditions] = useState<readonly string[] | null>(null)

  const readConditions = useEffectEvent(() => {
    const fieldConditions =
      fields.current === null ? [] : describeFilter(fields.current, lang === 'zh' ? '：' : ': ')
    setConditions([...quickFilters, ...fieldConditions])
  })
  useEffect(() => readConditions(), [])
  const print = useEffectEvent(() => {
    window.addEventListener('afterprint', onPrinted, { once: true })
    window.print()
  })
  useEffect(() => {
    if (conditions !== null) print()
  }, [conditions])

  if (conditions === null) {
    // The fields render the filter in words for the print. They are hidden and cannot be focused.
    return (
      <div ref={fields} hidden inert>
        {renderFilter?.(list.filter, () => undefined)}
      </div>
    )
  }
  const { rows, total } = printed
  const counts = { count: String(rows.length), total: String(total) }
  const sorted = columns.find(({ id }) => id === list.sort?.id)
  const separator = lang === 'zh' ? '；' : '; '
  const lines = [
    airport === null ? '' : `${texts.site} ${airport.name} ${airport.code}`,
    texts.print.filter + (conditions.length === 0 ? texts.print.noFilter : conditions.join(separator)),
    sorted === undefined
      ? ''
      : texts.print.order + `${sorted.labels[lang]} ${list.sort?.direction === 'desc' ? '↓' : '↑'}`,
    fillText(rows.length < total ? texts.print.first : texts.print.rows, counts),
    [
      fillText(texts.print.by, { name: user?.name ?? '' }),
      fillText(texts.print.at, { time: printedAt }),
    ].join(separator),
  ]
  return (
    <PrintTable
      title={title}
      lines={lines.filter(line => line !== '')}
      columns={columns}
      visibleColumns={visibleColumns}
      rows={rows}
      rowKey={rowKey}
    />
  )
}
