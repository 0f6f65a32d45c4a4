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
import { type Came, type SavePlace, type SaveRequest, saveKey, type WaitingSave } from './waiting-save.ts'

/** What nothing answered is tried again after this, ms, and as soon as the network is back. */
const AGAIN_MS = 10_000

/** Who sends: a person who saves, or the page, as soon as the network is back. */
export type Asker = 'person' | 'page'

export interface QueueDeps {
  /** Null when nothing answered. */
  readonly post: (request: SaveRequest, save: WaitingSave, asker: Asker) => Promise<Came>
  /** Of the device; they answer what can be had, and never reject. */
  readonly rows: {
    readonly all: () => Promise<WaitingSave[]>
    readonly keep: (save: WaitingSave) => Promise<void>
    readonly drop: (save: WaitingSave) => Promise<void>
    /** Whatever waits there. */
    readonly forget: (place: SavePlace) => Promise<void>
  }
  readonly isAway: () => boolean
  /** A save that had waited was answered for good. @param tabs in which it was heard */
  readonly settled: (save: WaitingSave, answer: SaveAnswer, tabs: readonly string[]) => void
}

/** The saves of whoever is signed in that wait for the network. */
export interface SaveQueue {
  /** How many wait. */
  readonly count: StoreApi<{ readonly count: number }>
  /** What waits at each place. */
  readonly all: () => readonly WaitingSave[]
  /** Sends it after what waits at its place; null: nothing answered, and it waits. */
  readonly send: (save: WaitingSave) => Promise<SaveAnswer | null>
  readonly follow: (place: SavePlace, tab: string, hear: (news: SaveNews) => void) => () => void
  /** Its person does not want it any more. */
  readonly drop: (place: SavePlace) => void
  /** Nor any other. */
  readonly clear: () => void
  /** What lies on the device waits too. */
  readonly load: () => Promise<void>
  /** Sends all that waits. */
  readonly sendAll: () => Promise<void>
  /** Nobody is signed in any more, or somebody else: what waits stays on the device alone. */
  readonly leave: () => void
}

interface Entry {
  readonly save: WaitingSave
  /** It was said to wait, and lies on the device. */
  readonly waits: boolean
  /** What became of it; shared by all copies, so that who was pressed behind it can ask. */
  readonly fate: Fate
}

interface Fate {
  /** Once it had waited and was done. */
  own?: OwnSave
}

interface Follower {
  readonly tab: string
  readonly hear: (news: SaveNews) => void
}

