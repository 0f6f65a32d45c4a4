import { queryColumnSetting } from '@apron/contract/lists/column-setting.calls'
import type { Favourite } from '@apron/contract/menus/favourite'
import { listFavourites, removeFavourite } from '@apron/contract/menus/favourite.calls'
import { createFakeHost, type FakeTab, field, press, shows, type } from '@apron/sdk/testing'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import FavouritesPage from './favourites.page.tsx'
import { favouritesApp } from './favourites-app.tsx'

const textOf = (tab: FakeTab) => tab.el.textContent

const favourite = (id: string, name: string, url: string): Favourite => ({
  id,
  name,
  url,
  userCode: '100001',
  createTime: '2026-03-02 10:00:00',
})
const LIST = [
  favourite('1', 'Orders', '/safetyQuality/checkList'),
  favourite('2', 'Manual', '/amm/chapter?n=32'),
]

async function open() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const fake = createFakeHost({ app: 'myCollect', session: { lang: 'en' } })
  fake.answer(queryColumnSetting, null)
  fake.answer(listFavourites, LIST)
  const app = favouritesApp({
    name: 'myCollect',
    page: { get: () => Promise.resolve({ default: FavouritesPage }) },
    queries,
  })
  const tab = fake.openTab('/myCollect')
  await tab.mount(await app.bootstrap(fake.host))
  await shows(() => expect(textOf(tab)).toContain('Manual'))
  return { fake, queries, tab }
}

test('[FAV-02] finds a favourite by any word of its name or address', async () => {
  const { tab } = await open()
  type(field(tab, 'Name or address'), 'CHAPTER manual')
  await press(tab, 'Search')
  await shows(() => expect(textOf(tab)).not.toContain('Orders'))
  expect(textOf(tab)).toContain('Manual')
  type(field(tab, 'Name or address'), 'nothing')
  await press(tab, 'Search')
  await shows(() => expect(textOf(tab)).toContain('No favourites match'))
})

test('[FAV-02] deletes after confirmation, here and wherever favourites are shown', async () => {
  const { fake, queries, tab } = await open()
  queries.setQueryData([listFavourites.id], LIST)
  fake.confirmAnswer = false
  await press(tab, 'Delete “Orders”')
  expect(fake.requests.map(({ path }) => path)).not.toContainEqual(expect.stringContaining('/del/'))
  fake.confirmAnswer = true
  fake.answer(removeFavourite, null)
  fake.answer(listFavourites, LIST.slice(1))
  await press(tab, 'Delete “Orders”')
  await shows(() => expect(textOf(tab)).not.toContain('Orders'))
  expect(fake.toasts).toEqual([{ kind: 'success', text: 'Deleted' }])
  expect(queries.getQueryState([listFavourites.id])?.isInvalidated).toBe(true)
})

test('[FAV-02] exports without the action buttons', async () => {
  const { tab } = await open()
  const saved = vi.spyOn(URL, 'createObjectURL')
  await press(tab, 'Export')
  const [file] = await shows(() => saved.mock.calls[0] ?? expect.fail('nothing saved'))
  expect(file instanceof Blob && (await file.text())).toBe(
    '\uFEFFPage name,Page address,Added\r\n' +
      'Orders,/safetyQuality/checkList,2026-03-02 10:00:00\r\n' +
      'Manual,/amm/chapter?n=32,2026-03-02 10:00:00\r\n',
  )
})

test('[FAV-02] removes a favourite from the list when deleting it is rejected because another window did so', async () => {
  const { fake, tab } = await open()
  fake.confirmAnswer = true
  fake.refuse(removeFavourite, 1004, 'It is gone')
  fake.answer(listFavourites, LIST.slice(1))
  await press(tab, 'Delete “Orders”')
  await shows(() => expect(textOf(tab)).not.toContain('Orders'))
  expect(fake.toasts).toEqual([{ kind: 'error', text: 'It is gone' }])
})
