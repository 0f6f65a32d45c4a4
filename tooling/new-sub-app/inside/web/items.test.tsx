import { listOptions } from '@apron/contract/dictionary/dictionary.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { queryColumnSetting } from '@apron/contract/lists/column-setting.calls'
import { recordLink } from '@apron/pages/records'
import { createFakeHost, field, press, rowsOf, shows, type } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { app } from '../app.ts'
import { type Item, type ItemDetail, item } from '../contract/item.ts'
import { bootstrap } from './entry.tsx'

const TAN_YONG = { code: '100303', name: 'Tan Yong' }
const ITEM: Item = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 3,
  siteCode: 'CAN',
  itemNo: 'HO-2026-0007',
  title: 'Tyre worn',
  chapter: '32',
  text: '',
  status: 'OPEN',
  createBy: TAN_YONG,
  createTime: '2026-03-10 19:40:00',
  updateBy: TAN_YONG,
  updateTime: '2026-03-10 19:40:00',
}
const DETAIL: ItemDetail = { ...ITEM, actions: [], history: [], otherSite: false }
const LINK = recordLink(item, '/item', ITEM)

/** Opens a page in an in-memory shell with one item. `sent` has the requests to the server, by path. */
async function open(path: string, resources: string[] = [item.rights.edit]) {
  const fake = createFakeHost({ app: app.name, session: { lang: 'en', resources } })
  fake.answer(listOptions, {
    version: '1',
    dictionaries: { ATA_CHAPTER: [{ name: 'Landing gear', value: '32', sort: 32, enabled: 1 }] },
    sources: {},
  })
  fake.answer(queryColumnSetting, null)
  fake.answer(item.calls.queryPage, { records: [ITEM], total: 1, current: 1, size: 10 })
  fake.answer(item.calls.detail, DETAIL)
  const instance = await bootstrap(fake.host)
  const tab = fake.openTab(path)
  await instance.prepare?.(tab.tab.location.path)
  await tab.mount(instance)
  const sent = (end: string) => fake.requests.filter(request => request.path.endsWith(end))
  return { fake, sent, tab }
}

test('shows items with chapter and state, and sends the filter', async () => {
  const { sent, tab } = await open('/sampleApp/list')
  await shows(() =>
    expect(rowsOf(tab)[0]?.slice(0, 4)).toEqual(['HO-2026-0007', 'Tyre worn', 'Landing gear', 'Open']),
  )
  type(field(tab, 'Search text'), ' tyre ')
  await press(tab, 'Search')
  await shows(() =>
    expect(sent('/queryPage').at(-1)?.body).toMatchObject({ queryCriteria: { text: 'tyre' } }),
  )
})

test('saves a new item once and opens it in its own tab', async () => {
  const { fake, sent, tab } = await open('/sampleApp/item')
  fake.answer(item.calls.save, { ...DETAIL, version: 1 })
  await press(tab, 'Save')
  await shows(() => expect(tab.el.textContent).toContain('Enter a value'))
  type(field(tab, 'Item'), 'Tyre worn')
  expect(tab.dirty).toBe(true)
  await press(tab, 'Save')
  await shows(() => expect(fake.navigations).toHaveLength(1))
  const values = { title: 'Tyre worn', chapter: null, text: '', status: 'OPEN' }
  expect(sent('/save').map(({ body }) => body)).toEqual([{ id: null, version: null, ...values }])
  expect(fake.navigations[0]?.to).toBe(LINK)
})

test('keeps the input after a change by somebody else, and saves it on top', async () => {
  const { fake, sent, tab } = await open(LINK)
  await shows(() => expect(field(tab, 'Item').value).toBe('Tyre worn'))
  type(field(tab, 'Description'), 'Replaced')
  fake.refuse(item.calls.save, SERVER_ERRORS.conflict.code, 'Changed by someone else')
  fake.answer(item.calls.detail, { ...DETAIL, version: 4, title: 'Tyre 1 worn' })
  await press(tab, 'Save')
  await press(tab, 'Load latest version')
  await shows(() => expect(field(tab, 'Item').value).toBe('Tyre 1 worn'))
  fake.answer(item.calls.save, { ...DETAIL, version: 5 })
  fake.answer(item.calls.detail, { ...DETAIL, version: 5 })
  await press(tab, 'Save')
  await shows(() => expect(tab.el.textContent).toContain('Saved'))
  expect(sent('/save').at(-1)?.body).toMatchObject({ version: 4, title: 'Tyre 1 worn', text: 'Replaced' })
  await shows(() => expect(tab.dirty).toBe(false))
})

test('shows an item read-only without the permission', async () => {
  const { tab } = await open(LINK, [])
  await shows(() => expect(tab.el.textContent).toContain('Landing gear'))
  expect(tab.el.querySelector('input, textarea')).toBeNull()
  expect([...tab.el.querySelectorAll('button')].map(button => button.textContent)).not.toContain('Save')
})

test('returns to the list from an unknown item', async () => {
  const { fake, tab } = await open('/sampleApp/item?id=none')
  fake.refuse(item.calls.detail, 404, 'Not found', 404)
  await tab.refresh()
  await shows(() => expect(tab.el.textContent).toContain('does not exist'))
  await press(tab, 'Back to list')
  expect(fake.navigations.map(({ to }) => to)).toEqual(['/sampleApp/list'])
})
