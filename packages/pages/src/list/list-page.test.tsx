import { queryColumnSetting, saveColumnSetting } from '@apron/contract/lists/column-setting.calls'
import { type FakeTab, field, press, shows, type } from '@apron/sdk/testing'
import { expect, test, vi } from 'vitest'
import { cardsNamed, queryCards, startCards } from './cards.fixture.tsx'

const namesOf = (from: number, to: number) =>
  cardsNamed(to)
    .slice(from)
    .map(({ name }) => name)

test('[TBL-01] the next page has the rows behind those of the first, the last one what is left', async () => {
  const { asked, names, tab } = await startCards(23)
  await shows(() => expect(names()).toEqual(namesOf(0, 10)))
  await press(tab, 'Next page')
  await shows(() => expect(names()).toEqual(namesOf(10, 20)))
  expect(asked).toEqual([
    { current: 1, size: 10, queryCriteria: {} },
    { current: 2, size: 10, queryCriteria: {} },
  ])
  await press(tab, 'Page 3')
  await shows(() => expect(names()).toEqual(namesOf(20, 23)))
})

test('[I18N-02] what the parts of the list say is what the operators want', async () => {
  const { names, tab } = await startCards(23, { texts: { 'ui.nextPage': { en: 'Onwards' } } })
  await press(tab, 'Onwards')
  await shows(() => expect(names()).toEqual(namesOf(10, 20)))
})

test('[TBL-01] when the page is gone meanwhile the list goes back to the last one', async () => {
  const { asked, names, store, tab } = await startCards(23)
  await press(tab, 'Page 3')
  await shows(() => expect(names()).toEqual(namesOf(20, 23)))
  store.cards = cardsNamed(12)
  await press(tab, 'Search')
  await press(tab, 'Next page')
  await shows(() => expect(names()).toEqual(namesOf(10, 12)))
  store.cards = cardsNamed(8)
  await tab.refresh()
  await shows(() => expect(names()).toEqual(namesOf(0, 8)))
  expect(asked.at(-1)?.current).toBe(1)
})

test('a page that is empty when it is asked for is followed by the last one that is not', async () => {
  const { asked, names, store, tab } = await startCards(21)
  await shows(() => expect(names()).toEqual(namesOf(0, 10)))
  store.cards = cardsNamed(20)
  await press(tab, 'Page 3')
  await shows(() => expect(names()).toEqual(namesOf(10, 20)))
  expect(asked.map(({ current }) => current)).toEqual([1, 3, 2])
})

test('a click on a header sorts from page 1, the third ends the order; a column without a sort key is not asked for', async () => {
  const { asked, names, tab } = await startCards(12)
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
  expect(asked.map(({ current, queryCriteria }) => [current, queryCriteria])).toEqual([
    [1, {}],
    [2, {}],
    [1, { sortBy: 'name', descending: false }],
    [1, { sortBy: 'name', descending: true }],
  ])
})

test('what is typed applies on search, from page 1, and is found again on the next visit', async () => {
  const { asked, names, open, tab } = await startCards(23)
  await press(tab, 'Next page')
  await shows(() => expect(names()).toEqual(namesOf(10, 20)))
  type(field(tab, 'Text'), ' Card 2 ')
  expect(asked).toHaveLength(2)
  await press(tab, 'Search')
  const found = ['Card 2', 'Card 20', 'Card 21', 'Card 22', 'Card 23']
  await shows(() => expect(names()).toEqual(found))
  expect(asked.at(-1)).toEqual({ current: 1, size: 10, queryCriteria: { text: 'Card 2' } })
  const next = await open({ id: 'next' })
  await shows(() => expect(names(next)).toEqual(found))
  expect(field(next, 'Text').value).toBe(' Card 2 ')
})

test('[TBL-01] another page size begins at page 1, and is found again', async () => {
  const { asked, names, open, tab } = await startCards(23)
  await press(tab, 'Page 3')
  await shows(() => expect(names()).toEqual(namesOf(20, 23)))
  const sizes = tab.el.querySelector('select') ?? expect.fail('no page sizes')
  sizes.value = '20'
  sizes.dispatchEvent(new Event('change', { bubbles: true }))
  await shows(() => expect(names()).toEqual(namesOf(0, 20)))
  expect(asked.map(({ current, size }) => [current, size])).toEqual([
    [1, 10],
    [3, 10],
    [1, 20],
  ])
  const next = await open({ id: 'next' })
  await shows(() => expect(names(next)).toEqual(namesOf(0, 20)))
})

