import { BASE_PATH } from '@apron/contract/calls/base-path'
import type { Language } from '@apron/contract/dictionary/language'
import { callHeaders } from '@apron/contract/wire/call-headers'
import { callInit } from '@apron/contract/wire/call-init'
import { withTimeLimit } from '@apron/contract/wire/time-limit'

interface IdentityFreeInit {
  readonly method?: string | undefined
  readonly json?: unknown
  readonly signal: AbortSignal | undefined
}

/**
 * Sends an anonymous request: without session, employee, site, cookie or referrer, bypassing the shell and
 * its caches (security note T19).
 * @param path below the base path
 * @throws like `fetch`
 */
export function identityFreeRequest(
  path: string,
  { method = 'GET', json, signal }: IdentityFreeInit,
  language: Language,
): Promise<Response> {
  const { headers, ...init } = callInit({ method, json })
  return fetch(BASE_PATH + path, {
    ...init,
    headers: callHeaders({ language, token: null, employee: null }, headers),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    redirect: 'error',
    signal: withTimeLimit(signal),
  })
}
