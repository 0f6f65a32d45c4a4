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
  /** What the person is told when it is done. */
  readonly done?: string | ((data: Data) => string)
  /** What these calls have answered is out of date afterwards. */
  readonly invalidates?: readonly Call[]
  /** The answer is the newest state of this: it is put in its place, and asked for again after a conflict. */
  readonly answers?: CachedRead<Data>
  /** The form shows `failure` itself; nothing else says it. */
  readonly inPlace?: boolean
  /** Somebody else was faster; what is named above has been asked for again and is there. */
  readonly onConflict?: () => void
  /** Of a call that waits where nothing answers (`waits`): where its saves belong; without it they do not wait. */
  readonly waits?: WaitsAt<Data> | null
}

/** Where a save waits, and who hears what becomes of it. */
export interface WaitsAt<Data> {
  /** The form and the record in it, as of its draft. */
  readonly key: string
  /** Which of several new records; empty for one that is there already. */
  readonly copy?: string
  /** What is typed now. */
  readonly draft: Draft
  /** A save that waited has been answered. @param values what was typed when it was saved */
  readonly onLater: (outcome: ActionOutcome<Data>, values: DraftValues) => void
}

/** How an action ended. */
export type ActionOutcome<Data> =
  | { readonly done: true; readonly data: Data }
  | { readonly done: false; readonly error: CallError }

export interface Action<Shape extends CallShape> {
  /** It is under way. */
  readonly busy: boolean
  /** Why the last try failed, for the person; null when it did not. */
  readonly failure: string | null
  /** What was typed into the save that waits for the network; null when none does. */
  readonly waiting: DraftValues | null
  run(
    ...input: object extends CallInput<Shape> ? [input?: CallInput<Shape>] : [input: CallInput<Shape>]
  ): Promise<ActionOutcome<Shape['data']>>
}

/** A call that changes something: whether it is under way, what the cache learns, and what the person is told of success, failure and conflict. */
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

  async function learnAgain(): Promise<void> {
    await Promise.all([cache.invalidate(invalidates), answers && cache.invalidateRead(answers)])
  }

  async function failed({ code, isUnreached, kind, text, shown }: CallError): Promise<void> {
    if (kind === 'waiting') return host.toast('info', text)
    setFailure(text)
    if (!inPlace && !shown)
      host.toast('error', isUnreached ? text + CLIENT_TEXTS.notSentLater[host.session().lang] : text)
    if (code !== CONFLICT) return
    await learnAgain()
    onConflict?.()
  }

  function learn(data: Shape['data']): void {
    if (answers !== undefined) cache.put(answers, data)
    void cache.invalidate(invalidates)
  }

  const hear = useEffectEvent((news: SaveNews) => {
    const hasWaited = isWaiting.current
    isWaiting.current = news.kind === 'waiting'
    setWaiting(news.kind === 'waiting' ? news.values : null)
    if (news.kind !== 'answered' || waits === null) return
    // A save of a tab that is closed: what the application has read of it may be older than its answer.
    if (!hasWaited) {
      void learnAgain()
      return
    }
    const outcome = answerOfSave(host, call, news.answer)
    if (outcome.done) learn(outcome.data)
    else void failed(outcome.error)
    waits.onLater(outcome, news.values)
  })
  useEffect(() => (place === null ? undefined : host.saves.follow(place, news => hear(news))), [host, place])

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
        learn(data)
        if (done !== undefined) host.toast('success', typeof done === 'string' ? done : done(data))
        return { done: true, data }
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        await failed(error)
        return { done: false, error }
      } finally {
        setBusy(false)
      }
    },
  }
}
