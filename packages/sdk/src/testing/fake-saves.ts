import { createCannotWaitError } from '@apron/contract/errors/cannot-wait'
import type { HostRequestInit } from '../contract.ts'
import type { HostSaves, Save, SaveAnswer, SaveNews, SavePlace } from '../host-saves.ts'

export interface FakeSaves {
  readonly host: HostSaves
  /** True simulates a missing network. */
  isAway: boolean
  /** False rejects saves without a response, as the shell does for one with a secret. */
  canWait: boolean
  comeBack(): Promise<void>
}

const placeName = ({ key, copy }: SavePlace) => `${key} ${copy}`

/** Creates a queue of saves in memory. */
export function createFakeSaves(
  request: (path: string, init: HostRequestInit) => Promise<Response>,
): FakeSaves {
  const waiting = new Map<string, Save>()
  const listeners = new Map<string, Set<(news: SaveNews) => void>>()
  const missedNews = new Map<string, SaveNews>()

  function notify(name: string, news: SaveNews): void {
    const placeListeners = [...(listeners.get(name) ?? [])]
    if (placeListeners.length === 0) missedNews.set(name, news)
    for (const listener of placeListeners) listener(news)
  }

  async function send({ method, path, json }: Save): Promise<SaveAnswer> {
    const response = await request(path, { method, json })
    return { status: response.status, json: await response.json() }
  }

  const fake: FakeSaves = {
    isAway: false,
    canWait: true,
    async comeBack() {
      fake.isAway = false
      for (const [name, save] of waiting) {
        waiting.delete(name)
        // oxlint-disable-next-line no-await-in-loop -- one at a time, like the shell
        notify(name, { kind: 'answered', values: save.values, answer: await send(save) })
      }
    },
    host: {
      async send(place, save) {
        if (!fake.isAway) return await send(save)
        if (!fake.canWait) throw createCannotWaitError(false)
        waiting.set(placeName(place), save)
        notify(placeName(place), { kind: 'waiting', values: save.values })
        return null
      },
      drop(place) {
        waiting.delete(placeName(place))
        notify(placeName(place), { kind: 'gone' })
      },
      follow(place, listener) {
        const name = placeName(place)
        const placeListeners = listeners.get(name) ?? new Set()
        listeners.set(name, placeListeners.add(listener))
        const save = waiting.get(name)
        const missed = missedNews.get(name)
        missedNews.delete(name)
        if (save !== undefined) listener({ kind: 'waiting', values: save.values })
        else if (missed !== undefined) listener(missed)
        return () => void placeListeners.delete(listener)
      },
    },
  }
  return fake
}
