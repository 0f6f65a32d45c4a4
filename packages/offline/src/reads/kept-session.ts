import type { TextOverrides } from '@apron/contract/texts/pick-texts'

/** Contents of a session, of which only the token is looked at here. */
interface SessionData {
  readonly user: { readonly token: string }
}

/** What the guard needs to open the portal, as it was last read. */
export interface KeptSession<Data extends SessionData> {
  readonly data: Data
  /** Answer of the registry of applications. */
  readonly registry: unknown
  /** Texts that replace built-in ones. */
  readonly overrides: TextOverrides
}

/** Question under which the session is kept. */
export const SESSION_QUESTION = 'session'
/** Version of the stored form; others are not read. */
const FORM = 1

/** Writes a session without its token, which only the cookie keeps. */
export function writeSession<Data extends SessionData>({ data, ...rest }: KeptSession<Data>): string {
  return JSON.stringify({ form: FORM, data: { ...data, user: { ...data.user, token: '' } }, ...rest })
}

/** Returns null if another version of the portal has written it. */
export function readSession<Data extends SessionData>(text: string): KeptSession<Data> | null {
  const json: unknown = JSON.parse(text)
  const isMine = typeof json === 'object' && json !== null && 'form' in json && json.form === FORM
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sealed by this form, and nobody else can have written it
  return isMine ? (json as unknown as KeptSession<Data>) : null
}
