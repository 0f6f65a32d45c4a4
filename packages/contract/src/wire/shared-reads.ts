/** A read to be made. */
export interface Read<Result> {
  /** Part of the page that makes the call: a list, a dialog, a tab. */
  readonly asker: string | symbol
  /** Method and URL. */
  readonly address: string
  /** Address, body, caller and site. Equal ones share a response. */
  readonly key: string
  readonly signal?: AbortSignal | undefined
  readonly send: (signal: AbortSignal) => Promise<Result>
}

/** Decides which reads share a response, and which are cancelled by a later one (§7, API-02). */
export interface SharedReads<Result> {
  take(read: Read<Result>): Promise<Result>
  /** Reports a change: earlier reads are not shared with later callers. */
  changed(): void
}

interface PendingRead<Result> {
  readonly address: string
  readonly key: string
  readonly controller: AbortController
  response: Promise<Result>
  /** Callers that wait for the response, with their cancel functions. */
  readonly waiting: Map<symbol, { readonly asker: string | symbol; readonly cancel: () => void }>
  /** Started in the current tick. */
  atOnce: boolean
  /** Others may still share it. */
  open: boolean
}

/**
 * Shares one response between equal reads in progress. A later read of the same address by the same asker cancels its
 * earlier one, except within the same tick, when several parts of a page load. A shared read continues until nobody
 * waits for it.
 */
export function createSharedReads<Result>(): SharedReads<Result> {
  const running = new Set<PendingRead<Result>>()

  function start({ address, key, send }: Read<Result>): PendingRead<Result> {
    const controller = new AbortController()
    const response = send(controller.signal)
    const pending: PendingRead<Result> = {
      address,
      key,
      controller,
      response,
      waiting: new Map(),
      atOnce: true,
      open: true,
    }
    running.add(pending)
    setTimeout(() => {
      pending.atOnce = false
    })
    const end = () => running.delete(pending)
    response.then(end, end)
    return pending
  }

  function stopWaiting(pending: PendingRead<Result>, who: symbol): void {
    pending.waiting.delete(who)
    if (pending.waiting.size > 0) return
    pending.open = false
    pending.controller.abort()
  }

  function join(pending: PendingRead<Result>, { asker, signal }: Read<Result>): Promise<Result> {
    const who = Symbol('waiting')
    return new Promise((resolve, reject) => {
      const giveUp = (reason: unknown) => {
        stopWaiting(pending, who)
        reject(reason)
      }
      const cancel = () => giveUp(new DOMException('Cancelled', 'AbortError'))
      // Passes on the abort reason: a timeout is not a cancellation.
      const aborted = () => giveUp(signal?.reason)
      pending.waiting.set(who, { asker, cancel })
      pending.response.then(resolve, reject)
      const end = () => {
        pending.waiting.delete(who)
        signal?.removeEventListener('abort', aborted)
      }
      pending.response.then(end, end)
      signal?.addEventListener('abort', aborted)
      if (signal?.aborted) aborted()
    })
  }

  function cancelEarlier({ asker, address }: Read<Result>): void {
    for (const pending of running) {
      if (pending.address !== address || pending.atOnce) continue
      for (const other of pending.waiting.values()) if (other.asker === asker) other.cancel()
    }
  }

  return {
    take(read) {
      cancelEarlier(read)
      const equal = [...running].find(({ open, key }) => open && key === read.key)
      return join(equal ?? start(read), read)
    },
    changed() {
      for (const pending of running) pending.open = false
    },
  }
}
