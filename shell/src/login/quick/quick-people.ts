import './quick.css'
import { listQuickPeople } from '@apron/contract/calls/quick-sign-in.calls'
import type { QuickPerson } from '@apron/contract/entities/quick-sign-in'
import type { UserInfo } from '@apron/contract/entities/user-info'
import { initialsOf } from '@apron/contract/rules/people/initials'
import type { Variant } from '@apron/contract/variants/variant'
import { PERSON_QUERY } from '../../paths.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type Caller, createCaller } from '../caller.ts'
import { h } from '../dom.ts'
import type { LoginApi } from '../login-api.ts'
import type { LoginTextKey } from '../login-texts.ts'
import { createWords, type Words } from '../words.ts'
import { openPinDialog } from './pin-dialog.ts'
import { type QuickTextKey, quickTexts } from './quick.texts.ts'

export interface QuickOptions {
  readonly words: Words
  readonly api: LoginApi
  readonly storage: Storage
  readonly rules: Variant['login']
  readonly rejectsExpired: boolean
  readonly onAccepted: (user: UserInfo, warning: string) => Promise<void>
}

/** The same with the words and the calls of quick sign-in. */
export interface QuickPart extends QuickOptions {
  readonly quick: Words<QuickTextKey | LoginTextKey>
  readonly caller: Caller
}

/** Whose button it is: initials, name, and the number where two are called the same. */
export function personLine({ quick }: Pick<QuickPart, 'quick'>, person: QuickPerson): HTMLElement {
  const sign = h('span', { class: 'ap-quick-sign', 'aria-hidden': 'true' })
  const name = h('span')
  quick.follow(() => {
    const called = quick.language === 'zh' ? person.nameZh : person.nameEn
    sign.textContent = initialsOf(called)
    name.textContent = called
  })
  const number = person.number === '' ? [] : [h('code', {}, person.number)]
  return h('span', { class: 'ap-quick-person' }, sign, name, ...number)
}

/** Shows who has chosen quick sign-in on this device; whoever was chosen on the way here is asked at once (AUTH-43). */
export async function showQuickPeople(place: HTMLElement, options: QuickOptions): Promise<void> {
  const { words, storage } = options
  const quick = createWords<QuickTextKey>(words.language, quickTexts)
  words.follow(() => quick.use(words.language))
  const caller = createCaller(() => words.language)
  const part: QuickPart = { ...options, quick, caller }
  const people = await caller.data(listQuickPeople).catch(() => null)
  if (people === null) {
    place.append(h('p', { class: 'ap-login-hint' }, quick.text('quickOffline')))
    return
  }
  if (people.length === 0) return storage.set('quickSignIn', false)
  const buttons = people.map(person => {
    const button = h('button', { type: 'button', class: 'ap-quick-button' }, personLine(part, person))
    button.addEventListener('click', () => openPinDialog(part, person))
    return h('li', {}, button)
  })
  const heading = h('h2', { id: 'ap-quick-heading' }, quick.text('people'))
  place.append(
    h(
      'section',
      { class: 'ap-quick', 'aria-labelledby': heading.id },
      heading,
      h('ul', {}, ...buttons),
      h('p', { class: 'ap-login-hint' }, quick.text('orPassword')),
    ),
  )
  const asked = new URLSearchParams(location.search).get(PERSON_QUERY)
  const person = people.find(({ id }) => id === asked)
  if (person !== undefined) openPinDialog(part, person)
}
