import type { TextOverrides } from '@apron/contract/texts/pick-texts'

/** Contents of a session, of which only the token is looked at here. */
interface SessionData {
  readonly user: { readonly token: string }
}

/** What the guard needs to open the portal, as it was read. */
export interface KeptSession<Data extends SessionData> {
  readonly data: Data
  /** Which applications there are, as the registry says it. */
  readonly registry: unknown
  /** What the portal says in place of built-in texts. */
  readonly overrides: TextOverrides
}

/** Under this it is found again. */
export const SESSION_QUESTION = 'session'
/** Another form of it is not read. */
const FORM = 1

/** Without the token: it is the browser's to keep, and for no longer than it lasts. */
export function writeSession<Data extends SessionData>({ data, ...rest }: KeptSession<Data>): string {
  return JSON.stringify({ form: FORM, data: { ...data, user: { ...data.user, token: '' } }, ...rest })
}

/** Null when another version of the portal has written it. */
export function readSession<Data extends SessionData>(text: string): KeptSession<Data> | null {
  const json: unknown = JSON.parse(text)
  const isMine = typeof json === 'object' && json !== null && 'form' in json && json.form === FORM
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sealed by this form, and nobody else can have written it
  return isMine ? (json as unknown as KeptSession<Data>) : null
}
