import { queryColumnSetting } from '@apron/contract/calls/column-setting.calls'
import { listOptions } from '@apron/contract/calls/dictionary.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { createFakeHost, field, press, rowsOf, shows, type } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { app } from '../app.ts'
import { EDIT_RIGHT, itemDetail, queryItems, saveItem } from '../contract/item.calls.ts'
import type { Item } from '../contract/item.entities.ts'
import { bootstrap } from './entry.tsx'
import { itemLink } from './item.parts.tsx'
import { ITEM_LABELS, ITEM_TEXTS, STATUS_TEXTS } from './item.texts.ts'

const ITEM: Item = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 3,
  itemNo: 'HO-2026-0007',
  title: 'Tyre worn',
  chapter: '32',
  text: '',
  status: 'OPEN',
  updateBy: { code: '100303', name: 'Tan Yong' },
  updateTime: '2026-03-10 19:40:00',
}

/** A page in a shell that is only in memory, in front of one item. `sent`: what was asked of the server, by path. */
async function open(path: string, resources: string[] = [EDIT_RIGHT]) {
  const fake = createFakeHost({ app: app.name, session: { lang: 'en', resources } })
  fake.answer(listOptions, {
    version: '1',
    dictionaries: { ATA_CHAPTER: [{ name: 'Landing gear', value: '32', sort: 32, enabled: 1 }] },
    sources: {},
  })
  fake.answer(queryColumnSetting, null)
  fake.answer(queryItems, { records: [ITEM], total: 1, current: 1, size: 10 })
  fake.answer(itemDetail, ITEM)
  const instance = await bootstrap(fake.host)
  const tab = fake.openTab(path)
  await instance.prepare?.(tab.tab.location.path)
  await tab.mount(instance)
  const sent = (end: string) => fake.requests.filter(request => request.path.endsWith(end))
  return { fake, sent, tab }
}

test('the list shows items with their chapter and state, and asks for what its filter says', async () => {
  const { sent, tab } = await open('/sampleApp/list')
  await shows(() =>
    expect(rowsOf(tab)[0]?.slice(0, 4)).toEqual(['HO-2026-0007', 'Tyre worn', 'Landing gear', 'Open']),
  )
  type(field(tab, 'Number or item'), ' tyre ')
  await press(tab, 'Search')
  await shows(() =>
    expect(sent('/queryPage').at(-1)?.body).toMatchObject({ queryCriteria: { text: 'tyre' } }),
  )
})

test('a new item is saved once and goes on in a tab of its own', async () => {
  const { fake, sent, tab } = await open('/sampleApp/item')
  fake.answer(saveItem, ({ params: { id = '' } }) => ({ ...ITEM, id, version: 1 }))
  await press(tab, 'Save')
  await shows(() => expect(tab.el.textContent).toContain('Enter a value'))
  type(field(tab, 'Item'), 'Tyre worn')
  expect(tab.dirty).toBe(true)
  await press(tab, 'Save')
  await shows(() => expect(fake.navigations).toHaveLength(1))
  const [saved, ...others] = fake.requests.filter(({ method }) => method === 'PUT')
  expect(others).toEqual([])
  expect(saved?.body).toEqual({ version: 0, title: 'Tyre worn', chapter: null, text: '', status: 'OPEN' })
  expect(fake.navigations[0]?.to).toBe(itemLink({ id: saved?.params['id'] ?? '', itemNo: ITEM.itemNo }))
  expect(sent('/queryPage')).toEqual([])
})

test('what was typed outlasts a change by somebody else, and is saved onto it', async () => {
  const { fake, tab } = await open(itemLink(ITEM))
  await shows(() => expect(field(tab, 'Item').value).toBe('Tyre worn'))
  type(field(tab, 'Description'), 'Replaced')
  fake.refuse(saveItem, SERVER_ERRORS.conflict.code, 'Changed by someone else')
  fake.answer(itemDetail, { ...ITEM, version: 4, title: 'Tyre 1 worn' })
  await press(tab, 'Save')
  await press(tab, 'Load latest version')
  await shows(() => expect(field(tab, 'Item').value).toBe('Tyre 1 worn'))
  fake.answer(saveItem, { ...ITEM, version: 5 })
  await press(tab, 'Save')
  await shows(() => expect(fake.toasts.at(-1)).toMatchObject({ kind: 'success' }))
  const body = { version: 4, title: 'Tyre 1 worn', text: 'Replaced' }
  expect(fake.requests.findLast(({ method }) => method === 'PUT')?.body).toMatchObject(body)
  await shows(() => expect(tab.dirty).toBe(false))
})

test('without the right an item can be looked at, and nothing more', async () => {
  const { tab } = await open(itemLink(ITEM), [])
  await shows(() => expect(tab.el.textContent).toContain('Landing gear'))
  expect(tab.el.querySelector('input, textarea')).toBeNull()
  expect([...tab.el.querySelectorAll('button')].map(button => button.textContent)).not.toContain('Save')
})

test('an item that there is not leads back to the list', async () => {
  const { fake, tab } = await open('/sampleApp/item?id=none')
  fake.refuse(itemDetail, 404, 'Not found', 404)
  await tab.refresh()
  await shows(() => expect(tab.el.textContent).toContain('This item does not exist'))
  await press(tab, 'Back to list')
  expect(fake.navigations.map(({ to }) => to)).toEqual(['/sampleApp/list'])
})

const TEXTS = Object.entries({ ...ITEM_LABELS, ...STATUS_TEXTS, ...ITEM_TEXTS })

test.each(TEXTS)('%s is there in both languages', (_name, { zh, en }) => {
  expect(zh).toMatch(/[\u4e00-\u9fff]/)
  expect(en).toMatch(/^[A-Z][^\u4e00-\u9fff]*$/)
})
