export interface CountQuestion {
  /** Asks, unless that is being done. */
  readonly ask: () => void
  /** Asks after whatever was just done: an answer that is on its way may be older. */
  readonly askAnew: () => void
}

/** Asks for the number one call at a time, so that answers never overtake each other. @param ask settles when it is answered or has failed */
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
    askAnew() {
      if (asking) again = true
      else void run()
    },
  }
}
