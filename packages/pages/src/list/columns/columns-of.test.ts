import { expect, test } from 'vitest'
import { columnsOf } from './columns-of.ts'

interface Row {
  readonly no: string
  readonly count: number
  readonly end: string | null
  readonly dept: { readonly name: string }
}

const NAMES = {
  no: { zh: '编号', en: 'Number' },
  end: { zh: '完成', en: 'End' },
  dept: { zh: '部门', en: 'Department' },
  share: { zh: '份额', en: 'Share' },
}

const columns = columnsOf<Row, keyof typeof NAMES>(NAMES, ['no', 'dept'], {
  no: { width: 90, mono: true, locked: true },
  dept: { cell: row => row.dept.name },
  end: {},
  share: { cell: row => `${row.count} %`, align: 'end' },
})

test("orders columns by their options, names them and sorts by the server's sort keys", () => {
  expect(columns.map(({ id, labels, sortable }) => [id, labels.en, sortable])).toEqual([
    ['no', 'Number', true],
    ['dept', 'Department', true],
    ['end', 'End', false],
    ['share', 'Share', false],
  ])
  expect(columns[0]).toMatchObject({ width: 90, mono: true, locked: true })
  expect(columns[3]).toMatchObject({ align: 'end' })
})

test("shows the property with the column's name, a dash if empty, or the custom cell", () => {
  const row = { no: 'A-1', count: 0, end: null, dept: { name: 'Stores' } }
  expect(columns.map(column => column.cell(row))).toEqual(['A-1', 'Stores', '–', '0 %'])
})

/** Checked by the compiler: each must be an error. */
export const refused = () => [
  // @ts-expect-error -- a department is no plain text: it needs a cell
  columnsOf<Row, 'dept'>(NAMES, [], { dept: {} }),
  // @ts-expect-error -- the row has no share: it needs a cell
  columnsOf<Row, 'share'>(NAMES, [], { share: {} }),
  // @ts-expect-error -- a column has no options
  columnsOf<Row, 'no' | 'end'>(NAMES, [], { no: {} }),
]
