export interface CountQuestion {
  /** Sends a request unless one is pending. */
  readonly ask: () => void
  /** Sends a request that starts after this call. A pending response may be out of date. */
  readonly askAgain: () => void
}

/**
 * Serialises requests for the count, so that responses arrive in order. @param ask settles on a response or
 * failure
 */
export function createCountQuestion(ask: () => Promise<void>): CountQuestion {
  let asking = false
  let again = false

  async function run(): Promise<void> {
    asking = true
    do {
      again = false
      await ask()
    } while (again)
    asking = false
  }

  return {
    ask() {
      if (!asking) void run()
    },
    askAgain() {
      if (asking) again = true
      else void run()
    },
  }
}
