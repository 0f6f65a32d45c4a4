import { queryColumnSetting, saveColumnSetting } from '@apron/contract/lists/column-setting.calls'
import { type FakeTab, field, press, shows, type } from '@apron/sdk/testing'
import { expect, test, vi } from 'vitest'
import { cardsNamed, queryCards, startCards } from './cards.fixture.tsx'

const namesOf = (from: number, to: number) =>
  cardsNamed(to)
    .slice(from)
    .map(({ name }) => name)

test('[TBL-01] shows the following rows on the next page and the remaining ones on the last', async () => {
  const { queries, names, tab } = await startCards(23)
  await shows(() => expect(names()).toEqual(namesOf(0, 10)))
  await press(tab, 'Next page')
  await shows(() => expect(names()).toEqual(namesOf(10, 20)))
  expect(queries).toEqual([
    { current: 1, size: 10, queryCriteria: {} },
    { current: 2, size: 10, queryCriteria: {} },
  ])
  await press(tab, 'Page 3')
  await shows(() => expect(names()).toEqual(namesOf(20, 23)))
})

test('[I18N-02] shows texts that operators overrode', async () => {
  const { names, tab } = await startCards(23, { texts: { 'ui.nextPage': { en: 'Onwards' } } })
  await press(tab, 'Onwards')
  await shows(() => expect(names()).toEqual(namesOf(10, 20)))
})

test('[TBL-01] goes back to the last page if the current one no longer exists', async () => {
  const { queries, names, store, tab } = await startCards(23)
  await press(tab, 'Page 3')
  await shows(() => expect(names()).toEqual(namesOf(20, 23)))
  store.cards = cardsNamed(12)
  await press(tab, 'Search')
  await press(tab, 'Next page')
  await shows(() => expect(names()).toEqual(namesOf(10, 12)))
  store.cards = cardsNamed(8)
  await tab.refresh()
  await shows(() => expect(names()).toEqual(namesOf(0, 8)))
  expect(queries.at(-1)?.current).toBe(1)
})

test('loads the last page with rows if the requested one is empty', async () => {
  const { queries, names, store, tab } = await startCards(21)
  await shows(() => expect(names()).toEqual(namesOf(0, 10)))
  store.cards = cardsNamed(20)
  await press(tab, 'Page 3')
  await shows(() => expect(names()).toEqual(namesOf(10, 20)))
  expect(queries.map(({ current }) => current)).toEqual([1, 3, 2])
})

test('sorts from page 1 on a header click, removes the order on the third, and ignores columns without a sort key', async () => {
  const { queries, names, tab } = await startCards(12)
  await press(tab, 'Next page')
  await shows(() => expect(names()).toEqual(namesOf(10, 12)))
  await press(tab, 'Name')
  await shows(() => expect(names()).toEqual(namesOf(0, 10)))
  await press(tab, 'Name')
  await shows(() => expect(names()).toEqual(namesOf(2, 12).toReversed()))
  await press(tab, 'Name')
  await shows(() => expect(names()).toEqual(namesOf(0, 10)))
  expect([...tab.el.querySelectorAll('th button')].map(({ textContent }) => textContent)).toEqual(['Name'])
  await press(tab, 'Next page')
  await shows(() => expect(names()).toEqual(namesOf(10, 12)))
  expect(queries.map(({ current, queryCriteria }) => [current, queryCriteria])).toEqual([
    [1, {}],
    [2, {}],
    [1, { sortBy: 'name', descending: false }],
    [1, { sortBy: 'name', descending: true }],
  ])
})

