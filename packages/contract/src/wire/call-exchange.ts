import type { CallAttributes } from '../calls/define-call.ts'
import { CallFailure } from '../errors/call-failure.ts'
import type { Failed } from './failure-plan.ts'
import type { RawAnswer } from './raw-answer.ts'
import { type Answer, readAnswer } from './read-answer.ts'
import { createSharedReads } from './shared-reads.ts'

/** A call ready to send. */
export interface CallQuestion {
  /** Below the base path, with query. */
  readonly path: string
  readonly body: unknown
  /** Caller and site. Only equal ones share a response. */
  readonly from: unknown
  /** Asking part of the page: a list, a dialog, a tab. */
  readonly asker: string | symbol
  readonly signal: AbortSignal | undefined
  readonly send: (signal: AbortSignal | undefined) => Promise<RawAnswer>
}

/** A response with its interpretation. */
export interface Answered extends RawAnswer {
  readonly answer: Answer
}

/** Shows a failure unless another caller waiting for the same response has shown it. */
export type TellOnce = (tell: () => void) => void

/** Makes calls over any transport: shares and cancels reads, interprets responses, shows each failure once. */
export interface CallExchange {
  /**
   * Resolves with successes and with codes that callers handle themselves. Otherwise rejects with the failure built by
   * `judge`. Rejects with an `AbortError` if the caller aborted, and with a `CallFailure` of the transport unchanged.
   */
  make(
    call: CallAttributes,
    question: CallQuestion,
    judge: (failed: Failed, once: TellOnce) => CallFailure,
  ): Promise<Answered>
  /** Reports a change: reads in progress are not shared with later callers. */
  changed(): void
}

/** Returns the failure of a request without a response, or null if its caller aborted. */
export function unanswered(error: unknown): Failed | null {
  const name = error instanceof Error ? error.name : ''
  if (name === 'AbortError') return null
  return {
    kind: name === 'TimeoutError' ? 'timeout' : 'transport',
    code: 0,
    status: 0,
    message: '',
    cause: error,
  }
}

export function createCallExchange(): CallExchange {
  const turns = createSharedReads<RawAnswer>()
  /** Responses and failures already shown to the person. */
  const told = new WeakSet<object>()

  function read(method: string, { path, body, from, ...question }: CallQuestion): Promise<RawAnswer> {
    const address = `${method} ${path}`
    return turns.take({ ...question, address, question: JSON.stringify([address, body, from]) })
  }

  /** @param source the same for all callers that waited for it */
  const onceFor =
    (source: object): TellOnce =>
    tell => {
      if (told.has(source)) return
      told.add(source)
      tell()
    }

  return {
    async make(call, question, judge) {
      const isWrite = call.repeats === 'allow'
      let raw: RawAnswer
      try {
        raw = await (isWrite ? question.send(question.signal) : read(call.method, question))
      } catch (error) {
        const failed = error instanceof CallFailure ? null : unanswered(error)
        throw failed === null ? error : judge(failed, onceFor(error instanceof Error ? error : failed))
      } finally {
        if (isWrite) turns.changed()
      }
      const { status, json } = raw
      const answer = readAnswer(raw, call.onlyOk)
      if (answer.kind === 'success' || answer.kind === 'pass-through') return { status, json, answer }
      throw judge({ ...answer, status }, onceFor(raw))
    },
    changed: () => turns.changed(),
  }
}
