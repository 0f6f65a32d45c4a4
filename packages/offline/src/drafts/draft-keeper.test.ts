import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SaveStore } from '../queue/save-store.ts'
import type { KeptAnswer } from '../reads/kept-answer.ts'
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

const nothing = () => Promise.reject(new Error('Nobody asks for photos here'))

/** Creates an in-memory store that records its calls. */
function memory() {
  const kept = new Map<string, StoredDraft>()
  const done: string[] = []
  const saves: SaveStore = {
    all: () => Promise.resolve([]),
    find: () => Promise.resolve(null),
    forget: () => Promise.resolve(),
    keep: () => Promise.resolve(),
    drop: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  }
  const read = new Map<string, KeptAnswer>()
  const reads: ReadStore = {
    find: question => Promise.resolve(read.get(question) ?? null),
    keep: answer => Promise.resolve(void read.set(answer.question, answer)),
    drop: question => Promise.resolve(void read.delete(question)),
    dropPage: () => Promise.resolve(),
    clear: () => Promise.resolve(read.clear()),
  }
  const drafts: DraftStore = {
    find: ({ key }) => Promise.resolve(kept.get(key) ?? null),
    async keep(each) {
      kept.set(each.key, each)
      done.push(`keep ${each.key}`)
    },
    async drop({ key }) {
      kept.delete(key)
      done.push(`drop ${key}`)
    },
    all: () => Promise.resolve([...kept.values()]),
    async clear() {
      kept.clear()
    },
  }
  const photos = {
    all: nothing,
    keep: nothing,
    read: nothing,
    drop: nothing,
    clear: () => Promise.resolve(),
  }
  const store: PersonStore = { drafts, reads, saves, photos }
  return { kept, read, done, store }
}

