import { CallFailure } from '@apron/contract/errors/call-failure'
import { getChangePDUrl } from '@apron/contract/sign-in/password.calls'
import { parseUrl } from '@apron/contract/wire/formats/parse-url'
import type { HttpClient } from '../../platform/http/http-client.ts'

export interface LinkResponse {
  readonly success: boolean
  readonly msg: string
  readonly data: unknown
}

export type ResetLink =
  | { readonly kind: 'open'; readonly url: string }
  /** The link leads to an origin that the deployment does not allow. */
  | { readonly kind: 'invalid' }
  /** No link. The page has its own text if the server sent none (AUTH-20). */
  | { readonly kind: 'failed'; readonly message: string }
  /** No response. The client has already reported it. */
  | { readonly kind: 'alreadyShown' }

/**
 * Interprets the response of `getChangePDUrl` (AUTH-15, AUTH-20, security note T03).
 * @param allowedOrigin the only origin a link may lead to
 */
export function readResetLink({ success, msg, data }: LinkResponse, allowedOrigin: string): ResetLink {
  if (!success) return { kind: 'failed', message: msg }
  const url = typeof data === 'string' ? parseUrl(data) : null
  const isAllowed = url !== null && /^https?:$/.test(url.protocol) && url.origin === allowedOrigin
  return isAllowed ? { kind: 'open', url: url.href } : { kind: 'invalid' }
}

/** Requests the link to the password page. */
export async function requestResetLink(
  http: Pick<HttpClient, 'exchange'>,
  userCode: string,
  allowedOrigin: string,
): Promise<ResetLink> {
  try {
    return readResetLink(
      await http.exchange(getChangePDUrl, { query: { userCode, type: '1' } }),
      allowedOrigin,
    )
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    return error.kind === 'answer' ? { kind: 'failed', message: error.said } : { kind: 'alreadyShown' }
  }
}
