const nothing = (): void => undefined

export interface Leadership {
  /** Takes the lock from a tab that holds it but does not respond. */
  takeOver(): void
  /** Releases the lock, so that the next tab gets it at once. */
  leave(): void
}

/**
 * Queues for a Web Lock that one tab holds at a time. The browser releases it when that tab closes or
 * crashes.
 * @param onLost another tab has stolen the lock; this one is queued again
 */
export function claimLeadership(
  locks: LockManager,
  name: string,
  onGained: () => void,
  onLost: () => void,
): Leadership {
  let hasLeft = false
  let isHolding = false
  let leaveQueue = nothing
  let release = nothing

  function claim(steal: boolean): void {
    const queued = new AbortController()
    leaveQueue = () => queued.abort()
    let acquired = false
    locks
      .request(name, steal ? { steal } : { signal: queued.signal }, () => {
        if (hasLeft) return undefined
        acquired = true
        isHolding = true
        const released = new Promise<void>(done => {
          release = done
        })
        onGained()
        return released
      })
      .catch((error: unknown) => {
        if (hasLeft) return
        if (!(error instanceof DOMException && error.name === 'AbortError')) {
          // The browser denies locks, so each tab is its own leader.
          reportError(error)
          onGained()
        } else if (acquired) {
          isHolding = false
          onLost()
          claim(false)
        }
      })
  }

  claim(false)
  return {
    takeOver() {
      if (isHolding || hasLeft) return
      leaveQueue()
      claim(true)
    },
    leave() {
      hasLeft = true
      leaveQueue()
      release()
    },
  }
}
