import { REQUEST_TIMEOUT_MS } from '../limits/http.ts'

/**
 * Returns a signal that aborts a request without a response (§9). Uses a timer of the page, because tests control its
 * clock, which `AbortSignal.timeout` ignores.
 */
export function timeLimit(ms = REQUEST_TIMEOUT_MS): AbortSignal {
  const controller = new AbortController()
  const abort = () => controller.abort(new DOMException('No answer within the time-out', 'TimeoutError'))
  setTimeout(abort, ms)
  return controller.signal
}

/** Returns a signal that aborts with the given one, or at the time limit. */
export function withTimeLimit(given?: AbortSignal | null): AbortSignal {
  return given ? AbortSignal.any([timeLimit(), given]) : timeLimit()
}
