export interface SerialRequest {
  /** Sends a request unless one is pending. */
  readonly request: () => void
  /** Sends a request that starts after this call. A pending response may be out of date. */
  readonly requestAgain: () => void
}

/**
 * Serialises requests for the count, so that responses arrive in order. @param send settles on a response or
 * failure
 */
export function createSerialRequest(send: () => Promise<void>): SerialRequest {
  let pending = false
  let again = false

  async function run(): Promise<void> {
    pending = true
    do {
      again = false
      await send()
    } while (again)
    pending = false
  }

  return {
    request() {
      if (!pending) void run()
    },
    requestAgain() {
      if (pending) again = true
      else void run()
    },
  }
}
