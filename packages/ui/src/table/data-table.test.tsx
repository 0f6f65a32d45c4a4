import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { findByName, findInput, pressButton, pressKey, typeText, unmount } from '../checks/render.fixture.tsx'
import type { ColumnStore } from './columns/use-saved-columns.ts'
import type { DataTableProps } from './table-types.ts'
import { headers, numbers, type Part, renderParts, rows } from './tables.fixture.tsx'

afterEach(unmount)

const pager = () => findByName('nav', 'Pages')

test('[TBL-01] shows total, sizes, previous, pages, next and jumper, in this order', () => {
  renderParts({ count: 43 })
  const parts = [...pager().querySelectorAll('span, select, button, input')].map(
    part => part.getAttribute('aria-label') ?? part.textContent,
  )
  expect(parts).toEqual([
    '43 rows',
    'Rows per page',
    'Previous page',
    ...[1, 2, 3, 4, 5].map(page => `Page ${page}`),
    'Next page',
    '',
  ])
  const sizes = [...pager().querySelectorAll('option')].map(({ value }) => value)
  expect(sizes).toEqual(['10', '20', '30', '50'])
  expect(pager().querySelector('input')?.closest('label')?.textContent).toContain('Go to')
})

test('[TBL-01] goes to the next page, to a typed page, and to the same rows after a change of the size', () => {
  renderParts({ count: 43 })
  const current = () => pager().querySelector('[aria-current=page]')?.textContent
  pressButton('Next page')
  expect(current()).toBe('2')
  expect(numbers()[0]).toBe('PN-011')
  const jumper = pager().querySelector('input') ?? expect.fail('no jumper')
  typeText(jumper, '5')
  flushSync(() => pager().querySelector('form')?.requestSubmit())
  expect(current()).toBe('5')
  expect(numbers()).toEqual(['PN-041', 'PN-042', 'PN-043'])
  expect(findByName('button', 'Next page')).toHaveProperty('disabled', true)
  const sizes = pager().querySelector('select') ?? expect.fail('no sizes')
  sizes.value = '20'
  flushSync(() => sizes.dispatchEvent(new Event('change', { bubbles: true })))
  expect(current()).toBe('3')
  expect(numbers()[0]).toBe('PN-041')
})

const touch = () => expect.fail('the store was asked')
/** A store that must not be called. */
const UNTOUCHED: ColumnStore = {
  cached: touch,
  load: touch,
  save: touch,
  reportFailure: touch,
  readPreference: touch,
  savePreference: touch,
}

const chooser = () => findByName('[role=dialog]', 'Columns')
const isGone = () => vi.waitFor(() => expect(chooser).toThrow())

async function openColumns(): Promise<void> {
  findByName('button', 'Columns').focus()
  pressButton('Columns')
  await vi.waitFor(chooser)
}

test('[TBL-02] without a customCode keeps chosen columns while the page is open and makes no request', async () => {
  renderParts({ count: 1, columns: { store: UNTOUCHED } })
  await openColumns()
  flushSync(() => findInput('Note').click())
  pressButton('Cancel')
  await isGone()
  expect(headers()).toContain('Note')

  await openColumns()
  expect(findInput('Note').checked).toBe(true)
  expect(findInput('Number').disabled).toBe(true)
  flushSync(() => findInput('Note').click())
  pressButton('Confirm')
  await isGone()
  expect(headers()).toEqual(['Number', 'Quantity'])
  // The keyboard focus returns to where it was.
  expect(document.activeElement).toBe(findByName('button', 'Columns'))
})

test('[TBL-02] shows a pinned column first and a moved column in its new place until the default is restored', async () => {
  renderParts({ count: 1 })
  await openColumns()
  pressButton('Pin to the left: Note')
  expect(findByName('button', 'Pin to the left: Note').getAttribute('aria-pressed')).toBe('true')
  pressButton('Move up: Quantity')
  expect(headers()).toEqual(['Number', 'Quantity', 'Note'])
  pressButton('Confirm')
  await isGone()
  expect(headers()).toEqual(['Note', 'Quantity', 'Number'])
  await openColumns()
  pressButton('Restore defaults')
  pressButton('Confirm')
  await isGone()
  expect(headers()).toEqual(['Number', 'Quantity', 'Note'])
})

