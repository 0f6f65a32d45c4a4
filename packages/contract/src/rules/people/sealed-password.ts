/** Parts of an encrypted password (docs/wire.md), each base64. */
export interface SealedParts {
  readonly authKey: string
  readonly authIv: string
  readonly password: string
}

/** Joins the parts for a single field. */
export function joinSealed({ authKey, authIv, password }: SealedParts): string {
  return [authKey, authIv, password].join('.')
}

/** Splits a text of {@link joinSealed}. Missing parts are empty, which no key decrypts. */
export function splitSealed(text: string): SealedParts {
  const [authKey = '', authIv = '', password = ''] = text.split('.')
  return { authKey, authIv, password }
}