test('applies typed conditions on search, from page 1, and restores them on the next visit', async () => {
  const { queries, names, open, tab } = await startCards(23)
  await press(tab, 'Next page')
  await shows(() => expect(names()).toEqual(namesOf(10, 20)))
  type(field(tab, 'Text'), ' Card 2 ')
  expect(queries).toHaveLength(2)
  await press(tab, 'Search')
  const found = ['Card 2', 'Card 20', 'Card 21', 'Card 22', 'Card 23']
  await shows(() => expect(names()).toEqual(found))
  expect(queries.at(-1)).toEqual({ current: 1, size: 10, queryCriteria: { text: 'Card 2' } })
  const next = await open({ id: 'next' })
  await shows(() => expect(names(next)).toEqual(found))
  expect(field(next, 'Text').value).toBe(' Card 2 ')
})

test('[TBL-01] starts at page 1 after a change of the page size, and restores the size', async () => {
  const { queries, names, open, tab } = await startCards(23)
  await press(tab, 'Page 3')
  await shows(() => expect(names()).toEqual(namesOf(20, 23)))
  const sizes = tab.el.querySelector('select') ?? expect.fail('no page sizes')
  sizes.value = '20'
  sizes.dispatchEvent(new Event('change', { bubbles: true }))
  await shows(() => expect(names()).toEqual(namesOf(0, 20)))
  expect(queries.map(({ current, size }) => [current, size])).toEqual([
    [1, 10],
    [3, 10],
    [1, 20],
  ])
  const next = await open({ id: 'next' })
  await shows(() => expect(names(next)).toEqual(namesOf(0, 20)))
})

test('reloads on the same search, also when it was typed again', async () => {
  const { queries, names, store, tab } = await startCards(3)
  await shows(() => expect(names()).toHaveLength(3))
  store.cards = cardsNamed(4)
  await press(tab, 'Search')
  await shows(() => expect(names()).toHaveLength(4))
  store.cards = cardsNamed(5)
  type(field(tab, 'Text'), 'x')
  type(field(tab, 'Text'), '')
  await press(tab, 'Search')
  await shows(() => expect(names()).toHaveLength(5))
  expect(queries).toHaveLength(3)
})

test('resets the filter and empties the form', async () => {
  const { names, tab } = await startCards(3)
  type(field(tab, 'Text'), 'Card 3')
  await press(tab, 'Search')
  await shows(() => expect(names()).toEqual(['Card 3']))
  await press(tab, 'Reset')
  await shows(() => expect(names()).toHaveLength(3))
  expect(field(tab, 'Text').value).toBe('')
})

test('explains an empty list and offers the first action, but not for a filtered list', async () => {
  const { names, store, tab } = await startCards(1)
  await shows(() => expect(names()).toHaveLength(1))
  store.cards = []
  await press(tab, 'Search')
  const instead = () => tab.el.querySelector('.ap-table-instead')?.textContent ?? ''
  await shows(() => expect(instead()).toBe('Nothing here yetCards of this site.New card'))
  type(field(tab, 'Text'), 'x')
  await press(tab, 'Search')
  await shows(() => expect(instead()).toBe('Nothing matches the filterClear filter'))
})

const isOpen = (of: FakeTab) => of.el.querySelector('.ap-filter-fold')?.getAttribute('aria-expanded')

test("folds the filter to one line at first and remembers the user's choice", async () => {
  const { names, open, tab } = await startCards(3)
  await shows(() => expect(names()).toHaveLength(3))
  expect(isOpen(tab)).toBe('false')
  await press(tab, 'Filter')
  await shows(() => expect(isOpen(tab)).toBe('true'))
  expect(isOpen(await open({ id: 'next' }))).toBe('true')
})

