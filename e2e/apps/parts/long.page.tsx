import { fillText, useHost, useLanguage, useQueryParam, useTexts } from '@apron/sdk'
import { TextField } from '@apron/ui/fields'
import { Page, PageHeader } from '@apron/ui/page'
import { DataTable, type TableColumn, type TableSort, useSavedColumns } from '@apron/ui/table'
import { useMemo, useState } from 'react'
import { PARTS_TEXTS } from './parts.texts.ts'

interface Expendable {
  readonly number: string
  readonly quantity: number
  /** Some notes take more than one line; one far down is wider than the column and does not wrap. */
  readonly note: 'fine' | 'long' | 'wrapped'
}

const { long, table } = PARTS_TEXTS
const ROWS = 5_000

const EXPENDABLES: readonly Expendable[] = Array.from({ length: ROWS }, (_, index) => ({
  number: `EX-${String(index + 1).padStart(4, '0')}`,
  quantity: (index * 7) % 5_003,
  note: index % 9 === 4 ? 'wrapped' : index > 4_000 && index % 9 === 7 ? 'long' : 'fine',
}))

function columnsIn(lang: 'en' | 'zh', stores: number): readonly TableColumn<Expendable>[] {
  const texts = { fine: long.fine[lang], wrapped: long.remark[lang], long: long.remark[lang].repeat(3) }
  const note = (row: Expendable): string => texts[row.note]
  return [
    { id: 'number', labels: table.number, cell: row => row.number, width: 132, mono: true, locked: true },
    {
      id: 'quantity',
      labels: table.quantity,
      cell: row => String(row.quantity),
      width: 120,
      align: 'end',
      sortable: true,
    },
    {
      id: 'note',
      labels: table.note,
      cell: row => (row.note === 'wrapped' ? <p className="parts-lines">{note(row)}</p> : note(row)),
      text: note,
      minWidth: 180,
    },
    ...Array.from({ length: stores }, (_, index): TableColumn<Expendable> => {
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

/**
 * A long list without pages. `?stores=` sets the number of further columns (0), `?pinned=1` pins the scrollbar. Text
 * typed above the list is echoed line by line, which moves the list down.
 */
export default function LongPage() {
  const texts = useTexts(PARTS_TEXTS).long
  const lang = useLanguage()
  const host = useHost()
  const stores = Number(useQueryParam('stores') ?? 0)
  const pinned = useQueryParam('pinned') === '1'
  const [text, setText] = useState('')
  const [sort, setSort] = useState<TableSort | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const columns = useMemo(() => columnsIn(lang, stores), [lang, stores])
  const saved = useSavedColumns(columns, {})

  const sign = sort?.direction === 'desc' ? -1 : 1
  const sorted =
    sort === null ? EXPENDABLES : EXPENDABLES.toSorted((a, b) => sign * (a.quantity - b.quantity))
  return (
    <Page>
      <PageHeader title={texts.title} />
      <TextField label={texts.above} value={text} onChange={setText} />
      <div>
        {text.split('').map((letter, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines that never move
          <p key={index}>{letter}</p>
        ))}
      </div>
      <DataTable
        label={texts.rows}
        columns={columns}
        rows={sorted}
        rowKey={row => row.number}
        sort={sort}
        onSortChange={setSort}
        {...saved}
        exportRows={() => sorted}
        selected={selected}
        onSelectedChange={setSelected}
        rowHref={row => `${host.base}/dialogs?number=${row.number}`}
        pinnedScrollbar={pinned}
        toolbar={<output aria-label={texts.chosen}>{selected.size}</output>}
      />
    </Page>
  )
}
