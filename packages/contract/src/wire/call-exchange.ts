import type { CallAttributes } from '../calls/define-call.ts'
import { CallFailure } from '../errors/call-failure.ts'
import type { Failed } from './failure-plan.ts'
import type { RawAnswer } from './raw-answer.ts'
import { type Answer, readAnswer } from './read-answer.ts'
import { createReadTurns } from './read-turns.ts'

/** A call that is ready to be sent. */
export interface CallQuestion {
  /** Below the base path, with the query. */
  readonly path: string
  readonly body: unknown
  /** Who asks and for which site: only equal ones share an answer. */
  readonly from: unknown
  /** The part that asks: a list, a dialog, a tab. */
  readonly asker: string | symbol
  readonly signal: AbortSignal | undefined
  readonly send: (signal: AbortSignal | undefined) => Promise<RawAnswer>
}

/** An answer as it was read. */
export interface Answered extends RawAnswer {
  readonly answer: Answer
}

/** Tells the person of a failure, unless they know it from another caller who waited for the same answer. */
export type TellOnce = (tell: () => void) => void

/** Makes calls over any transport: shares and cancels reads, reads answers, tells the person of a failure once. */
export interface CallExchange {
  /**
   * Resolves with successes and with codes that callers look at themselves; else rejects with what `judge` makes of the failure.
   * Rejects with an `AbortError` when the caller gave up, and with a `CallFailure` of the transport as it is.
   */
  make(
    call: CallAttributes,
    question: CallQuestion,
    judge: (failed: Failed, once: TellOnce) => CallFailure,
  ): Promise<Answered>
  /** Something was changed: reads that are under way are not shared with those that ask from now on. */
  changed(): void
}

/** Returns the failure of a request that got no answer; null if its caller gave up. */
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
  const turns = createReadTurns<RawAnswer>()
  /** Answers and failures of which the person has been told. */
  const told = new WeakSet<object>()

  function read(method: string, { path, body, from, ...question }: CallQuestion): Promise<RawAnswer> {
    const address = `${method} ${path}`
    return turns.take({ ...question, address, question: JSON.stringify([address, body, from]) })
  }

  /** @param source the same for all who waited for it */
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
