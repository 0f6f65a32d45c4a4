import { describe, expect, it } from 'vitest'
import type { DeviceRows, SealedRow } from '../store/device-rows.ts'
import { createSeal, deriveKeys } from '../store/seal.ts'
import { createDraftStore } from './draft-store.ts'
import type { StoredDraft } from './stored-draft.ts'

const USER_KEY = btoa('m'.repeat(32))
const OTHER_USER_KEY = btoa('h'.repeat(32))
const DAY_MS = 86_400_000
const NOW = 20_000 * DAY_MS + 5_000

const draft = (key: string, keptAt = NOW): StoredDraft => ({
  app: 'cards',
  key,
  site: '1',
  siteCode: 'CAN',
  address: '/cards/card?id=1',
  title: '机库记录',
  keptAt,
  start: { name: '' },
  values: { name: '漏油 oil leak' },
})

/** Creates an in-memory device. */
function device() {
  const rows = new Map<string, SealedRow>()
  const storage: DeviceRows = {
    get: name => Promise.resolve(rows.get(name)),
    all: () => Promise.resolve([...rows.values()]),
    put: row => Promise.resolve(void rows.set(row.name, row)),
    remove: names => Promise.resolve(names.forEach(name => rows.delete(name))),
  }
  const open = async (key: string, { now = NOW, keepDays = 14 } = {}) =>
    createDraftStore({ rows: storage, seal: createSeal(await deriveKeys(key)), keepDays, now: () => now })
  return { rows, open }
}

describe('drafts on a device', () => {
  it('are found at their place, also after another sign-in', async () => {
    const { open } = device()
    await (await open(USER_KEY)).keep(draft('a'))
    const reopened = await open(USER_KEY)
    expect(await reopened.find(draft('a'))).toEqual(draft('a'))
    expect(await reopened.find(draft('b'))).toBeNull()
    expect(await reopened.find({ ...draft('a'), site: '2' })).toBeNull()
    expect(await reopened.find({ ...draft('a'), app: 'other' })).toBeNull()
  })

  it('are limited to the newest one at each place', async () => {
    const { open, rows } = device()
    const store = await open(USER_KEY)
    await store.keep(draft('a'))
    await store.keep({ ...draft('a'), values: { name: 'x' } })
    expect(rows.size).toBe(1)
    expect((await store.find(draft('a')))?.values).toEqual({ name: 'x' })
  })

  it('cannot be read, listed or removed by other users', async () => {
    const { open, rows } = device()
    await (await open(USER_KEY)).keep(draft('a'))
    const other = await open(OTHER_USER_KEY)
    expect(await other.find(draft('a'))).toBeNull()
    expect(await other.all()).toEqual([])
    await other.clear()
    await other.drop(draft('a'))
    await other.keep(draft('a'))
    expect(rows.size).toBe(2)
    expect(await (await open(USER_KEY)).all()).toEqual([draft('a')])
  })

  it('are listed newest first, and removed one by one or all at once', async () => {
    const { open } = device()
    const store = await open(USER_KEY)
    for (const [key, ago] of [
      ['a', 2],
      ['b', 1],
      ['c', 3],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await store.keep(draft(key, NOW - ago))
    }
    expect((await store.all()).map(({ key }) => key)).toEqual(['b', 'a', 'c'])
    await store.drop(draft('a'))
    expect((await store.all()).map(({ key }) => key)).toEqual(['b', 'c'])
    await store.clear()
    expect(await store.all()).toEqual([])
  })

  it('contain no readable text, and are encrypted differently each time', async () => {
    const { open, rows } = device()
    const store = await open(USER_KEY)
    await store.keep(draft('card.save 17'))
    const [first] = rows.values()
    await store.keep(draft('card.save 17'))
    const [second] = rows.values()
    const text = [...new Uint8Array(second?.bytes ?? new ArrayBuffer())]
      .map(byte => String.fromCharCode(byte))
      .join('')
    for (const word of ['oil leak', 'cards', 'CAN', 'name', 'save']) expect(text).not.toContain(word)
    expect(Object.keys(second ?? {}).toSorted()).toEqual(['bytes', 'iv', 'lastDay', 'name'])
    expect(second?.name).toMatch(/^[0-9a-f]{64}$/)
    expect(second?.iv).not.toEqual(first?.iv)
  })

  it('cannot be opened under the name of another draft', async () => {
    const { open, rows } = device()
    const store = await open(USER_KEY)
    await store.keep(draft('a'))
    await store.keep(draft('b'))
    const [one, two] = [...rows.values()]
    if (one === undefined || two === undefined) throw new Error('There are two rows')
    rows.set(one.name, { ...two, name: one.name })
    expect(await store.all()).toEqual([draft('b')])
  })

  it.each([
    [13 * DAY_MS, 14, 1, 1],
    [14 * DAY_MS - 1, 14, 1, 1],
    [14 * DAY_MS, 14, 0, 1],
    [15 * DAY_MS, 14, 0, 0],
    [2 * DAY_MS, 1, 0, 0],
  ])(
    'after %i ms with a retention of %i days: %i offered, %i stored',
    async (later, keepDays, offered, stored) => {
      const { open, rows } = device()
      await (await open(USER_KEY, { keepDays })).keep(draft('a'))
      const store = await open(USER_KEY, { keepDays, now: NOW + later })
      expect(await store.all()).toHaveLength(offered)
      expect((await store.find(draft('a'))) === null).toBe(offered === 0)
      expect(rows.size).toBe(stored)
    },
  )

  it('expire even if their user never comes back', async () => {
    const { open, rows } = device()
    await (await open(USER_KEY)).keep(draft('a'))
    await open(OTHER_USER_KEY, { now: NOW + 15 * DAY_MS })
    expect(rows.size).toBe(0)
  })

  it('are ignored if they have an unknown format', async () => {
    const { open, rows } = device()
    const seal = await deriveKeys(USER_KEY).then(createSeal)
    const texts = ['null', '[]', '{}', JSON.stringify({ ...draft('a'), values: [] })]
    for (const [index, text] of texts.entries()) {
      const name = String(index)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      rows.set(name, { name, lastDay: 30_000, ...(await seal.seal(name, text)) })
    }
    expect(await (await open(USER_KEY)).all()).toEqual([])
  })
})