/** Creates a keeper whose stores are opened by the test. */
function start() {
  const openings: PromiseWithResolvers<PersonStore | null>[] = []
  const ended: AbortSignal[] = []
  const failed = vi.fn()
  const keeper = createDraftKeeper({
    open(signal) {
      const opening = Promise.withResolvers<PersonStore | null>()
      openings.push(opening)
      ended.push(signal)
      return opening.promise
    },
    failed,
  })
  return { keeper, openings, ended, failed }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a draft', () => {
  it('is written after a short delay, in its newest version', async () => {
    const { keeper, openings } = start()
    const { done, kept, store } = memory()
    keeper.switchUser('100104')
    expect(openings).toEqual([])
    keeper.keep(draft('a', 'one'))
    keeper.keep(draft('a', 'two'))
    await vi.advanceTimersByTimeAsync(300)
    openings[0]?.resolve(store)
    await settled()
    expect(done).toEqual(['keep a'])
    expect(kept.get('a')?.values).toEqual({ text: 'two' })
    keeper.keep(draft('b'))
    await vi.advanceTimersByTimeAsync(300)
    expect(done).toEqual(['keep a', 'keep b'])
    expect(openings).toHaveLength(1)
  })

  it('[DRF-01] stays discarded if it was not written yet', async () => {
    const { keeper, openings } = start()
    const { kept, store } = memory()
    keeper.switchUser('100104')
    keeper.keep(draft('a'))
    keeper.drop(draft('a'))
    openings[0]?.resolve(store)
    await vi.advanceTimersByTimeAsync(300)
    expect([...kept.keys()]).toEqual([])
  })

  it('is found and listed before it is written', async () => {
    const { keeper, openings } = start()
    keeper.switchUser('100104')
    keeper.keep(draft('a'))
    const found = keeper.find(draft('a'))
    const all = keeper.all()
    openings[0]?.resolve(memory().store)
    expect(await found).toEqual(draft('a'))
    expect(await all).toEqual([draft('a')])
  })

  it('is not written after it was discarded or all drafts were removed', async () => {
    const { keeper, openings } = start()
    const { kept, store } = memory()
    keeper.switchUser('100104')
    keeper.keep(draft('a'))
    keeper.drop(draft('a'))
    keeper.keep(draft('b'))
    void keeper.clear()
    openings[0]?.resolve(store)
    await vi.advanceTimersByTimeAsync(1_000)
    expect([...kept.keys()]).toEqual([])
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

  it('that cannot be written is reported, and the next one is still written', async () => {
    const { keeper, openings, failed } = start()
    const { kept, store } = memory()
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
    await settled()
    expect(failed).toHaveBeenCalledExactlyOnceWith(full)
    expect([...kept.keys()]).toEqual(['b'])
  })
})

describe('between sessions', () => {
  it('writes the last draft of a session, and nothing after it', async () => {
    const { keeper, openings, ended } = start()
    const { done, store } = memory()
    keeper.switchUser('100104')
    keeper.keep(draft('a'))
    keeper.flush()
    openings[0]?.resolve(store)
    await settled()
    keeper.keep(draft('b'))
    keeper.switchUser(null)
    keeper.keep(draft('c'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(done).toEqual(['keep a', 'keep b'])
    expect(ended[0]?.aborted).toBe(true)
    expect(await keeper.all()).toEqual([])
  })

  it('delays a search until the next sign-in, and uses its store', async () => {
    const { keeper, openings } = start()
    keeper.switchUser('100104')
    const found = vi.fn()
    void keeper.find(draft('a')).then(found)
    keeper.switchUser(null)
    openings[0]?.resolve(memory().store)
    await settled()
    expect(found).not.toHaveBeenCalled()
    keeper.switchUser('100104')
    const { kept, store } = memory()
    kept.set('a', draft('a'))
    await settled()
    openings[1]?.resolve(store)
    await settled()
    expect(found).toHaveBeenCalledExactlyOnceWith(draft('a'))
  })

  it('gives the next user a separate store, even if the previous one opens later', async () => {
    const { keeper, openings } = start()
    const [hers, mine] = [memory(), memory()]
    keeper.switchUser('100104')
    keeper.keep(draft('a'))
    keeper.flush()
    keeper.switchUser('100105')
    keeper.keep(draft('b'))
    keeper.flush()
    openings[1]?.resolve(mine.store)
    openings[0]?.resolve(hers.store)
    await settled()
    expect([[...hers.kept.keys()], [...mine.kept.keys()]]).toEqual([['a'], ['b']])
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
    openings[0]?.resolve(memory().store)
    expect(await found).toBeNull()
    keeper.switchUser(null)
    keeper.switchUser('100104')
    expect(openings).toHaveLength(2)
    const { kept, store } = memory()
    openings[1]?.resolve(store)
    await settled()
    keeper.keep(draft('a'))
    keeper.switchUser(null)
    await settled()
    expect([...kept.keys()]).toEqual(['a'])
  })

  it('requests another key after the current one was removed', async () => {
    const { keeper, openings } = start()
    const [old, fresh] = [memory(), memory()]
    keeper.switchUser('100104')
    void keeper.all()
    openings[0]?.resolve(old.store)
    await settled()
    keeper.renew()
    keeper.keep(draft('a'))
    keeper.flush()
    openings[1]?.resolve(fresh.store)
    await settled()
    expect([[...old.kept.keys()], [...fresh.kept.keys()]]).toEqual([[], ['a']])
  })

  it('keeps the store when the same user is set again', async () => {
    const { keeper, openings, ended } = start()
    keeper.switchUser('100104')
    void keeper.all()
    keeper.switchUser('100104')
    void keeper.all()
    expect(openings).toHaveLength(1)
    expect(ended[0]?.aborted).toBe(false)
  })
})

describe('cached responses', () => {
  const answer: KeptAnswer = { question: 'q', kind: 'record', pages: [], keptAt: 1, text: '{}' }

  it('are stored with the drafts of their user, and removed with them', async () => {
    const { keeper, openings } = start()
    const { kept, read, store } = memory()
    keeper.switchUser('100104')
    keeper.keep(draft('a'))
    const typed = keeper.reads<readonly StoredDraft[]>([], async (reads, typedInto) => {
      await reads.keep(answer, new Set())
      return typedInto()
    })
    keeper.flush()
    openings[0]?.resolve(store)
    await settled()
    expect([[...read.keys()], [...kept.keys()]]).toEqual([['q'], ['a']])
    expect(await typed).toEqual([])
    await keeper.clear()
    expect([[...read.keys()], [...kept.keys()]]).toEqual([[], []])
  })

  it('are not available without a session', async () => {
    const { keeper, openings } = start()
    const act = vi.fn(() => Promise.resolve('found'))
    expect(await keeper.reads('nothing', act)).toBe('nothing')
    keeper.switchUser('100104')
    keeper.switchUser(null)
    expect(await keeper.reads('nothing', act)).toBe('nothing')
    expect([act.mock.calls, openings]).toEqual([[], []])
  })
})
