import { REQUEST_TIMEOUT_MS } from '../limits/http.ts'

/** A signal that aborts a request without an answer (§9). A timer of the page: tests move its clock, which `AbortSignal.timeout` does not follow. */
export function timeLimit(ms = REQUEST_TIMEOUT_MS): AbortSignal {
  const controller = new AbortController()
  const give = () => controller.abort(new DOMException('No answer within the time-out', 'TimeoutError'))
  setTimeout(give, ms)
  return controller.signal
}

/** Returns a signal that aborts with the given one, or when the time is up. */
export function limited(given?: AbortSignal | null): AbortSignal {
  return given ? AbortSignal.any([timeLimit(), given]) : timeLimit()
}
