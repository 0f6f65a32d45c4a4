import type { TextOverrides } from '@apron/contract/texts/pick-texts'

/** Data of a session. Only the token is used here. */
interface SessionData {
  readonly user: { readonly token: string }
}

/** Data that the guard needs to open the portal, as last loaded. */
export interface CachedSession<Data extends SessionData> {
  readonly data: Data
  /** Response of the registry of applications. */
  readonly registry: unknown
  /** Texts that replace built-in ones. */
  readonly overrides: TextOverrides
}

/** Cache key of the session. */
export const SESSION_CACHE_KEY = 'session'
/** Version of the storage format. Other versions are ignored. */
const FORMAT = 1

/** Serializes a session without its token, which is stored only in the cookie. */
export function writeSession<Data extends SessionData>({ data, ...rest }: CachedSession<Data>): string {
  return JSON.stringify({ form: FORMAT, data: { ...data, user: { ...data.user, token: '' } }, ...rest })
}

/** Parses a session. Returns null if another version of the portal has written it. */
export function readSession<Data extends SessionData>(text: string): CachedSession<Data> | null {
  const json: unknown = JSON.parse(text)
  const isCurrentFormat = typeof json === 'object' && json !== null && 'form' in json && json.form === FORMAT
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- encrypted, so only this portal can have written it in this format
  return isCurrentFormat ? (json as unknown as CachedSession<Data>) : null
}
