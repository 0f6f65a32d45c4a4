import type { Caller } from '../../login/caller.ts'
import { h } from '../../login/dom.ts'
import { type Field, field } from '../../login/form/field.ts'
import type { NewPasswordKey } from '../../login/form/new-password.texts.ts'
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

/** Fields for a person's account and names, with their validation. */
export interface PersonFields {
  readonly roots: readonly HTMLElement[]
  readonly first: Field
  values(): { readonly userCode: string; readonly nameZh: string; readonly nameEn: string }
  readonly checks: readonly Check[]
}

/** A field with its validation, which returns null if it is valid. */
export type Check = readonly [Pick<Field, 'input' | 'showError'>, () => SetupKey | null]

/** Shows the errors and focuses the first invalid field. @returns true if all are valid */
export function validateFields(words: SetupWords, checks: readonly Check[]): boolean {
  const wrong = checks.filter(([target, check]) => {
    const fault = check()
    target.showError(fault === null ? '' : words.get(fault))
    return fault !== null
  })
  wrong[0]?.[0].input.focus()
  return wrong.length === 0
}

export function required({ input }: Pick<Field, 'input'>): SetupKey | null {
  return input.value.trim() === '' ? 'setupEnter' : null
}

export function textField(words: SetupWords, label: SetupKey, name: string): Field {
  const made = field(words, label, name)
  made.input.maxLength = LONGEST_NAME
  return made
}

export function personFields(words: SetupWords, prefix: string): PersonFields {
  const code = textField(words, 'setupAccount', `${prefix}-code`)
  code.input.maxLength = 32
  code.input.autocapitalize = 'off'
  code.input.autocomplete = 'username'
  const nameZh = textField(words, 'setupNameZh', `${prefix}-name-zh`)
  const nameEn = textField(words, 'setupNameEn', `${prefix}-name-en`)
  return {
    roots: [code.root, h('div', { class: 'ap-setup-pair' }, nameZh.root, nameEn.root)],
    first: code,
    values: () => ({
      userCode: code.input.value.trim(),
      nameZh: nameZh.input.value.trim(),
      nameEn: nameEn.input.value.trim(),
    }),
    checks: [
      [code, () => required(code) ?? (ACCOUNT.test(code.input.value.trim()) ? null : 'setupAccountWrong')],
      [nameZh, () => required(nameZh)],
      [nameEn, () => required(nameEn)],
    ],
  }
}

/** Creates a text that follows the page's language. */
export function named(words: SetupWords, zh: string, en: string): Text {
  const node = document.createTextNode('')
  words.follow(() => {
    node.data = words.language === 'zh' ? zh : en
  })
  return node
}
