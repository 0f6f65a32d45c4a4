import type { Call, CallShape } from '@apron/contract/calls/define-call'
import { CONFLICT } from '@apron/contract/codes/response-codes'
import { CLIENT_TEXTS } from '@apron/contract/errors/client-texts'
import {
  answerOfSave,
  CallError,
  type CallInput,
  type Draft,
  type DraftValues,
  type SaveNews,
  useHost,
  useTab,
} from '@apron/sdk'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useAppCache } from './app-cache.ts'
import type { CachedRead } from './cached-read.ts'
import { useAppCall } from './calls-context.ts'

export interface ActionOptions<Data> {
  /** Message shown on success. */
  readonly done?: string | ((data: Data) => string)
  /** Calls whose cached responses are out of date afterwards. */
  readonly invalidates?: readonly Call[]
  /** Cached data that the response replaces, and that is reloaded after a conflict. */
  readonly answers?: CachedRead<Data>
  /** True if the form shows `failure` itself, so that no toast appears. */
  readonly inPlace?: boolean
  /** Called after a conflict, once the data named above has been reloaded. */
  readonly onConflict?: () => void
  /** For a call that can wait offline (`waits`): place of its saves. Without it they do not wait. */
  readonly waits?: WaitsAt<Data> | null
}

/** Place of a waiting save, and the handler of its outcome. */
export interface WaitsAt<Data> {
  /** Identifies the form and its record, like the draft's key. */
  readonly key: string
  /** Distinguishes several new records; empty for an existing one. */
  readonly copy?: string
  /** Current input of the form. */
  readonly draft: Draft
  /** Called with the outcome of a save that had waited. @param values form values at the time of the save */
  readonly onLater: (outcome: ActionOutcome<Data>, values: DraftValues) => void
}

/** Outcome of an action. */
export type ActionOutcome<Data> =
  | { readonly done: true; readonly data: Data }
  | { readonly done: false; readonly error: CallError }

export interface Action<Shape extends CallShape> {
  /** True while the call is pending. */
  readonly busy: boolean
  /** Message of the last failure for the user, or null. */
  readonly failure: string | null
  /** Form values of the save that waits for the network, or null. */
  readonly waiting: DraftValues | null
  run(
    ...input: object extends CallInput<Shape> ? [input?: CallInput<Shape>] : [input: CallInput<Shape>]
  ): Promise<ActionOutcome<Shape['data']>>
}

/**
 * Runs a call that changes data: tracks its state, updates the cache, and reports success, failure and
 * conflict to the user.
 */
export function useAction<Shape extends CallShape>(
  call: Call<Shape>,
  {
    done,
    invalidates = [],
    answers,
    inPlace = false,
    onConflict,
    waits = null,
  }: ActionOptions<Shape['data']> = {},
): Action<Shape> {
  const host = useHost()
  const client = useAppCall()
  const cache = useAppCache()
  const tab = useTab()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isWaiting = useRef(false)
  const [waiting, setWaiting] = useState<DraftValues | null>(null)
  const { key = null, copy = '' } = waits ?? {}
  const place = useMemo(
    () => (key === null || call.waits !== true ? null : { key, copy, tab }),
    [call, key, copy, tab],
  )

  async function reloadCached(): Promise<void> {
    await Promise.all([cache.invalidate(invalidates), answers && cache.invalidateRead(answers)])
  }

  async function handleFailure({ code, isUnreached, kind, text, shown }: CallError): Promise<void> {
    if (kind === 'waiting') return host.toast('info', text)
    setFailure(text)
    if (!inPlace && !shown)
      host.toast('error', isUnreached ? text + CLIENT_TEXTS.notSentLater[host.session().lang] : text)
    if (code !== CONFLICT) return
    await reloadCached()
    onConflict?.()
  }

  function cacheResponse(data: Shape['data']): void {
    if (answers !== undefined) cache.put(answers, data)
    void cache.invalidate(invalidates)
  }

  const onNews = useEffectEvent((news: SaveNews) => {
    const hasWaited = isWaiting.current
    isWaiting.current = news.kind === 'waiting'
    setWaiting(news.kind === 'waiting' ? news.values : null)
    if (news.kind !== 'answered' || waits === null) return
    // The save came from a tab that was closed. Data that the application has loaded may be older than the
    // response.
    if (!hasWaited) {
      void reloadCached()
      return
    }
    const outcome = answerOfSave(host, call, news.answer)
    if (outcome.done) cacheResponse(outcome.data)
    else void handleFailure(outcome.error)
    waits.onLater(outcome, news.values)
  })
  useEffect(
    () => (place === null ? undefined : host.saves.follow(place, news => onNews(news))),
    [host, place],
  )

  return {
    busy,
    failure,
    waiting,
    async run(...[input]) {
      setBusy(true)
      setFailure(null)
      try {
        const save = place === null || waits === null ? {} : { save: { place, draft: waits.draft } }
        const data = await client(call, input, save)
        cacheResponse(data)
        if (done !== undefined) host.toast('success', typeof done === 'string' ? done : done(data))
        return { done: true, data }
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        await handleFailure(error)
        return { done: false, error }
      } finally {
        setBusy(false)
      }
    },
  }
}
