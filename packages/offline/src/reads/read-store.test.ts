import { expect, it } from 'vitest'
import type { DeviceRows, SealedRow } from '../store/device-rows.ts'
import { createSeal, deriveKeys } from '../store/seal.ts'
import type { CachedResponse } from './cached-response.ts'
import { createReadStore } from './read-store.ts'

const USER_KEY = btoa('m'.repeat(32))
const OTHER_USER_KEY = btoa('h'.repeat(32))
const DAY_MS = 86_400_000
const NOW = 20_000 * DAY_MS

const response = (number: number, changes: Partial<CachedResponse> = {}): CachedResponse => ({
  question: `card ${number}`,
  kind: 'record',
  pages: [`/cards/card?id=${number}`],
  keptAt: NOW + number,
  text: '{"name":"漏油 oil leak"}',
  ...changes,
})

function device() {
  const rows = new Map<string, SealedRow>()
  const storage: DeviceRows = {
    get: name => Promise.resolve(rows.get(name)),
    all: () => Promise.resolve([...rows.values()]),
    put: row => Promise.resolve(void rows.set(row.name, row)),
    remove: names => Promise.resolve(names.forEach(name => rows.delete(name))),
  }
  const open = async (key: string, now = NOW) =>
    createReadStore({ rows: storage, seal: createSeal(await deriveKeys(key)), keepDays: 14, now: () => now })
  return { rows, open }
}

const NO_DRAFTS = new Set<string>()

it('[OFF-24] encrypts responses, and prevents other users from reading or removing them', async () => {
  const { open, rows } = device()
  await (await open(USER_KEY)).keep(response(1), NO_DRAFTS)
  expect(await (await open(USER_KEY)).find('card 1')).toEqual(response(1))
  expect(await (await open(OTHER_USER_KEY)).find('card 1')).toBeNull()
  await (await open(OTHER_USER_KEY)).clear()
  expect(rows.size).toBe(1)
  const stored = [...rows.values()].map(({ name, bytes }) => name + new TextDecoder().decode(bytes)).join('')
  for (const word of ['漏油', 'oil leak', 'card']) expect(stored).not.toContain(word)
  await (await open(USER_KEY)).clear()
  expect(rows.size).toBe(0)
})

it('[OFF-21] keeps the latest responses, and those of pages with a draft, until drafts expire', async () => {
  const { open, rows } = device()
  const store = await open(USER_KEY)
  for (let number = 1; number <= 23; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await store.keep(response(number), new Set(['/cards/card?id=1']))
  }
  expect(rows.size).toBe(21)
  expect(await store.find('card 1')).not.toBeNull()
  expect(await store.find('card 3')).toBeNull()
  await open(OTHER_USER_KEY, NOW + 15 * DAY_MS)
  expect(rows.size).toBe(0)
})

it('[OFF-21] remembers all pages that have read a record', async () => {
  const { open } = device()
  const store = await open(USER_KEY)
  await store.keep(response(1), NO_DRAFTS)
  await store.keep(response(1, { pages: ['/cards/other'] }), NO_DRAFTS)
  expect((await store.find('card 1'))?.pages).toEqual(['/cards/card?id=1', '/cards/other'])
})

it('[OFF-21] does not store a response that is too long, and removes the earlier one', async () => {
  const { open, rows } = device()
  const store = await open(USER_KEY)
  await store.keep(response(1), NO_DRAFTS)
  await store.keep(response(1, { text: 'x'.repeat(500_001) }), NO_DRAFTS)
  expect(rows.size).toBe(0)
  await store.keep(response(1), NO_DRAFTS)
  await store.drop('card 1')
  expect(rows.size).toBe(0)
})

it('[OFF-20] removes the outdated records of a page, but not its lookups', async () => {
  const store = await device().open(USER_KEY)
  await store.keep(response(1), NO_DRAFTS)
  await store.keep(response(2), NO_DRAFTS)
  await store.keep(response(3, { kind: 'lookup', pages: ['/cards/card?id=1'] }), NO_DRAFTS)
  await store.dropPage('/cards/card?id=1')
  expect(await store.find('card 1')).toBeNull()
  expect(await store.find('card 2')).not.toBeNull()
  expect(await store.find('card 3')).not.toBeNull()
})
