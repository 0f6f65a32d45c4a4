/** What the login form asks for (AUTH-03). Nothing is sent until all are there. */
export interface LoginForm {
  readonly username: string
  readonly password: string
  /** The characters of the picture, or the proof-of-work answer. */
  readonly code: string
}

export type LoginField = keyof LoginForm

/** The fields still to be filled, in the order of the form. */
export function missingLoginFields(form: LoginForm): LoginField[] {
  const fields: LoginField[] = []
  if (form.username.trim() === '') fields.push('username')
  if (form.password === '') fields.push('password')
  if (form.code.trim() === '') fields.push('code')
  return fields
}
