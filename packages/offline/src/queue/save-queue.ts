import type { DraftValues, SaveAnswer, SaveNews } from '@apron/sdk'
import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  afterAnswer,
  isUnanswered,
  nextRequest,
  type OwnSave,
  overOwnSave,
  replaced,
  sent,
  verdictOf,
} from './save-rules.ts'
import {
  type SaveOutcome,
  type SavePlace,
  type SaveRequest,
  saveKey,
  type WaitingSave,
} from './waiting-save.ts'

/** Delay before an unanswered save is sent again, ms. It is sent sooner if the network is back. */
const AGAIN_MS = 10_000

/** Sender of a save: the user, or the page itself when the network is back. */
export type SaveInitiator = 'person' | 'page'

export interface QueueDeps {
  /** Returns null if there was no response. */
  readonly post: (request: SaveRequest, save: WaitingSave, initiator: SaveInitiator) => Promise<SaveOutcome>
  /** Storage on the device. These functions never reject. */
  readonly rows: {
    readonly all: () => Promise<WaitingSave[]>
    readonly keep: (save: WaitingSave) => Promise<void>
    readonly drop: (save: WaitingSave) => Promise<void>
    /** Removes the save that waits at this place. */
    readonly cancelLoad: (place: SavePlace) => Promise<void>
  }
  readonly isAway: () => boolean
  /** Called when a waiting save has received its final response. @param tabs the tabs that were notified */
  readonly settled: (save: WaitingSave, answer: SaveAnswer, tabs: readonly string[]) => void
}

/** Saves of the signed-in user that wait for the network. */
export interface SaveQueue {
  /** Number of waiting saves. */
  readonly count: StoreApi<{ readonly count: number }>
  /** Returns all waiting saves, at most one for each place. */
  readonly all: () => readonly WaitingSave[]
  /** Sends a save after those that wait at its place. Returns null if there is no response and the save waits. */
  readonly send: (save: WaitingSave) => Promise<SaveAnswer | null>
  readonly follow: (place: SavePlace, tab: string, listener: (news: SaveNews) => void) => () => void
  /** Discards the save at a place. */
  readonly drop: (place: SavePlace) => void
  /** Discards all waiting saves. */
  readonly clear: () => void
  /** Loads the saves from the device, and sends them unless offline. */
  readonly load: () => Promise<void>
  /** Sends all waiting saves. */
  readonly sendAll: () => Promise<void>
  /** Clears the queue when the session ends. Waiting saves stay on the device. */
  readonly leave: () => void
}

interface Entry {
  readonly save: WaitingSave
  /** True once the save is stored on the device and the user was told that it waits. */
  readonly waits: boolean
  /** Shared by all copies of the entry, so that a later save of the same place can read it. */
  readonly progress: Progress
}

interface Progress {
  /** Set when a waiting save has succeeded. */
  own?: OwnSave
}

interface Follower {
  readonly tab: string
  readonly listener: (news: SaveNews) => void
}

