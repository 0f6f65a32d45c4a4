import { useState } from 'react'
import { render } from '../checks/render.fixture.tsx'
import { TextField } from '../fields/fields.tsx'
import { type SavedColumnsOptions, useSavedColumns } from './columns/use-saved-columns.ts'
import { DataTable } from './data-table.tsx'
import { loadAllRows } from './export/export-rows.ts'
import type { DataTableProps, TableColumn, TableSort } from './table-types.ts'

export interface Part {
  readonly number: string
  readonly quantity: number
  readonly note: string
}

const NOTES = ['=1+1', '+86 20', '-5', '@SUM(A1)', '"A", B', 'OK']

export const createParts = (count: number): Part[] =>
  Array.from({ length: count }, (_, index) => ({
    number: `PN-${String(index + 1).padStart(3, '0')}`,
    quantity: (index * 7) % 43,
    note: NOTES[index % NOTES.length] ?? '',
  }))

export const COLUMNS: readonly TableColumn<Part>[] = [
  { id: 'number', labels: { zh: '件号', en: 'Number' }, cell: ({ number }) => number, locked: true },
  {
    id: 'quantity',
    labels: { zh: '数量', en: 'Quantity' },
    cell: ({ quantity }) => <b>{quantity}</b>,
    text: ({ quantity }) => String(quantity),
    sortable: true,
  },
  { id: 'note', labels: { zh: '备注', en: 'Note' }, cell: ({ note }) => note },
]

interface PartsTableProps {
  readonly count: number
  readonly paged?: boolean
  readonly columns?: SavedColumnsOptions
  readonly more?: Partial<DataTableProps<Part>>
}

/** A list of parts that is filtered, sorted and paged in the page. */
function PartsTable({ count, paged = true, columns, more }: PartsTableProps) {
  const [text, setText] = useState('')
  const [page, setPage] = useState({ current: 1, size: 10 })
  const [sort, setSort] = useState<TableSort | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const sign = sort?.direction === 'desc' ? -1 : 1
  const found = createParts(count).filter(({ number }) => number.includes(text))
  const sorted = sort === null ? found : found.toSorted((a, b) => sign * (a.quantity - b.quantity))
  const from = (page.current - 1) * page.size
  const paging = { page: { ...page, total: found.length }, onPageChange: setPage }
  return (
    <>
      <TextField label="Find" value={text} onChange={setText} />
      <DataTable
        label="Parts"
        columns={COLUMNS}
        rows={paged ? sorted.slice(from, from + page.size) : sorted}
        rowKey={({ number }) => number}
        {...(paged ? paging : {})}
        sort={sort}
        onSortChange={setSort}
        {...useSavedColumns(COLUMNS, columns ?? {})}
        exportRows={() =>
          loadAllRows(({ current, size }) =>
            Promise.resolve({
              records: sorted.slice((current - 1) * size, current * size),
              total: sorted.length,
            }),
          )
        }
        selected={selected}
        onSelectedChange={setSelected}
        rowName={({ number }) => number}
        rowHref={({ number }) => `/part?number=${number}`}
        {...more}
      />
    </>
  )
}

export const renderParts = (props: PartsTableProps): void => render(<PartsTable {...props} />)

/** Returns the text of each cell of a row. */
export const rows = (): string[][] =>
  [...document.querySelectorAll('tbody tr')].map(row =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  )

/** Returns the part numbers of the drawn rows. */
export const numbers = (): (string | undefined)[] => rows().map(([, number]) => number)

export const headers = (): string[] =>
  [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent).slice(1)
