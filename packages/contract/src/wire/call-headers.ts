import { PROJECT_CODE } from '../calls/base-path.ts'

/** Caller data for the headers of every call (API-01). */
export interface CallIdentity {
  readonly language: string
  readonly token: string | null
  /** Encoded value of the `employee` header (AIR-05). */
  readonly employee: string | null
}

/** Returns the headers every call carries (API-01, I18N-03), added to those of one call. */
export function callHeaders(
  { language, token, employee }: CallIdentity,
  own?: RequestInit['headers'],
): Headers {
  const headers = new Headers(own)
  headers.set('projectCode', PROJECT_CODE)
  headers.set('language', language)
  if (token !== null) headers.set('Authorization', token)
  if (employee !== null) headers.set('employee', employee)
  return headers
}
