/** A read that is about to be made. */
export interface Read<Answer> {
  /** The part that asks: a list, a dialog, a tab. */
  readonly asker: string | symbol
  /** Method and URL. */
  readonly address: string
  /** Address, body and who asks for where: equal ones have one answer. */
  readonly question: string
  readonly signal?: AbortSignal | undefined
  readonly send: (signal: AbortSignal) => Promise<Answer>
}

/** Which reads share an answer, and which one gives way to a later one (§7, API-02). */
export interface ReadTurns<Answer> {
  take(read: Read<Answer>): Promise<Answer>
  /** Something was changed: what was asked before answers nobody who asks from now on. */
  changed(): void
}

interface Turn<Answer> {
  readonly address: string
  readonly question: string
  readonly controller: AbortController
  answer: Promise<Answer>
  /** Those who wait for it, each with the way to give up. */
  readonly waiting: Map<symbol, { readonly asker: string | symbol; readonly cancel: () => void }>
  /** Asked in this very moment. */
  atOnce: boolean
  /** Others may still have its answer. */
  open: boolean
}

/**
 * Equal reads that are under way share one answer. A later read of the same address by the same asker cancels its earlier one; what
 * parts of one page ask in the same moment is no duplicate. What several wait for goes on until nobody does.
 */
export function createReadTurns<Answer>(): ReadTurns<Answer> {
  const running = new Set<Turn<Answer>>()

  function start({ address, question, send }: Read<Answer>): Turn<Answer> {
    const controller = new AbortController()
    const answer = send(controller.signal)
    const turn: Turn<Answer> = {
      address,
      question,
      controller,
      answer,
      waiting: new Map(),
      atOnce: true,
      open: true,
    }
    running.add(turn)
    setTimeout(() => {
      turn.atOnce = false
    })
    const end = () => running.delete(turn)
    answer.then(end, end)
    return turn
  }

  function leave(turn: Turn<Answer>, who: symbol): void {
    turn.waiting.delete(who)
    if (turn.waiting.size > 0) return
    turn.open = false
    turn.controller.abort()
  }

  function join(turn: Turn<Answer>, { asker, signal }: Read<Answer>): Promise<Answer> {
    const who = Symbol('waiting')
    return new Promise((resolve, reject) => {
      const giveUp = (reason: unknown) => {
        leave(turn, who)
        reject(reason)
      }
      const cancel = () => giveUp(new DOMException('Cancelled', 'AbortError'))
      // With the reason of whoever gives up: running out of time is no cancelling.
      const aborted = () => giveUp(signal?.reason)
      turn.waiting.set(who, { asker, cancel })
      turn.answer.then(resolve, reject)
      const end = () => {
        turn.waiting.delete(who)
        signal?.removeEventListener('abort', aborted)
      }
      turn.answer.then(end, end)
      signal?.addEventListener('abort', aborted)
      if (signal?.aborted) aborted()
    })
  }

  function cancelEarlier({ asker, address }: Read<Answer>): void {
    for (const turn of running) {
      if (turn.address !== address || turn.atOnce) continue
      for (const other of turn.waiting.values()) if (other.asker === asker) other.cancel()
    }
  }

  return {
    take(read) {
      cancelEarlier(read)
      const equal = [...running].find(({ open, question }) => open && question === read.question)
      return join(equal ?? start(read), read)
    },
    changed() {
      for (const turn of running) turn.open = false
    },
  }
}
