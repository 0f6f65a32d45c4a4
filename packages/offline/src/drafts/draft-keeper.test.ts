import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SaveStore } from '../queue/save-store.ts'
import type { CachedResponse } from '../reads/cached-response.ts'
import type { ReadStore } from '../reads/read-store.ts'
import type { PersonStore } from '../store/person-store.ts'
import { createDraftKeeper } from './draft-keeper.ts'
import type { DraftStore } from './draft-store.ts'
import type { StoredDraft } from './stored-draft.ts'

const draft = (key: string, text = key): StoredDraft => ({
  app: 'cards',
  key,
  site: '1',
  siteCode: 'CAN',
  address: '/cards/card',
  title: 'Card',
  keptAt: 1,
  start: {},
  values: { text },
})

const rejectPhotoCall = () => Promise.reject(new Error('This test stores no photos'))

/** Creates an in-memory store that records its calls. */
function createMemoryStore() {
  const storedDrafts = new Map<string, StoredDraft>()
  const writes: string[] = []
  const saves: SaveStore = {
    all: () => Promise.resolve([]),
    find: () => Promise.resolve(null),
    dropPlace: () => Promise.resolve(),
    keep: () => Promise.resolve(),
    drop: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  }
  const cached = new Map<string, CachedResponse>()
  const reads: ReadStore = {
    find: question => Promise.resolve(cached.get(question) ?? null),
    keep: response => Promise.resolve(void cached.set(response.question, response)),
    drop: question => Promise.resolve(void cached.delete(question)),
    dropPage: () => Promise.resolve(),
    clear: () => Promise.resolve(cached.clear()),
  }
  const drafts: DraftStore = {
    find: ({ key }) => Promise.resolve(storedDrafts.get(key) ?? null),
    async keep(each) {
      storedDrafts.set(each.key, each)
      writes.push(`keep ${each.key}`)
    },
    async drop({ key }) {
      storedDrafts.delete(key)
      writes.push(`drop ${key}`)
    },
    all: () => Promise.resolve([...storedDrafts.values()]),
    async clear() {
      storedDrafts.clear()
    },
  }
  const photos = {
    all: rejectPhotoCall,
    keep: rejectPhotoCall,
    read: rejectPhotoCall,
    drop: rejectPhotoCall,
    clear: () => Promise.resolve(),
  }
  const store: PersonStore = { drafts, reads, saves, photos }
  return { storedDrafts, cached, writes, store }
}

/** Creates a keeper whose stores are opened by the test. */
function start() {
  const openings: PromiseWithResolvers<PersonStore | null>[] = []
  const endSignals: AbortSignal[] = []
  const failed = vi.fn()
  const keeper = createDraftKeeper({
    open(signal) {
      const opening = Promise.withResolvers<PersonStore | null>()
      openings.push(opening)
      endSignals.push(signal)
      return opening.promise
    },
    failed,
  })
  return { keeper, openings, endSignals, failed }
}