const names = () => [...document.querySelectorAll('.ap-table-link')].map(({ textContent }) => textContent)

const sorting = () => [...document.querySelectorAll('th')].map(head => head.getAttribute('aria-sort'))

test('[LIST-02] marks how a column is sorted in its header, and marks nothing on unsortable columns', () => {
  renderParts({ count: 8 })
  expect(sorting()).toEqual([null, null, 'none', null])
  pressButton('Quantity')
  expect(sorting()).toEqual([null, null, 'ascending', null])
  expect(numbers().slice(0, 3)).toEqual(['PN-001', 'PN-008', 'PN-002'])
  pressButton('Quantity')
  expect(sorting()).toEqual([null, null, 'descending', null])
  expect(numbers()[0]).toBe('PN-007')
})

/** Simulates a window that is too narrow for columns. */
function narrow(): void {
  const query = Object.assign(new EventTarget(), { matches: true, media: '', onchange: null })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the old names of its listeners are left out
  vi.stubGlobal('matchMedia', () => query as unknown as MediaQueryList)
}

test('[LIST-02] chooses and removes the sort order from a list where rows are cards', () => {
  narrow()
  renderParts({ count: 8, more: { cards: true } })
  const order = document.querySelector<HTMLSelectElement>('select[aria-label="Order"]')
  const choose = (value: string) => {
    if (order !== null) order.value = value
    flushSync(() => order?.dispatchEvent(new Event('change', { bubbles: true })))
  }
  const offered = [...(order?.options ?? [])].map(({ textContent, value }) => [value, textContent])
  expect(offered).toEqual([
    ['', 'Default order'],
    ['asc quantity', 'Quantity: ascending'],
    ['desc quantity', 'Quantity: descending'],
  ])
  const before = names()
  choose('desc quantity')
  expect(names().slice(0, 2)).toEqual(['PN-007', 'PN-006'])
  expect(names().at(-1)).toBe('PN-001')
  choose('')
  expect(names()).toEqual(before)
})

test('opens the row link on a click anywhere in the row except its checkbox', () => {
  const opened: string[] = []
  renderParts({ count: 3, more: { onRowOpen: ({ number }) => void opened.push(number) } })
  const [, row] = document.querySelectorAll('tbody tr')
  const cell = row?.querySelectorAll('td')[3]
  flushSync(() => cell?.click())
  expect(opened).toEqual(['PN-002'])
  flushSync(() => findInput('Select PN-003').click())
  expect(opened).toEqual(['PN-002'])
  // With the modifier key held, the browser opens the link elsewhere.
  const held = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  document.addEventListener('click', click => click.preventDefault(), { once: true })
  flushSync(() => cell?.dispatchEvent(held))
  expect(opened).toEqual(['PN-002'])
})

test('does not open a row whose text is being selected', () => {
  const opened: string[] = []
  renderParts({ count: 3, more: { onRowOpen: ({ number }) => void opened.push(number) } })
  const cell = document.querySelectorAll('tbody tr')[1]?.querySelectorAll('td')[3] ?? expect.fail('no cell')
  getSelection()?.selectAllChildren(cell)
  flushSync(() => cell.click())
  expect(opened).toEqual([])
  getSelection()?.removeAllRanges()
  flushSync(() => cell.click())
  expect(opened).toEqual(['PN-002'])
})

const focused = () => document.activeElement?.textContent

