import type { DraftValues, SaveAnswer, SaveNews } from '@apron/sdk'
import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  applyResponse,
  type CompletedSave,
  classifyOutcome,
  isUnanswered,
  markSent,
  nextRequest,
  rebaseOnCompleted,
  replaceSave,
} from './save-rules.ts'
import {
  type SaveOutcome,
  type SavePlace,
  type SaveRequest,
  saveKey,
  type WaitingSave,
} from './waiting-save.ts'

/** Delay before an unanswered save is sent again, ms. It is sent sooner if the network is back. */
const RETRY_MS = 10_000

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
    readonly dropPlace: (place: SavePlace) => Promise<void>
  }
  readonly isAway: () => boolean
  /** Called when a waiting save has received its final response. @param tabs the tabs that were notified */
  readonly onSettled: (save: WaitingSave, answer: SaveAnswer, tabs: readonly string[]) => void
}

/** Saves of the signed-in user that wait for the network. */
export interface SaveQueue {
  /** Number of waiting saves. */
  readonly count: StoreApi<{ readonly count: number }>
  /** Returns all waiting saves, at most one for each place. */
  readonly all: () => readonly WaitingSave[]
  /** Sends a save after those that wait at its place. Returns null if there is no response and the save waits. */
  readonly send: (save: WaitingSave) => Promise<SaveAnswer | null>
  readonly subscribe: (place: SavePlace, tab: string, listener: (news: SaveNews) => void) => () => void
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
  completed?: CompletedSave
}

interface Subscriber {
  readonly tab: string
  readonly listener: (news: SaveNews) => void
}

export function createSaveQueue({ post, rows, isAway, onSettled }: QueueDeps): SaveQueue {
  const count = createStore(() => ({ count: 0 }))
  const subscribers = new Map<string, Set<Subscriber>>()
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
    const placeSubscribers = [...(subscribers.get(key) ?? [])]
    if (placeSubscribers.length === 0) undelivered.set(key, news)
    for (const { listener } of placeSubscribers) listener(news)
  }

  function set(key: string, entry: Entry | null): void {
    if (entry === null) entries.delete(key)
    else entries.set(key, entry)
    count.setState({ count: waiting().length })
  }

  function notifyWaiting(key: string, values: DraftValues): void {
    notify(key, { kind: 'waiting', values })
    clearTimeout(timer)
    timer = setTimeout(() => void sendAll(), RETRY_MS)
  }

  /**
   * Sends the requests of a place until the one with this ID gets a response, or any of them gets none.
   * @param sessionEntries entries of the user who was signed in when the save was sent
   */
  async function deliver(
    key: string,
    id: string,
    sessionEntries: Map<string, Entry>,
    initiator: SaveInitiator,
  ): Promise<SaveOutcome> {
    for (;;) {
      const entry = sessionEntries.get(key)
      if (entry === undefined || sessionEntries !== entries) return null
      const save = markSent(entry.save)
      const request = nextRequest(save)
      set(key, { ...entry, save })
      // oxlint-disable-next-line no-await-in-loop -- requests run one at a time
      if (entry.waits) await rows.keep(save)
      // oxlint-disable-next-line no-await-in-loop -- requests run one at a time
      const answer = await post(request, save, initiator)
      const now = sessionEntries.get(key)
      if (
        now === undefined ||
        sessionEntries !== entries ||
        answer === null ||
        classifyOutcome(answer) === 'later'
      )
        return answer
      const remaining = applyResponse(now.save, request.id, answer)
      if (remaining === null && classifyOutcome(answer) === 'done') {
        ended.set(key, now.save.keptAt)
        if (now.waits) now.progress.completed = { request, answer: answer }
      }
      set(key, remaining === null ? null : { ...now, save: remaining })
      // oxlint-disable-next-line no-await-in-loop -- requests run one at a time
      if (now.waits) await (remaining === null ? rows.drop(now.save) : rows.keep(remaining))
      if (remaining === null || request.id === id) return answer
    }
  }

  function settle(save: WaitingSave, answer: SaveAnswer): void {
    const key = saveKey(save)
    const tabs = [...(subscribers.get(key) ?? [])].map(({ tab }) => tab)
    notify(key, { kind: 'answered', values: save.request.values, answer })
    onSettled(save, answer, tabs)
  }

  /** Runs `task` after all pending requests. */
  function enqueue<Answer>(task: () => Promise<Answer>): Promise<Answer> {
    const result = work.then(task)
    work = result.catch(() => undefined)
    return result
  }

  async function sendAll(): Promise<void> {
    clearTimeout(timer)
    const sessionEntries = entries
    for (const save of waiting().toSorted((one, other) => one.keptAt - other.keptAt)) {
      if (isAway()) return
      const { id } = save.request
      // oxlint-disable-next-line no-await-in-loop -- requests are sent in the order of the saves
      const answer = await enqueue(() => deliver(saveKey(save), id, sessionEntries, 'page'))
      if (sessionEntries !== entries || answer === null || isUnanswered(answer)) break
      if (classifyOutcome(answer) !== 'later') settle(save, answer)
    }
    if (sessionEntries === entries && waiting().length > 0) timer = setTimeout(() => void sendAll(), RETRY_MS)
  }

  function drop(place: SavePlace): void {
    const key = saveKey(place)
    set(key, null)
    ended.set(key, Date.now())
    void rows.dropPlace(place)
    notify(key, { kind: 'gone' })
  }

  return {
    count,
    all: waiting,
    async send(save) {
      const key = saveKey(save)
      const { id, values } = save.request
      const sessionEntries = entries
      const earlier = sessionEntries.get(key)?.progress
      let hasWaited = false
      const addToQueue = () => {
        const existing = sessionEntries.get(key)
        const newest = rebaseOnCompleted(save, earlier?.completed)
        hasWaited = existing?.waits === true
        if (sessionEntries === entries)
          set(key, { save: replaceSave(existing?.save, newest), waits: hasWaited, progress: {} })
      }
      async function now(): Promise<SaveOutcome> {
        addToQueue()
        return await deliver(key, id, sessionEntries, 'person')
      }
      const away = isAway()
      if (away) addToQueue()
      const answer = away ? null : await enqueue(now)
      const current = sessionEntries.get(key)
      if (sessionEntries !== entries && isUnanswered(answer))
        throw new TypeError('The session ended meanwhile')
      if (sessionEntries !== entries || current?.save.request.id !== id) {
        if (hasWaited && !isUnanswered(answer)) notify(key, { kind: 'gone' })
        return answer
      }
      if (!isUnanswered(answer) && !current.waits) {
        set(key, null)
        return answer
      }
      set(key, { ...current, waits: true })
      await rows.keep(current.save)
      notifyWaiting(key, values)
      return null
    },
    subscribe(place, tab, listener) {
      const key = saveKey(place)
      const subscriber = { tab, listener }
      const placeSubscribers = subscribers.get(key) ?? new Set()
      subscribers.set(key, placeSubscribers.add(subscriber))
      const entry = entries.get(key)
      const news = undelivered.get(key)
      undelivered.delete(key)
      if (entry?.waits === true) listener({ kind: 'waiting', values: entry.save.request.values })
      else if (news !== undefined) listener(news)
      return () => void placeSubscribers.delete(subscriber)
    },
    drop,
    clear: () => waiting().forEach(drop),
    async load() {
      const sessionEntries = entries
      const stored = await rows.all()
      // Waits for pending requests, whose outcome decides which stored saves are outdated.
      await enqueue(async () => {
        for (const save of stored) {
          const key = saveKey(save)
          if (sessionEntries !== entries) return
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