const flushPromises = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a draft', () => {
  it('is written after a short delay, in its newest version', async () => {
    const { keeper, openings } = start()
    const { writes, storedDrafts, store } = createMemoryStore()
    keeper.switchUser('100104')
    expect(openings).toEqual([])
    keeper.keep(draft('a', 'one'))
    keeper.keep(draft('a', 'two'))
    await vi.advanceTimersByTimeAsync(300)
    openings[0]?.resolve(store)
    await flushPromises()
    expect(writes).toEqual(['keep a'])
    expect(storedDrafts.get('a')?.values).toEqual({ text: 'two' })
    keeper.keep(draft('b'))
    await vi.advanceTimersByTimeAsync(300)
    expect(writes).toEqual(['keep a', 'keep b'])
    expect(openings).toHaveLength(1)
  })

  it('[DRF-01] stays discarded if it was not written yet', async () => {
    const { keeper, openings } = start()
    const { storedDrafts, store } = createMemoryStore()
    keeper.switchUser('100104')
    keeper.keep(draft('a'))
    keeper.drop(draft('a'))
    openings[0]?.resolve(store)
    await vi.advanceTimersByTimeAsync(300)
    expect([...storedDrafts.keys()]).toEqual([])
  })

  it('is found and listed before it is written', async () => {
    const { keeper, openings } = start()
    keeper.switchUser('100104')
    keeper.keep(draft('a'))
    const found = keeper.find(draft('a'))
    const all = keeper.all()
    openings[0]?.resolve(createMemoryStore().store)
    expect(await found).toEqual(draft('a'))
    expect(await all).toEqual([draft('a')])
  })

  it('is not written after it was discarded or all drafts were removed', async () => {
    const { keeper, openings } = start()
    const { storedDrafts, store } = createMemoryStore()
    keeper.switchUser('100104')
    keeper.keep(draft('a'))
    keeper.drop(draft('a'))
    keeper.keep(draft('b'))
    void keeper.clear()
    openings[0]?.resolve(store)
    await vi.advanceTimersByTimeAsync(1_000)
    expect([...storedDrafts.keys()]).toEqual([])
  })

  it('is not kept without a session', async () => {
    const { keeper, openings } = start()
    keeper.keep(draft('a'))
    keeper.drop(draft('a'))
    keeper.flush()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await keeper.all()).toEqual([])
    expect(openings).toEqual([])
  })

  it('is not kept if the device cannot store it, without an error', async () => {
    const { keeper, openings, failed } = start()
    keeper.switchUser('100104')
    keeper.keep(draft('a'))
    const found = keeper.find(draft('a'))
    openings[0]?.resolve(null)
    expect(await found).toBeNull()
    expect(await keeper.all()).toEqual([])
    expect(failed).not.toHaveBeenCalled()
  })

  it('is reported if it cannot be written, and the next one is still written', async () => {
    const { keeper, openings, failed } = start()
    const { storedDrafts, store } = createMemoryStore()
    const full = new Error('the disk is full')
    keeper.switchUser('100104')
    openings.length = 0
    keeper.keep(draft('a'))
    keeper.flush()
    openings[0]?.resolve({
      ...store,
      drafts: {
        ...store.drafts,
        keep: each => (each.key === 'a' ? Promise.reject(full) : store.drafts.keep(each)),
      },
    })
    keeper.keep(draft('b'))
    keeper.flush()
    await flushPromises()
    expect(failed).toHaveBeenCalledExactlyOnceWith(full)
    expect([...storedDrafts.keys()]).toEqual(['b'])
  })
})

