/** Longer no other system may take to answer. */
const TIMEOUT_MS = 10_000

/** Calls another system. Does not follow redirects, so that nothing reaches a host that nobody has configured. */
export async function sendOut(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
  return await fetch(url, { ...init, redirect: 'error', signal })
}
