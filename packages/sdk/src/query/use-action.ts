import type { Call, CallShape } from '@apron/contract/calls/define-call'
import { CONFLICT } from '@apron/contract/codes/response-codes'
import { CallError, type CallInput, useHost } from '@apron/sdk'
import { useState } from 'react'
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
  run(
    ...input: object extends CallInput<Shape> ? [input?: CallInput<Shape>] : [input: CallInput<Shape>]
  ): Promise<ActionOutcome<Shape['data']>>
}

/** A call that changes something: whether it is under way, what the cache learns, and what the person is told of success, failure and conflict. */
export function useAction<Shape extends CallShape>(
  call: Call<Shape>,
  { done, invalidates = [], answers, inPlace = false, onConflict }: ActionOptions<Shape['data']> = {},
): Action<Shape> {
  const host = useHost()
  const client = useAppCall()
  const cache = useAppCache()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function failed({ code, said, shown }: CallError): Promise<void> {
    setFailure(said)
    if (!inPlace && !shown) host.toast('error', said)
    if (code !== CONFLICT) return
    await Promise.all([cache.invalidate(invalidates), answers && cache.invalidateRead(answers)])
    onConflict?.()
  }

  return {
    busy,
    failure,
    async run(...[input]) {
      setBusy(true)
      setFailure(null)
      try {
        const data = await client(call, input)
        if (answers !== undefined) cache.put(answers, data)
        void cache.invalidate(invalidates)
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