test('moves between rows by the arrow keys, End and Home; a row is a link', () => {
  renderParts({ count: 43 })
  findByName('a', 'PN-001').focus()
  expect(document.activeElement?.getAttribute('href')).toBe('/part?number=PN-001')
  pressKey('ArrowDown')
  expect(focused()).toBe('PN-002')
  pressKey('End')
  expect(focused()).toBe('PN-010')
  pressKey('ArrowDown')
  expect(focused()).toBe('PN-010')
  pressKey('Home')
  expect(focused()).toBe('PN-001')
})

function drawAgain(more: Partial<DataTableProps<Part>>): void {
  unmount()
  renderParts({ count: 43, more })
}

test('shows when it loads, when nothing matches and when it failed', () => {
  const retried = vi.fn()
  drawAgain({ state: 'loading', rows: [] })
  expect(findByName('table', 'Parts').getAttribute('aria-busy')).toBe('true')
  expect(document.querySelector('tbody')?.getAttribute('aria-hidden')).toBe('true')
  expect(document.querySelector('output')?.textContent).toBe('Loading')
  drawAgain({ state: 'failed', rows: [], errorText: 'The parts are not there.', onRetry: retried })
  expect(document.body.textContent).toContain('The parts are not there.')
  pressButton('Try again')
  expect(retried).toHaveBeenCalledOnce()
  drawAgain({ emptyText: 'No such part.' })
  typeText(findInput('Find'), 'no such part')
  expect(rows()).toEqual([])
  expect(document.body.textContent).toContain('No such part.')
})

/** Records the files that the browser is asked to save. */
function recordSavedFiles(): { readonly name: string; readonly content: Blob }[] {
  const saved: { name: string; content: Blob }[] = []
  const contents: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(content => {
    if (content instanceof Blob) contents.push(content)
    return 'blob:'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: contents.at(-1) ?? new Blob() })
  })
  return saved
}

test('exports all filtered rows as sorted, and no cell that would run as a formula', async () => {
  renderParts({ count: 43 })
  typeText(findInput('Find'), 'PN-00')
  pressButton('Quantity')
  const saved = recordSavedFiles()
  pressButton('Export')
  const [file] = await vi.waitFor(() => (saved.length === 0 ? expect.fail('no file') : saved))
  expect(file?.name).toBe('Parts.csv')
  // Read as bytes, because text() drops the byte order mark.
  const bytes = (await file?.content.arrayBuffer()) ?? new ArrayBuffer()
  const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n').slice(0, -1)
  expect(lines).toEqual([
    '\uFEFFNumber,Quantity,Note',
    "PN-001,0,'=1+1",
    "PN-008,6,'+86 20",
    "PN-002,7,'+86 20",
    "PN-009,13,'-5",
    "PN-003,14,'-5",
    "PN-004,21,'@SUM(A1)",
    'PN-005,28,"""A"", B"',
    'PN-006,35,OK',
    "PN-007,42,'=1+1",
  ])
})

test('says that there are too many rows instead of exporting a part', async () => {
  const saved = recordSavedFiles()
  renderParts({ count: 10_001 })
  pressButton('Export')
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toContain('10000'))
  expect(saved).toEqual([])
})

test.each([
  [199, false, null],
  [200, false, '201'],
  [200, true, null],
])('of %d rows, paged %s, sets aria-rowcount to %s if it may not draw them all', (count, paged, total) => {
  renderParts({ count, paged })
  expect(findByName('table', 'Parts').getAttribute('aria-rowcount')).toBe(total)
  expect(document.querySelector('thead tr')?.getAttribute('aria-rowindex')).toBe(total === null ? null : '1')
})

const ticked = () =>
  [...document.querySelectorAll<HTMLInputElement>('tbody input')].filter(({ checked }) => checked).length

test('ticks rows one by one and all on the page', () => {
  renderParts({ count: 12 })
  flushSync(() => findInput('Select PN-002').click())
  expect(ticked()).toBe(1)
  pressButton('Quantity')
  expect(findInput('Select PN-002').checked).toBe(true)
  flushSync(() => findInput('Select this page').click())
  expect(ticked()).toBe(10)
})