export function createSaveQueue({ post, rows, isAway, settled }: QueueDeps): SaveQueue {
  const count = createStore(() => ({ count: 0 }))
  const followers = new Map<string, Set<Follower>>()
  /** News for background pages, delivered when they are shown again. */
  const undelivered = new Map<string, SaveNews>()
  /** Time of the last completed or discarded save by place. Older saves loaded from the device are dropped. */
  const ended = new Map<string, number>()
  let entries = new Map<string, Entry>()
  /** End of the chain of requests, which run one at a time. */
  let work: Promise<unknown> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined

  const waiting = () => [...entries.values()].filter(({ waits }) => waits).map(({ save }) => save)
  function notify(key: string, news: SaveNews): void {
    const placeFollowers = [...(followers.get(key) ?? [])]
    if (placeFollowers.length === 0) undelivered.set(key, news)
    for (const { listener } of placeFollowers) listener(news)
  }

  function set(key: string, entry: Entry | null): void {
    if (entry === null) entries.delete(key)
    else entries.set(key, entry)
    count.setState({ count: waiting().length })
  }

  function notifyWaiting(key: string, values: DraftValues): void {
    notify(key, { kind: 'waiting', values })
    clearTimeout(timer)
    timer = setTimeout(() => void sendAll(), AGAIN_MS)
  }

  /**
   * Sends the requests of a place until the one with this ID gets a response, or any of them gets none.
   * @param of entries of the user who was signed in when the save was sent
   */
  async function deliver(
    key: string,
    id: string,
    of: Map<string, Entry>,
    initiator: SaveInitiator,
  ): Promise<SaveOutcome> {
    for (;;) {
      const entry = of.get(key)
      if (entry === undefined || of !== entries) return null
      const save = sent(entry.save)
      const request = nextRequest(save)
      set(key, { ...entry, save })
      // oxlint-disable-next-line no-await-in-loop -- requests run one at a time
      if (entry.waits) await rows.keep(save)
      // oxlint-disable-next-line no-await-in-loop -- requests run one at a time
      const answer = await post(request, save, initiator)
      const now = of.get(key)
      if (now === undefined || of !== entries || answer === null || verdictOf(answer) === 'later')
        return answer
      const rest = afterAnswer(now.save, request.id, answer)
      if (rest === null && verdictOf(answer) === 'done') {
        ended.set(key, now.save.keptAt)
        if (now.waits) now.progress.own = { request, answer: answer }
      }
      set(key, rest === null ? null : { ...now, save: rest })
      // oxlint-disable-next-line no-await-in-loop -- requests run one at a time
      if (now.waits) await (rest === null ? rows.drop(now.save) : rows.keep(rest))
      if (rest === null || request.id === id) return answer
    }
  }

  function settle(save: WaitingSave, answer: SaveAnswer): void {
    const key = saveKey(save)
    const tabs = [...(followers.get(key) ?? [])].map(({ tab }) => tab)
    notify(key, { kind: 'answered', values: save.request.values, answer })
    settled(save, answer, tabs)
  }

  /** Runs `act` after all pending requests. */
  function inTurn<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    const acted = work.then(act)
    work = acted.catch(() => undefined)
    return acted
  }

  async function sendAll(): Promise<void> {
    clearTimeout(timer)
    const of = entries
    for (const save of waiting().toSorted((one, other) => one.keptAt - other.keptAt)) {
      if (isAway()) return
      const { id } = save.request
      // oxlint-disable-next-line no-await-in-loop -- requests are sent in the order of the saves
      const answer = await inTurn(() => deliver(saveKey(save), id, of, 'page'))
      if (of !== entries || answer === null || isUnanswered(answer)) break
      if (verdictOf(answer) !== 'later') settle(save, answer)
    }
    if (of === entries && waiting().length > 0) timer = setTimeout(() => void sendAll(), AGAIN_MS)
  }

  function drop(place: SavePlace): void {
    const key = saveKey(place)
    set(key, null)
    ended.set(key, Date.now())
    void rows.cancelLoad(place)
    notify(key, { kind: 'gone' })
  }

  return {
    count,
    all: waiting,
    async send(save) {
      const key = saveKey(save)
      const { id, values } = save.request
      const of = entries
      const ahead = of.get(key)?.progress
      let hasWaited = false
      const put = () => {
        const existing = of.get(key)
        const newest = overOwnSave(save, ahead?.own)
        hasWaited = existing?.waits === true
        if (of === entries)
          set(key, { save: replaced(existing?.save, newest), waits: hasWaited, progress: {} })
      }
      async function now(): Promise<SaveOutcome> {
        put()
        return await deliver(key, id, of, 'person')
      }
      const away = isAway()
      if (away) put()
      const answer = away ? null : await inTurn(now)
      const left = of.get(key)
      if (of !== entries && isUnanswered(answer)) throw new TypeError('The session ended meanwhile')
      if (of !== entries || left?.save.request.id !== id) {
        if (hasWaited && !isUnanswered(answer)) notify(key, { kind: 'gone' })
        return answer
      }
      if (!isUnanswered(answer) && !left.waits) {
        set(key, null)
        return answer
      }
      set(key, { ...left, waits: true })
      await rows.keep(left.save)
      notifyWaiting(key, values)
      return null
    },
    follow(place, tab, listener) {
      const key = saveKey(place)
      const follower = { tab, listener }
      const placeFollowers = followers.get(key) ?? new Set()
      followers.set(key, placeFollowers.add(follower))
      const entry = entries.get(key)
      const news = undelivered.get(key)
      undelivered.delete(key)
      if (entry?.waits === true) listener({ kind: 'waiting', values: entry.save.request.values })
      else if (news !== undefined) listener(news)
      return () => void placeFollowers.delete(follower)
    },
    drop,
    clear: () => waiting().forEach(drop),
    async load() {
      const of = entries
      const kept = await rows.all()
      // Waits for pending requests, whose outcome decides which stored saves are outdated.
      await inTurn(async () => {
        for (const save of kept) {
          const key = saveKey(save)
          if (of !== entries) return
          if (entries.has(key)) continue
          if (save.keptAt <= (ended.get(key) ?? 0)) {
            // oxlint-disable-next-line no-await-in-loop -- rarely more than one
            await rows.drop(save)
            continue
          }
          set(key, { save, waits: true, progress: {} })
          notify(key, { kind: 'waiting', values: save.request.values })
        }
      })
      if (!isAway()) await sendAll()
    },
    sendAll,
    leave() {
      clearTimeout(timer)
      entries = new Map()
      undelivered.clear()
      ended.clear()
      count.setState({ count: 0 })
    },
  }
}
