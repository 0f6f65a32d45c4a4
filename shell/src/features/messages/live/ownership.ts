const nothing = (): void => undefined

export interface Ownership {
  /** Takes the lock from a tab that holds it but does not respond. */
  takeOver(): void
  /** Releases the lock, so that the next tab gets it at once. */
  leave(): void
}

/**
 * Queues for a Web Lock that one tab holds at a time. The browser releases it when that tab closes or
 * crashes.
 * @param lost another tab has stolen the lock; this one is queued again
 */
export function claimOwnership(
  locks: LockManager,
  name: string,
  gained: () => void,
  lost: () => void,
): Ownership {
  let left = false
  let holds = false
  let leaveQueue = nothing
  let release = nothing

  function claim(steal: boolean): void {
    const queued = new AbortController()
    leaveQueue = () => queued.abort()
    let held = false
    locks
      .request(name, steal ? { steal } : { signal: queued.signal }, () => {
        if (left) return undefined
        held = true
        holds = true
        const end = new Promise<void>(done => {
          release = done
        })
        gained()
        return end
      })
      .catch((error: unknown) => {
        if (left) return
        if (!(error instanceof DOMException && error.name === 'AbortError')) {
          // The browser denies locks, so each tab is its own owner.
          reportError(error)
          gained()
        } else if (held) {
          holds = false
          lost()
          claim(false)
        }
      })
  }

  claim(false)
  return {
    takeOver() {
      if (holds || left) return
      leaveQueue()
      claim(true)
    },
    leave() {
      left = true
      leaveQueue()
      release()
    },
  }
}
