import { expect, it } from 'vitest'
import { createDraftStore } from '../drafts/draft-store.ts'
import { createPhotoStore } from '../photos/photo-store.ts'
import { createSaveStore } from '../queue/save-store.ts'
import { createReadStore } from '../reads/read-store.ts'
import type { SealedRow } from './device-rows.ts'
import { OLDER_KEY, OLDER_NOW, olderRows } from './older-rows.fixture.ts'
import { createSeal, deriveKeys } from './seal.ts'

/** Creates an in-memory device with rows of an older version. */
const device = (rows: Map<string, SealedRow>) => ({
  rows,
  get: (name: string) => Promise.resolve(rows.get(name)),
  all: () => Promise.resolve([...rows.values()]),
  put: (row: SealedRow) => Promise.resolve(void rows.set(row.name, row)),
  remove: (names: readonly string[]) => Promise.resolve(names.forEach(name => rows.delete(name))),
  removeBefore: () => Promise.resolve(),
})

async function open(database: Parameters<typeof olderRows>[0]) {
  const rows = device(olderRows(database))
  const seal = createSeal(await deriveKeys(OLDER_KEY))
  return { rows, seal, keepDays: 14, now: () => OLDER_NOW }
}

const PLACE = { app: 'cards', site: '1' }
const SHOWN = { siteCode: 'CAN', address: '/cards/card?id=7', title: '机库记录' }

it('[DRF-01] finds a draft written by an older version, and replaces it', async () => {
  const parts = await open('drafts')
  const store = await createDraftStore(parts)
  const draft = {
    ...PLACE,
    ...SHOWN,
    key: 'card.save 8',
    keptAt: OLDER_NOW,
    start: { name: '' },
    values: { name: '漏油', version: 2 },
  }
  expect(await store.find(draft)).toEqual(draft)
  await store.keep({ ...draft, values: { name: '漏油 2' } })
  expect((await store.all()).map(({ values }) => values)).toEqual([{ name: '漏油 2' }])
  expect(parts.rows.rows.size).toBe(2)
})

it('[OFF-10] reads a save written by an older version with its request IDs, and replaces and drops it', async () => {
  const parts = await open('drafts')
  const store = await createSaveStore(parts)
  const [save, ...others] = await store.all()
  expect(others).toEqual([])
  expect(save).toMatchObject({ ...PLACE, ...SHOWN, key: 'card.save 7', copy: '' })
  expect(save?.before).toMatchObject({ id: 'a1', isSent: true, json: { id: '7', version: 1, name: '漏油' } })
  expect(save?.request).toMatchObject({
    id: 'b2',
    isSent: false,
    json: { id: '7', version: 1, name: '漏油 2' },
  })
  if (save !== undefined) await store.keep({ ...save, before: null })
  expect(await store.all()).toHaveLength(1)
  expect(parts.rows.rows.size).toBe(2)
  if (save !== undefined) await store.drop(save)
  expect(parts.rows.rows.size).toBe(1)
})

it('[OFF-22] finds a response cached by an older version, and replaces it', async () => {
  const parts = await open('reads')
  const store = await createReadStore(parts)
  const question = '["GET","/cards/detail?id=7",null,"1","zh"]'
  const answer = { question, kind: 'record', pages: ['/cards/card?id=7'], keptAt: OLDER_NOW } as const
  expect(await store.find(question)).toEqual({ ...answer, text: '{"code":200}' })
  await store.keep({ ...answer, text: '{"code":200,"data":1}' }, new Set())
  expect(parts.rows.rows.size).toBe(1)
})

it('[PHOTO-06] reads a photo stored by an older version, and drops both of its rows', async () => {
  const parts = await open('photos')
  const bytes = device(olderRows('photoBytes'))
  const store = await createPhotoStore(parts, bytes)
  const [photo, ...others] = await store.all()
  expect(others).toEqual([])
  expect(photo).toMatchObject({ name: 'photo-1.jpg', draft: '["1","card.save 8"]', bytes: 3 })
  if (photo === undefined) return
  expect(await (await store.read(photo))?.text()).toBe('one')
  await store.drop([photo.id])
  expect([parts.rows.rows.size, bytes.rows.size]).toEqual([0, 0])
})
