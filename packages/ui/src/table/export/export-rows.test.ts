import { createElement } from 'react'
import { expect, it } from 'vitest'
import type { TableColumn } from '../table-types.ts'
import { exportText, loadAllRows, TooManyRows } from './export-rows.ts'

interface Row {
  readonly no: string
  readonly count: number
}

const no: TableColumn<Row> = { id: 'no', labels: { zh: '编号', en: 'Number' }, cell: row => row.no }
const count: TableColumn<Row> = {
  id: 'count',
  labels: { zh: '数量', en: 'Count' },
  cell: row => createElement('b', null, row.count),
  text: row => String(row.count),
}
const rows = [{ no: '=1', count: 2 }]

it('exports the shown columns in the language of the page', () => {
  expect(exportText([count, no], rows, 'zh')).toBe("\uFEFF数量,编号\r\n2,'=1\r\n")
  expect(exportText([no], rows, 'en')).toBe("\uFEFFNumber\r\n'=1\r\n")
})

it('leaves out a column of buttons', () => {
  expect(exportText([no, { ...count, exported: false }], rows, 'en')).toBe("\uFEFFNumber\r\n'=1\r\n")
})

it('rejects a column that draws more than text and has no `text`', () => {
  const { text: _text, ...withoutText } = count
  expect(() => exportText([withoutText], rows, 'zh')).toThrow('Column count')
})

function createPagedList(total: number) {
  const requestedPages: number[] = []
  const loadPage = ({ current, size }: { current: number; size: number }) => {
    requestedPages.push(current)
    const from = (current - 1) * size
    const records = Array.from(
      { length: Math.max(0, Math.min(size, total - from)) },
      (_, index) => from + index,
    )
    return Promise.resolve({ records, total })
  }
  return { loadPage, requestedPages }
}

it.each([
  [0, 1],
  [199, 1],
  [200, 1],
  [201, 2],
  [450, 3],
  [10_000, 50],
])('loads all %d rows in %d requests', async (total, requests) => {
  const { loadPage, requestedPages } = createPagedList(total)
  expect(await loadAllRows(loadPage)).toEqual(Array.from({ length: total }, (_, index) => index))
  expect(requestedPages).toHaveLength(requests)
})

it('stops after the first page if there are too many rows', async () => {
  const { loadPage, requestedPages } = createPagedList(10_001)
  await expect(loadAllRows(loadPage)).rejects.toThrow(TooManyRows)
  expect(requestedPages).toEqual([1])
})
