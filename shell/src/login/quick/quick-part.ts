import type { UserInfo } from '@apron/contract/organisation/user-info'
import { initialsOf } from '@apron/contract/rules/people/initials'
import type { QuickPerson } from '@apron/contract/sign-in/quick-sign-in'
import type { Variant } from '@apron/contract/variants/variant'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Caller } from '../caller.ts'
import { h } from '../dom.ts'
import type { LoginApi } from '../login-api.ts'
import type { LoginTextKey } from '../login-texts.ts'
import type { Words } from '../words.ts'
import type { QuickTextKey } from './quick.texts.ts'

export interface QuickOptions {
  readonly words: Words
  readonly api: LoginApi
  readonly storage: Storage
  readonly rules: Variant['login']
  readonly rejectsExpired: boolean
  readonly onAccepted: (user: UserInfo, warning: string) => Promise<void>
}

/** Options with the texts and calls of quick sign-in. */
export interface QuickPart extends QuickOptions {
  readonly quick: Words<QuickTextKey | LoginTextKey>
  readonly caller: Caller
}

/** Creates the content of a person's button: initials, name, and the number if two share the name. */
export function personLine({ quick }: Pick<QuickPart, 'quick'>, person: QuickPerson): HTMLElement {
  const initials = h('span', { class: 'ap-quick-sign', 'aria-hidden': 'true' })
  const name = h('span')
  quick.watch(() => {
    const displayed = quick.language === 'zh' ? person.nameZh : person.nameEn
    initials.textContent = initialsOf(displayed)
    name.textContent = displayed
  })
  const number = person.number === '' ? [] : [h('code', {}, person.number)]
  return h('span', { class: 'ap-quick-person' }, initials, name, ...number)
}
