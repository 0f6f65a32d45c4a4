/** A read to be made. */
export interface Read<Answer> {
  /** Asking part of the page: a list, a dialog, a tab. */
  readonly asker: string | symbol
  /** Method and URL. */
  readonly address: string
  /** Address, body, caller and site. Equal ones share a response. */
  readonly question: string
  readonly signal?: AbortSignal | undefined
  readonly send: (signal: AbortSignal) => Promise<Answer>
}

/** Decides which reads share a response, and which are cancelled by a later one (§7, API-02). */
export interface SharedReads<Answer> {
  take(read: Read<Answer>): Promise<Answer>
  /** Reports a change: earlier reads are not shared with later askers. */
  changed(): void
}

interface Turn<Answer> {
  readonly address: string
  readonly question: string
  readonly controller: AbortController
  answer: Promise<Answer>
  /** Waiting callers with their cancel functions. */
  readonly waiting: Map<symbol, { readonly asker: string | symbol; readonly cancel: () => void }>
  /** Started in the current tick. */
  atOnce: boolean
  /** Others may still share it. */
  open: boolean
}

/**
 * Shares one response between equal reads in progress. A later read of the same address by the same asker cancels its
 * earlier one, except within the same tick, when several parts of a page ask. A shared read continues until nobody
 * waits for it.
 */
export function createSharedReads<Answer>(): SharedReads<Answer> {
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
      // Passes on the abort reason: a timeout is not a cancellation.
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
