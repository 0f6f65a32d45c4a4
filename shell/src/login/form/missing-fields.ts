/** Fields that the login form requires (AUTH-03). Nothing is sent until all are filled. */
export interface LoginForm {
  readonly username: string
  readonly password: string
  /** Characters of the picture, or the proof-of-work answer. */
  readonly code: string
}

export type LoginField = keyof LoginForm

/** Returns the empty fields in form order. */
export function missingLoginFields(form: LoginForm): LoginField[] {
  const fields: LoginField[] = []
  if (form.username.trim() === '') fields.push('username')
  if (form.password === '') fields.push('password')
  if (form.code.trim() === '') fields.push('code')
  return fields
}
