import { CODE_LENGTH } from '@apron/contract/limits/one-time-code'
import type { Words } from '../words.ts'
import { type Field, field } from './field.ts'

/** A field for the code sent to a phone or e-mail address. */
export interface CodeField extends Field {
  readonly code: () => string
  readonly error: () => 'enterMobileCode' | null
}

const CODE = /^[0-9]{6}$/

export function codeField<Key extends string>(words: Words<Key>, label: Key, name: string): CodeField {
  const base = field(words, label, name)
  const { input } = base
  input.inputMode = 'numeric'
  input.autocomplete = 'one-time-code'
  input.maxLength = CODE_LENGTH
  const code = () => input.value.normalize('NFKC').trim()
  return { ...base, code, error: () => (CODE.test(code()) ? null : 'enterMobileCode') }
}
