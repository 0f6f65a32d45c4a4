/** Where a person is reached; empty for none. */
export interface OwnContact {
  readonly mobile: string
  readonly email: string
}

/** Enough of an address to know it again, not enough to use it. */
export function hiddenContact({ mobile, email }: OwnContact): string {
  if (mobile !== '') return `${mobile.slice(0, 3)}****${mobile.slice(-2)}`
  const [name = '', domain = ''] = email.split('@')
  return email === '' ? '' : `${name.slice(0, 1)}***@${domain}`
}
