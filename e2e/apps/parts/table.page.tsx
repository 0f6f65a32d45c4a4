import { fillText, useLanguage, useQueryParam, useTexts } from '@apron/sdk'
import { Page, PageHeader } from '@apron/ui/page'
import { DataTable, type TableColumn, useSavedColumns } from '@apron/ui/table'
import { useState } from 'react'
import { PARTS_TEXTS } from './parts.texts.ts'

interface Rotable {
  readonly number: string
  readonly name: { readonly zh: string; readonly en: string }
  readonly quantity: number
  readonly note: string
}

const { table } = PARTS_TEXTS
const ROWS = Array.from(
  { length: 43 },
  (_, index): Rotable => ({
    number: `PN-${String(index + 1).padStart(3, '0')}`,
    name: index % 2 === 0 ? table.pump : table.valve,
    quantity: (index * 7) % 43,
    note: 'OK',
  }),
)

function columnsIn(lang: 'zh' | 'en'): readonly TableColumn<Rotable>[] {
  return [
    { id: 'number', labels: table.number, cell: row => row.number, width: 132, mono: true, locked: true },
    { id: 'name', labels: table.name, cell: row => row.name[lang], minWidth: 180 },
    {
      id: 'quantity',
      labels: table.quantity,
      cell: row => String(row.quantity),
      width: 120,
      align: 'end',
    },
    { id: 'note', labels: table.note, cell: row => row.note, width: 120 },
    ...Array.from({ length: 10 }, (_, index): TableColumn<Rotable> => {
      const n = String(index + 1)
      return {
        id: `store${n}`,
        labels: { zh: fillText(table.station.zh, { n }), en: fillText(table.station.en, { n }) },
        cell: row => `${row.number}/${n}`,
        width: 120,
      }
    }),
  ]
}

const COLUMNS = { zh: columnsIn('zh'), en: columnsIn('en') } as const

/** A wide list of local data, paged without a server. `?pinned=1` pins its scrollbar. */
export default function TablePage() {
  const texts = useTexts(PARTS_TEXTS).table
  const lang = useLanguage()
  const pinned = useQueryParam('pinned') === '1'
  const [page, setPage] = useState({ current: 1, size: 10 })
  const columns = useSavedColumns(COLUMNS[lang], {})
  const from = (page.current - 1) * page.size
  return (
    <Page>
      <PageHeader title={texts.title} />
      <DataTable
        label={texts.rows}
        columns={COLUMNS[lang]}
        rows={ROWS.slice(from, from + page.size)}
        rowKey={row => row.number}
        page={{ ...page, total: ROWS.length }}
        onPageChange={setPage}
        {...columns}
        pinnedScrollbar={pinned}
      />
    </Page>
  )
}
