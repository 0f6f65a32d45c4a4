import { BASE_PATH, PROJECT_CODE } from '@apron/contract/calls/base-path'
import type { Language } from '@apron/contract/entities/language'
import { REQUEST_TIMEOUT_MS } from '@apron/contract/limits/http'

interface Question {
  readonly method?: string | undefined
  readonly json?: unknown
  readonly language: Language
  readonly signal: AbortSignal
}

/**
 * Asks where nobody is to be known: without session, employee, site, cookie or referrer, past the shell and everything that it keeps
 * (security note T19). @param path below the base path @throws as `fetch` does
 */
export async function identityFreeRequest(
  path: string,
  { method = 'GET', json, language, signal }: Question,
): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new DOMException('', 'TimeoutError')), REQUEST_TIMEOUT_MS)
  try {
    return await fetch(BASE_PATH + path, {
      method,
      headers: {
        projectCode: PROJECT_CODE,
        language,
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.any([signal, late.signal]),
    })
  } finally {
    clearTimeout(timer)
  }
}
