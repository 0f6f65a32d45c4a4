/** Own mobile and e-mail of a person; empty for none. */
export interface OwnContact {
  readonly mobile: string
  readonly email: string
}

/** Masks a contact: recognisable, but not usable. */
export function hiddenContact({ mobile, email }: OwnContact): string {
  if (mobile !== '') return `${mobile.slice(0, 3)}****${mobile.slice(-2)}`
  const [name = '', domain = ''] = email.split('@')
  return email === '' ? '' : `${name.slice(0, 1)}***@${domain}`
}
