import { fillText, useHost, useLanguage, useQueryParam, useTexts } from '@apron/sdk'
import { ChoiceField, TextField } from '@apron/ui/fields'
import { Page, PageHeader } from '@apron/ui/page'
import { DataTable, everyRow, type TableColumn, type TableSort, useSavedColumns } from '@apron/ui/table'
import { useState } from 'react'
import { PARTS_TEXTS } from './parts.texts.ts'

interface Rotable {
  readonly number: string
  readonly name: { readonly zh: string; readonly en: string }
  readonly quantity: number
  readonly note: string
}

const { table } = PARTS_TEXTS
const NOTES = ['=1+1', '+86 20', '-5', '@SUM(A1)', '"A", B', 'OK']

const ROWS = Array.from(
  { length: 43 },
  (_, index): Rotable => ({
    number: `PN-${String(index + 1).padStart(3, '0')}`,
    name: index % 2 === 0 ? table.pump : table.valve,
    quantity: (index * 7) % 43,
    note: NOTES[index % NOTES.length] ?? '',
  }),
)

function columnsIn(lang: 'zh' | 'en'): readonly TableColumn<Rotable>[] {
  return [
    { id: 'number', labels: table.number, cell: row => row.number, width: 132, mono: true, locked: true },
    { id: 'name', labels: table.name, cell: row => row.name[lang], minWidth: 180 },
    {
      id: 'quantity',
      labels: table.quantity,
      cell: row => <b>{row.quantity}</b>,
      text: row => String(row.quantity),
      width: 120,
      align: 'end',
      sortable: true,
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

/** A wide list of what the page itself knows: sorted, filtered and paged without a server. `?pinned=1` pins its scrollbar. */
export default function TablePage() {
  const texts = useTexts(PARTS_TEXTS).table
  const host = useHost()
  const lang = useLanguage()
  const pinned = useQueryParam('pinned') === '1'
  const [text, setText] = useState('')
  const [state, setState] = useState<'ready' | 'loading' | 'failed' | 'many'>('ready')
  const [page, setPage] = useState({ current: 1, size: 10 })
  const [sort, setSort] = useState<TableSort | null>(null)
  const columns = useSavedColumns(COLUMNS[lang], {})

  const sign = sort?.direction === 'desc' ? -1 : 1
  const found = ROWS.filter(row => row.name[lang].includes(text))
  const sorted = sort === null ? found : found.toSorted((a, b) => sign * (a.quantity - b.quantity))
  const from = (page.current - 1) * page.size
  const shown = state === 'ready' || state === 'many' ? sorted.slice(from, from + page.size) : []
  return (
    <Page>
      <PageHeader title={texts.title} />
      <TextField label={texts.find} value={text} onChange={setText} />
      <DataTable
        label={texts.rows}
        columns={COLUMNS[lang]}
        rows={shown}
        rowKey={row => row.number}
        state={state === 'many' ? 'ready' : state}
        errorText={texts.notLoaded}
        onRetry={() => setState('ready')}
        emptyText={texts.empty}
        page={{ ...page, total: found.length }}
        onPageChange={setPage}
        sort={sort}
        onSortChange={setSort}
        {...columns}
        exportRows={() =>
          everyRow(({ current, size }) =>
            Promise.resolve({
              records: sorted.slice((current - 1) * size, current * size),
              total: state === 'many' ? 10_001 : sorted.length,
            }),
          )
        }
        rowHref={row => `${host.base}/fields?number=${row.number}`}
        pinnedScrollbar={pinned}
        toolbar={
          <ChoiceField
            label={texts.state}
            hideLabel
            value={state}
            onChange={setState}
            options={(['ready', 'loading', 'failed', 'many'] as const).map(value => ({
              value,
              label: texts[value],
            }))}
          />
        }
      />
    </Page>
  )
}