test('exports all filtered rows in the order of the list', async () => {
  const { queries, names, tab } = await startCards(23)
  type(field(tab, 'Text'), 'Card 2')
  await press(tab, 'Search')
  await shows(() => expect(names()).toHaveLength(5))
  await press(tab, 'Name')
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(content => {
    if (content instanceof Blob) saved.push(content)
    return 'blob:'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValueOnce()
  await press(tab, 'Export')
  const [file] = await shows(() => (saved.length === 1 ? saved : expect.fail('no file')))
  expect((await file?.text())?.split('\r\n').filter(line => line.startsWith('Card'))).toEqual([
    'Card 2,c2',
    'Card 20,c20',
    'Card 21,c21',
    'Card 22,c22',
    'Card 23,c23',
  ])
  expect(queries.at(-1)).toMatchObject({ current: 1, queryCriteria: { text: 'Card 2', sortBy: 'name' } })
  expect(queries.at(-1)?.size).toBeGreaterThan(23)
})

const WORDS = {
  en: {
    nothing: 'Nothing here yet',
    noMatch: 'Nothing matches the filter',
    clear: 'Clear filter',
    search: 'Search',
    site: 'Site Guangzhou CAN',
  },
  zh: {
    nothing: '暂无数据',
    noMatch: '没有符合条件的数据',
    clear: '清除条件',
    search: '查询',
    site: '航站 Guangzhou CAN',
  },
} as const

test.each(['en', 'zh'] as const)('says in %s that a list is empty, and at which site', async lang => {
  const { tab } = await startCards(0, { lang })
  await shows(() => expect(tab.el.textContent).toContain(WORDS[lang].nothing))
  expect(tab.el.textContent).toContain(WORDS[lang].site)
})

test.each(['en', 'zh'] as const)('clears in %s a filter that matches nothing', async lang => {
  const words = WORDS[lang]
  const { names, tab } = await startCards(2, { lang })
  type(field(tab, 'Text'), 'none')
  await press(tab, words.search)
  await shows(() => expect(tab.el.textContent).toContain(words.noMatch))
  await press(tab, words.clear)
  await shows(() => expect(names()).toHaveLength(2))
  expect(field(tab, 'Text').value).toBe('')
})

test('shows a failure in place of the rows, with a retry', async () => {
  const { answerQueries, fake, names, tab } = await startCards(3)
  await shows(() => expect(names()).toHaveLength(3))
  fake.refuse(queryCards, 1004, 'Not now')
  await press(tab, 'Search')
  await shows(() => expect(tab.el.querySelector('[role=alert]')?.textContent).toContain('Not now'))
  answerQueries()
  await press(tab, 'Try again')
  await shows(() => expect(names()).toHaveLength(3))
})

test('shows a missing permission without a retry', async () => {
  const { fake, names, tab } = await startCards(3)
  await shows(() => expect(names()).toHaveLength(3))
  fake.refuse(queryCards, 403, 'You may not', 403)
  await press(tab, 'Search')
  await shows(() =>
    expect(tab.el.querySelector('[role=alert]')?.textContent).toBe('Request failed: You may not'),
  )
})

test('opens the page of a row', async () => {
  const { fake, names, tab } = await startCards(3)
  await shows(() => expect(names()).toHaveLength(3))
  const link = tab.el.querySelectorAll<HTMLAnchorElement>('tbody a')[1]
  expect(link?.getAttribute('href')).toBe('/cards/card?id=c2')
  link?.click()
  expect(fake.navigations).toEqual([{ to: '/cards/card?id=c2', options: undefined }])
})

test('[TBL-02] shows saved columns, loads them once for all tabs, and names the table in a failure', async () => {
  const { fake, names, open, tab } = await startCards(2)
  await shows(() => expect(names()).toHaveLength(2))
  fake.answer(saveColumnSetting, { id: '1', code: 'CARDS', value: 'Number' })
  const columnRequests = () => fake.requests.filter(({ path }) => path === queryColumnSetting.path)
  const next = await open({ id: 'next' })
  await shows(() => expect(names(next)).toHaveLength(2))
  expect(columnRequests()).toHaveLength(1)
  fake.refuse(queryColumnSetting, 1004, 'Not now')
  const elsewhere = await open({ id: 'else', airport: { id: '2', code: 'SZX', name: 'Shenzhen' } })
  await shows(() => expect(names(elsewhere)).toHaveLength(2))
  await shows(() => expect(fake.toasts.map(({ text }) => text)).toEqual([expect.stringContaining('CARDS')]))
  expect(tab.el.isConnected).toBe(true)
})
