import type { Caller } from '../../login/caller.ts'
import { h } from '../../login/dom.ts'
import { type Field, field } from '../../login/form/field.ts'
import type { NewPasswordKey } from '../../login/form/new-password.texts.ts'
import type { CheckedField } from '../../login/form/show-field-errors.ts'
import type { LoginTextKey } from '../../login/login-texts.ts'
import type { Words } from '../../login/words.ts'
import type { SetupKey } from './setup.texts.ts'

export type SetupWords = Words<SetupKey | NewPasswordKey | LoginTextKey>

/** Context passed from step to step. */
export interface StepContext {
  readonly words: SetupWords
  readonly caller: Caller
}

const ACCOUNT = /^[A-Za-z0-9][A-Za-z0-9_.-]{1,31}$/
const LONGEST_NAME = 60

export function textField(words: SetupWords, label: SetupKey, name: string): Field {
  const base = field(words, label, name)
  base.input.maxLength = LONGEST_NAME
  return base
}

interface NamedLabels {
  readonly code: SetupKey
  readonly nameZh: SetupKey
  readonly nameEn: SetupKey
  /** Error of a code that does not have its format. */
  readonly invalid: SetupKey
}

const typedText = ({ input }: Field) => input.value.trim()
const missingError = (each: Field) => (typedText(each) === '' ? 'setupEnter' : null)

/** Creates fields for a code and a name in each language, all required. */
export function namedFields(words: SetupWords, prefix: string, labels: NamedLabels, format: RegExp) {
  const code = textField(words, labels.code, `${prefix}-code`)
  const nameZh = textField(words, labels.nameZh, `${prefix}-name-zh`)
  const nameEn = textField(words, labels.nameEn, `${prefix}-name-en`)
  return {
    code: code.input,
    roots: [code.root, h('div', { class: 'ap-setup-pair' }, nameZh.root, nameEn.root)],
    values: () => ({ code: typedText(code), nameZh: typedText(nameZh), nameEn: typedText(nameEn) }),
    validate: (): CheckedField<SetupKey>[] => [
      [code, missingError(code) ?? (format.test(typedText(code)) ? null : labels.invalid)],
      [nameZh, missingError(nameZh)],
      [nameEn, missingError(nameEn)],
    ],
  }
}

/** Creates fields for a person's account and names. */
export function personFields(words: SetupWords, prefix: string) {
  const labels = {
    code: 'setupAccount',
    nameZh: 'setupNameZh',
    nameEn: 'setupNameEn',
    invalid: 'setupAccountWrong',
  } as const
  const { code, roots, values, validate } = namedFields(words, prefix, labels, ACCOUNT)
  code.maxLength = 32
  code.autocapitalize = 'off'
  code.autocomplete = 'username'
  return {
    roots,
    validate,
    values() {
      const { code: userCode, ...names } = values()
      return { userCode, ...names }
    },
  }
}
