import type { ListSettings } from '@apron/contract/lists/list-view'
import { queryListSettings, saveListView } from '@apron/contract/lists/list-view.calls'
import { field, press, shows, type } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { cardsNamed, startCards } from '../cards.fixture.tsx'

const VIEW = {
  filter: { text: 'Card 2', open: false },
  sort: { id: 'name', direction: 'desc' },
  size: 20,
  columns: ['name'],
}
const saved = (standard: boolean) => ({ id: 'v1', name: 'Twos', view: JSON.stringify(VIEW), standard })
const TWOS = ['Card 23', 'Card 22', 'Card 21', 'Card 20', 'Card 2']
const FIRST_TEN = cardsNamed(10).map(({ name }) => name)

test('[LIST-03] opens with the page size that was chosen on another device', async () => {
  const { queries, names } = await startCards(23, {}, { settings: { size: 20 } })
  await shows(() => expect(names()).toHaveLength(20))
  expect(queries.map(({ size }) => size)).toEqual([10, 20])
})

test('[LIST-03] requests the rows together with the settings and shows them once the settings are known', async () => {
  const settings = Promise.withResolvers<ListSettings>()
  const { queries, names } = await startCards(23, {}, { answer: () => settings.promise })
  await shows(() => expect(queries).toHaveLength(1))
  expect(names()).not.toContain('Card 1')
  settings.resolve({ views: [], size: null })
  await shows(() => expect(names()).toEqual(FIRST_TEN))
  expect(queries).toHaveLength(1)
})

test('[LIST-03] saves the chosen page size on the server', async () => {
  const { names, settings, tab } = await startCards(23)
  await shows(() => expect(names()).toEqual(FIRST_TEN))
  const sizes = tab.el.querySelector('select') ?? expect.fail('no page sizes')
  sizes.value = '30'
  sizes.dispatchEvent(new Event('change', { bubbles: true }))
  await shows(() => expect(settings.size).toBe(30))
})

test('[LIST-03] opens the list even if the settings cannot be loaded', async () => {
  const { fake, names, open } = await startCards(23)
  await shows(() => expect(names()).toEqual(FIRST_TEN))
  fake.refuse(queryListSettings, 1004, 'Not now')
  const next = await open({ id: 'next', airport: { id: '2', code: 'SZX', name: 'Shenzhen' } })
  await shows(() => expect(names(next)).toEqual(FIRST_TEN))
  expect(fake.toasts).toEqual([])
  await press(next, 'Views')
  fake.answer(queryListSettings, { views: [saved(false)], size: 10 })
  await press(next, 'Your views could not be loaded. Try again')
  await press(next, 'Views')
  await press(next, 'Twos')
  await shows(() => expect(names(next)).toEqual(TWOS))
})

test('[LIST-04] opens with the default view and fills in the form', async () => {
  const { queries, names, tab } = await startCards(23, {}, { settings: { views: [saved(true)] } })
  await shows(() => expect(names()).toEqual(TWOS))
  expect(queries.at(-1)).toMatchObject({
    size: 20,
    queryCriteria: { text: 'Card 2', sortBy: 'name', descending: true },
  })
  expect(field(tab, 'Text').value).toBe('Card 2')
  expect([...tab.el.querySelectorAll('th')].map(({ textContent }) => textContent)).toHaveLength(1)
})

test('[LIST-04] applies a view from the menu and leaves the rest of the list as it is', async () => {
  const { names, tab } = await startCards(23, {}, { settings: { views: [saved(false)] } })
  await shows(() => expect(names()).toEqual(FIRST_TEN))
  await press(tab, 'Views')
  await press(tab, 'Twos')
  await shows(() => expect(names()).toEqual(TWOS))
  expect(field(tab, 'Text').value).toBe('Card 2')
})

test('[LIST-04] saves the current view under a name and shows a failure at the field', async () => {
  const { fake, names, settings, tab } = await startCards(23)
  await shows(() => expect(names()).toEqual(FIRST_TEN))
  type(field(tab, 'Text'), 'Card 2')
  await press(tab, 'Search')
  await press(tab, 'Name')
  await press(tab, 'Name')
  await shows(() => expect(names()).toEqual(TWOS))
  await press(tab, 'Views')
  await press(tab, 'Save as a new view…')
  await shows(() => field(tab, 'View name'))
  type(field(tab, 'View name'), 'Twos')
  fake.refuse(saveListView, 1191, 'Taken')
  await press(tab, 'Save')
  await shows(() => expect(tab.portalRoot.textContent).toContain('Taken'))
  expect(settings.views).toEqual([])
})

test('[LIST-05] shows the view that the address names, then cleans the address; reports an unknown view', async () => {
  const { queries, fake, names, open } = await startCards(
    23,
    {},
    { settings: { views: [saved(false)] }, path: '/cards/list?view=v1' },
  )
  await shows(() => expect(names()).toEqual(TWOS))
  expect(queries).toHaveLength(1)
  expect(fake.navigations).toEqual([{ to: '/cards/list', options: { replace: true } }])
  expect(fake.toasts).toEqual([])
  await open({ id: 'other' })
  expect(fake.toasts).toEqual([])
})

test('[LIST-05] does not find a view of another user', async () => {
  const { fake, names } = await startCards(23, {}, { path: '/cards/list?view=theirs' })
  await shows(() => expect(names()).toEqual(FIRST_TEN))
  await shows(() => expect(fake.toasts.map(({ kind }) => kind)).toEqual(['warning']))
})