export function createSaveQueue({ post, rows, isAway, settled }: QueueDeps): SaveQueue {
  const count = createStore(() => ({ count: 0 }))
  const followers = new Map<string, Set<Follower>>()
  /** What a page that is behind others hears when it is on the screen again. */
  const unheard = new Map<string, SaveNews>()
  /** Of each place when the save was made that ended last: what lay on the device before is over, however late it is read. */
  const ended = new Map<string, number>()
  let entries = new Map<string, Entry>()
  /** One request after the other. */
  let work: Promise<unknown> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined

  const waiting = () => [...entries.values()].filter(({ waits }) => waits).map(({ save }) => save)
  function tell(key: string, news: SaveNews): void {
    const those = [...(followers.get(key) ?? [])]
    if (those.length === 0) unheard.set(key, news)
    for (const { hear } of those) hear(news)
  }

  function set(key: string, entry: Entry | null): void {
    if (entry === null) entries.delete(key)
    else entries.set(key, entry)
    count.setState({ count: waiting().length })
  }

  function sayWaits(key: string, values: DraftValues): void {
    tell(key, { kind: 'waiting', values })
    clearTimeout(timer)
    timer = setTimeout(() => void sendAll(), AGAIN_MS)
  }

  /**
   * Sends what is at a place until the request of this id is answered, or nothing answers.
   * @param of the entries of whoever is signed in when it is asked for
   */
  async function deliver(key: string, id: string, of: Map<string, Entry>, asker: Asker): Promise<Came> {
    for (;;) {
      const entry = of.get(key)
      if (entry === undefined || of !== entries) return null
      const save = sent(entry.save)
      const request = nextRequest(save)
      set(key, { ...entry, save })
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      if (entry.waits) await rows.keep(save)
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      const came = await post(request, save, asker)
      const now = of.get(key)
      if (now === undefined || of !== entries || came === null || verdictOf(came) === 'later') return came
      const rest = afterAnswer(now.save, request.id, came)
      if (rest === null && verdictOf(came) === 'done') {
        ended.set(key, now.save.keptAt)
        if (now.waits) now.fate.own = { request, answer: came }
      }
      set(key, rest === null ? null : { ...now, save: rest })
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      if (now.waits) await (rest === null ? rows.drop(now.save) : rows.keep(rest))
      if (rest === null || request.id === id) return came
    }
  }

  function settle(save: WaitingSave, answer: SaveAnswer): void {
    const key = saveKey(save)
    const tabs = [...(followers.get(key) ?? [])].map(({ tab }) => tab)
    tell(key, { kind: 'answered', values: save.request.values, answer })
    settled(save, answer, tabs)
  }

  /** After all that is on its way. */
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
      // oxlint-disable-next-line no-await-in-loop -- in the order in which they were saved
      const came = await inTurn(() => deliver(saveKey(save), id, of, 'page'))
      if (of !== entries || came === null || isUnanswered(came)) break
      if (verdictOf(came) !== 'later') settle(save, came)
    }
    if (of === entries && waiting().length > 0) timer = setTimeout(() => void sendAll(), AGAIN_MS)
  }

  function drop(place: SavePlace): void {
    const key = saveKey(place)
    set(key, null)
    ended.set(key, Date.now())
    void rows.forget(place)
    tell(key, { kind: 'gone' })
  }

  return {
    count,
    all: waiting,
    async send(save) {
      const key = saveKey(save)
      const { id, values } = save.request
      const of = entries
      const ahead = of.get(key)?.fate
      let hasWaited = false
      const put = () => {
        const there = of.get(key)
        const newest = overOwnSave(save, ahead?.own)
        hasWaited = there?.waits === true
        if (of === entries) set(key, { save: replaced(there?.save, newest), waits: hasWaited, fate: {} })
      }
      async function now(): Promise<Came> {
        put()
        return await deliver(key, id, of, 'person')
      }
      const away = isAway()
      if (away) put()
      const came = away ? null : await inTurn(now)
      const left = of.get(key)
      if (of !== entries && isUnanswered(came)) throw new TypeError('The session ended meanwhile')
      if (of !== entries || left?.save.request.id !== id) {
        if (hasWaited && !isUnanswered(came)) tell(key, { kind: 'gone' })
        return came
      }
      if (!isUnanswered(came) && !left.waits) {
        set(key, null)
        return came
      }
      set(key, { ...left, waits: true })
      await rows.keep(left.save)
      sayWaits(key, values)
      return null
    },
    follow(place, tab, hear) {
      const key = saveKey(place)
      const follower = { tab, hear }
      const those = followers.get(key) ?? new Set()
      followers.set(key, those.add(follower))
      const entry = entries.get(key)
      const missed = unheard.get(key)
      unheard.delete(key)
      if (entry?.waits === true) hear({ kind: 'waiting', values: entry.save.request.values })
      else if (missed !== undefined) hear(missed)
      return () => void those.delete(follower)
    },
    drop,
    clear: () => waiting().forEach(drop),
    async load() {
      const of = entries
      const kept = await rows.all()
      // Behind what is on its way: what comes of that decides.
      await inTurn(async () => {
        for (const save of kept) {
          const key = saveKey(save)
          if (of !== entries) return
          if (entries.has(key)) continue
          if (save.keptAt <= (ended.get(key) ?? 0)) {
            // oxlint-disable-next-line no-await-in-loop -- hardly ever more than one
            await rows.drop(save)
            continue
          }
          set(key, { save, waits: true, fate: {} })
          tell(key, { kind: 'waiting', values: save.request.values })
        }
      })
      if (!isAway()) await sendAll()
    },
    sendAll,
    leave() {
      clearTimeout(timer)
      entries = new Map()
      unheard.clear()
      ended.clear()
      count.setState({ count: 0 })
    },
  }
}
