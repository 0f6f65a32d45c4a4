import { expect, it } from 'vitest'
import { createDraftStore } from '../drafts/draft-store.ts'
import type { DeviceRows, SealedRow } from '../store/device-rows.ts'
import { createSeal, deriveKeys } from '../store/seal.ts'
import { createSaveStore } from './save-store.ts'
import { saveToDraft, type WaitingSave } from './waiting-save.ts'

const USER_KEY = btoa('m'.repeat(32))
const OTHER_USER_KEY = btoa('h'.repeat(32))
const DAY_MS = 86_400_000
const NOW = 20_000 * DAY_MS

const save = (id: string, change: Partial<WaitingSave> = {}): WaitingSave => ({
  app: 'cards',
  key: 'card.save 7',
  copy: '',
  site: '1',
  siteCode: 'CAN',
  address: '/cards/card?id=7',
  title: '机库记录',
  keptAt: NOW,
  start: {},
  request: {
    id,
    method: 'POST',
    path: '/cards/save',
    json: { text: '漏油' },
    values: { text: '漏油' },
    isSent: true,
  },
  before: null,
  ...change,
})

/** Creates an in-memory device. `open` opens its saves with a key. */
function device() {
  const rows = new Map<string, SealedRow>()
  const storage: DeviceRows = {
    get: name => Promise.resolve(rows.get(name)),
    all: () => Promise.resolve([...rows.values()]),
    put: row => Promise.resolve(void rows.set(row.name, row)),
    remove: names => Promise.resolve(names.forEach(name => rows.delete(name))),
  }
  const parts = async (key: string, now: number) => ({
    rows: storage,
    seal: createSeal(await deriveKeys(key)),
    keepDays: 14,
    now: () => now,
  })
  const open = async (key: string, now = NOW) => createSaveStore(await parts(key, now))
  return { rows, open, drafts: async () => createDraftStore(await parts(USER_KEY, NOW)) }
}

it('[OFF-10] returns waiting saves at the next sign-in, oldest first', async () => {
  const { open } = device()
  const store = await open(USER_KEY)
  const [late, early] = [save('b', { key: 'b', keptAt: NOW + 1 }), save('a', { before: save('0').request })]
  await store.keep(late)
  await store.keep(early)
  expect(await (await open(USER_KEY)).all()).toEqual([early, late])
  expect(await store.find(early)).toEqual(early)
})

it('[OFF-13] encrypts saves, and prevents other users from reading or removing them', async () => {
  const { open, rows } = device()
  await (await open(USER_KEY)).keep(save('a'))
  const other = await open(OTHER_USER_KEY)
  expect(await other.all()).toEqual([])
  await other.clear()
  expect(rows.size).toBe(1)
  const texts = [...rows.values()].map(({ name, bytes }) => name + new TextDecoder().decode(bytes))
  for (const word of ['漏油', '/cards/save', 'CAN']) expect(texts.join()).not.toContain(word)
})

it('[OFF-10] stores one save for each place, and several new records of one form', async () => {
  const { open, rows } = device()
  const store = await open(USER_KEY)
  for (const each of [save('a'), save('b'), save('c', { copy: '1' }), save('d', { copy: '2' })]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await store.keep(each)
  }
  expect(rows.size).toBe(3)
  expect((await store.find(save('a')))?.request.id).toBe('b')
})

it('[OFF-10] drops a sent save, unless another window has stored a newer one', async () => {
  const { open, rows } = device()
  const store = await open(USER_KEY)
  await store.keep(save('newer'))
  await store.drop(save('older'))
  expect(rows.size).toBe(1)
  await store.drop(save('newer'))
  expect(rows.size).toBe(0)
  await store.keep(save('a'))
  await store.dropPlace(save('whichever'))
  expect(rows.size).toBe(0)
})

it('[OFF-14] removes saves after the retention period of drafts', async () => {
  const { open, rows } = device()
  await (await open(USER_KEY)).keep(save('a'))
  expect(await (await open(USER_KEY, NOW + 14 * DAY_MS - 1)).all()).toHaveLength(1)
  expect(await (await open(USER_KEY, NOW + 14 * DAY_MS)).all()).toEqual([])
  await open(OTHER_USER_KEY, NOW + 15 * DAY_MS)
  expect(rows.size).toBe(0)
})

it('stores a draft and a save of the same place separately', async () => {
  const { drafts, open } = device()
  const [store, draftStore] = [await open(USER_KEY), await drafts()]
  await store.keep(save('a'))
  await draftStore.keep(saveToDraft(save('a')))
  expect([await store.all(), await draftStore.all()].map(({ length }) => length)).toEqual([1, 1])
  await draftStore.clear()
  expect(await store.all()).toHaveLength(1)
})