describe('between sessions', () => {
  it('writes the last draft of a session, and nothing after it', async () => {
    const { keeper, openings, endSignals } = start()
    const { writes, store } = createMemoryStore()
    keeper.switchUser('100104')
    keeper.keep(draft('a'))
    keeper.flush()
    openings[0]?.resolve(store)
    await flushPromises()
    keeper.keep(draft('b'))
    keeper.switchUser(null)
    keeper.keep(draft('c'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(writes).toEqual(['keep a', 'keep b'])
    expect(endSignals[0]?.aborted).toBe(true)
    expect(await keeper.all()).toEqual([])
  })

  it('delays a search until the next sign-in, and uses its store', async () => {
    const { keeper, openings } = start()
    keeper.switchUser('100104')
    const found = vi.fn()
    void keeper.find(draft('a')).then(found)
    keeper.switchUser(null)
    openings[0]?.resolve(createMemoryStore().store)
    await flushPromises()
    expect(found).not.toHaveBeenCalled()
    keeper.switchUser('100104')
    const { storedDrafts, store } = createMemoryStore()
    storedDrafts.set('a', draft('a'))
    await flushPromises()
    openings[1]?.resolve(store)
    await flushPromises()
    expect(found).toHaveBeenCalledExactlyOnceWith(draft('a'))
  })

  it('gives the next user a separate store, even if the previous one opens later', async () => {
    const { keeper, openings } = start()
    const [previous, current] = [createMemoryStore(), createMemoryStore()]
    keeper.switchUser('100104')
    keeper.keep(draft('a'))
    keeper.flush()
    keeper.switchUser('100105')
    keeper.keep(draft('b'))
    keeper.flush()
    openings[1]?.resolve(current.store)
    openings[0]?.resolve(previous.store)
    await flushPromises()
    expect([[...previous.storedDrafts.keys()], [...current.storedDrafts.keys()]]).toEqual([['a'], ['b']])
    expect(await keeper.all()).toEqual([draft('b')])
  })

  it('requests no key for a user who has typed nothing', async () => {
    const { keeper, openings } = start()
    keeper.switchUser('100104')
    keeper.switchUser(null)
    keeper.switchUser('100104')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(openings).toEqual([])
  })

  it('requests the key at sign-in if a page has asked for drafts before', async () => {
    const { keeper, openings } = start()
    keeper.switchUser('100104')
    const found = keeper.find(draft('a'))
    openings[0]?.resolve(createMemoryStore().store)
    expect(await found).toBeNull()
    keeper.switchUser(null)
    keeper.switchUser('100104')
    expect(openings).toHaveLength(2)
    const { storedDrafts, store } = createMemoryStore()
    openings[1]?.resolve(store)
    await flushPromises()
    keeper.keep(draft('a'))
    keeper.switchUser(null)
    await flushPromises()
    expect([...storedDrafts.keys()]).toEqual(['a'])
  })

  it('requests another key after the current one was removed', async () => {
    const { keeper, openings } = start()
    const [removed, renewed] = [createMemoryStore(), createMemoryStore()]
    keeper.switchUser('100104')
    void keeper.all()
    openings[0]?.resolve(removed.store)
    await flushPromises()
    keeper.renew()
    keeper.keep(draft('a'))
    keeper.flush()
    openings[1]?.resolve(renewed.store)
    await flushPromises()
    expect([[...removed.storedDrafts.keys()], [...renewed.storedDrafts.keys()]]).toEqual([[], ['a']])
  })

  it('keeps the store when the same user is set again', async () => {
    const { keeper, openings, endSignals } = start()
    keeper.switchUser('100104')
    void keeper.all()
    keeper.switchUser('100104')
    void keeper.all()
    expect(openings).toHaveLength(1)
    expect(endSignals[0]?.aborted).toBe(false)
  })
})

describe('cached responses', () => {
  const response: CachedResponse = { question: 'q', kind: 'record', pages: [], keptAt: 1, text: '{}' }

  it('are stored with the drafts of their user, and removed with them', async () => {
    const { keeper, openings } = start()
    const { storedDrafts, cached, store } = createMemoryStore()
    keeper.switchUser('100104')
    keeper.keep(draft('a'))
    const draftsInStore = keeper.reads<readonly StoredDraft[]>([], async (reads, allDrafts) => {
      await reads.keep(response, new Set())
      return allDrafts()
    })
    keeper.flush()
    openings[0]?.resolve(store)
    await flushPromises()
    expect([[...cached.keys()], [...storedDrafts.keys()]]).toEqual([['q'], ['a']])
    expect(await draftsInStore).toEqual([])
    await keeper.clear()
    expect([[...cached.keys()], [...storedDrafts.keys()]]).toEqual([[], []])
  })

  it('are not available without a session', async () => {
    const { keeper, openings } = start()
    const action = vi.fn(() => Promise.resolve('found'))
    expect(await keeper.reads('nothing', action)).toBe('nothing')
    keeper.switchUser('100104')
    keeper.switchUser(null)
    expect(await keeper.reads('nothing', action)).toBe('nothing')
    expect([action.mock.calls, openings]).toEqual([[], []])
  })
})
