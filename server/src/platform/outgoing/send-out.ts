/** Time limit for other systems. */
const TIMEOUT_MS = 10_000

/** Calls another system. Does not follow redirects, so that nothing reaches an unconfigured host. */
export async function sendOut(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
  return await fetch(url, { ...init, redirect: 'error', signal })
}
