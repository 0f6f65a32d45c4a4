/** The three parts of an encrypted password (docs/wire.md), each base64. */
export interface SealedParts {
  readonly authKey: string
  readonly authIv: string
  readonly password: string
}

/** The parts as one text, for where there is room for one. */
export function joinSealed({ authKey, authIv, password }: SealedParts): string {
  return [authKey, authIv, password].join('.')
}

/** The parts of {@link joinSealed}; what is missing is empty and opens with no key. */
export function splitSealed(text: string): SealedParts {
  const [authKey = '', authIv = '', password = ''] = text.split('.')
  return { authKey, authIv, password }
}