test('the same search again asks again, also when it was typed anew', async () => {
  const { asked, names, store, tab } = await startCards(3)
  await shows(() => expect(names()).toHaveLength(3))
  store.cards = cardsNamed(4)
  await press(tab, 'Search')
  await shows(() => expect(names()).toHaveLength(4))
  store.cards = cardsNamed(5)
  type(field(tab, 'Text'), 'x')
  type(field(tab, 'Text'), '')
  await press(tab, 'Search')
  await shows(() => expect(names()).toHaveLength(5))
  expect(asked).toHaveLength(3)
})

test('reset asks for everything, and empties the form', async () => {
  const { names, tab } = await startCards(3)
  type(field(tab, 'Text'), 'Card 3')
  await press(tab, 'Search')
  await shows(() => expect(names()).toEqual(['Card 3']))
  await press(tab, 'Reset')
  await shows(() => expect(names()).toHaveLength(3))
  expect(field(tab, 'Text').value).toBe('')
})

test('an empty list says what belongs there and offers the first action; one that is filtered does neither', async () => {
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

test('the filter is folded to one line at first, and remembered as the person left it', async () => {
  const { names, open, tab } = await startCards(3)
  await shows(() => expect(names()).toHaveLength(3))
  expect(isOpen(tab)).toBe('false')
  await press(tab, 'Filter')
  await shows(() => expect(isOpen(tab)).toBe('true'))
  expect(isOpen(await open({ id: 'next' }))).toBe('true')
})

test('the export holds every row that the filter lets through, as the list is sorted', async () => {
  const { asked, names, tab } = await startCards(23)
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
  expect(asked.at(-1)).toMatchObject({ current: 1, queryCriteria: { text: 'Card 2', sortBy: 'name' } })
  expect(asked.at(-1)?.size).toBeGreaterThan(23)
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

test.each(['en', 'zh'] as const)('in %s a list says that there is nothing, and at which site', async lang => {
  const { tab } = await startCards(0, { lang })
  await shows(() => expect(tab.el.textContent).toContain(WORDS[lang].nothing))
  expect(tab.el.textContent).toContain(WORDS[lang].site)
})

test.each(['en', 'zh'] as const)('in %s a filter that nothing matches can be cleared there', async lang => {
  const words = WORDS[lang]
  const { names, tab } = await startCards(2, { lang })
  type(field(tab, 'Text'), 'none')
  await press(tab, words.search)
  await shows(() => expect(tab.el.textContent).toContain(words.noMatch))
  await press(tab, words.clear)
  await shows(() => expect(names()).toHaveLength(2))
  expect(field(tab, 'Text').value).toBe('')
})

test('a failure is said in place of the rows, and tried again', async () => {
  const { answerCards, fake, names, tab } = await startCards(3)
  await shows(() => expect(names()).toHaveLength(3))
  fake.refuse(queryCards, 1004, 'Not now')
  await press(tab, 'Search')
  await shows(() => expect(tab.el.querySelector('[role=alert]')?.textContent).toContain('Not now'))
  answerCards()
  await press(tab, 'Try again')
  await shows(() => expect(names()).toHaveLength(3))
})

test('what one may not see is said, without offering to try again', async () => {
  const { fake, tab } = await startCards(3)
  fake.refuse(queryCards, 403, 'You may not', 403)
  await press(tab, 'Search')
  await shows(() =>
    expect(tab.el.querySelector('[role=alert]')?.textContent).toBe('Request failed: You may not'),
  )
})

test('a row opens its page', async () => {
  const { fake, names, tab } = await startCards(3)
  await shows(() => expect(names()).toHaveLength(3))
  const link = tab.el.querySelectorAll<HTMLAnchorElement>('tbody a')[1]
  expect(link?.getAttribute('href')).toBe('/cards/card?id=c2')
  link?.click()
  expect(fake.navigations).toEqual([{ to: '/cards/card?id=c2', options: undefined }])
})

test('[TBL-02] saved columns are drawn, asked for once for all tabs, and a failure is told with the name of the table', async () => {
  const { fake, names, open, tab } = await startCards(2)
  await shows(() => expect(names()).toHaveLength(2))
  fake.answer(saveColumnSetting, { id: '1', code: 'CARDS', value: 'Number' })
  const asksForColumns = () => fake.requests.filter(({ path }) => path === queryColumnSetting.path)
  const next = await open({ id: 'next' })
  await shows(() => expect(names(next)).toHaveLength(2))
  expect(asksForColumns()).toHaveLength(1)
  fake.refuse(queryColumnSetting, 1004, 'Not now')
  const elsewhere = await open({ id: 'else', airport: { id: '2', code: 'SZX', name: 'Shenzhen' } })
  await shows(() => expect(names(elsewhere)).toHaveLength(2))
  await shows(() => expect(fake.toasts.map(({ text }) => text)).toEqual([expect.stringContaining('CARDS')]))
  expect(tab.el.isConnected).toBe(true)
})
