import './quick.css'
import { listQuickPeople } from '@apron/contract/sign-in/quick-sign-in.calls'
import { PERSON_QUERY } from '../../paths.ts'
import { createCaller } from '../caller.ts'
import { h } from '../dom.ts'
import { createWords } from '../words.ts'
import { openPinDialog } from './pin-dialog.ts'
import { type QuickTextKey, quickTexts } from './quick.texts.ts'
import { personLine, type QuickOptions, type QuickPart } from './quick-part.ts'

/**
 * Shows the people with quick sign-in on this device. Asks at once for the PIN of a person selected
 * beforehand (AUTH-43).
 */
export async function showQuickPeople(container: HTMLElement, options: QuickOptions): Promise<void> {
  const { words, storage } = options
  const quick = createWords<QuickTextKey>(words.language, quickTexts)
  words.watch(() => quick.use(words.language))
  const caller = createCaller(() => words.language)
  const part: QuickPart = { ...options, quick, caller }
  const people = await caller.data(listQuickPeople).catch(() => null)
  if (people === null) {
    container.append(h('p', { class: 'ap-login-hint' }, quick.text('quickOffline')))
    return
  }
  if (people.length === 0) return storage.set('quickSignIn', false)
  const buttons = people.map(person => {
    const button = h('button', { type: 'button', class: 'ap-quick-button' }, personLine(part, person))
    button.addEventListener('click', () => openPinDialog(part, person))
    return h('li', {}, button)
  })
  const heading = h('h2', { id: 'ap-quick-heading' }, quick.text('people'))
  container.append(
    h(
      'section',
      { class: 'ap-quick', 'aria-labelledby': heading.id },
      heading,
      h('ul', {}, ...buttons),
      h('p', { class: 'ap-login-hint' }, quick.text('orPassword')),
    ),
  )
  const requestedId = new URLSearchParams(location.search).get(PERSON_QUERY)
  const person = people.find(({ id }) => id === requestedId)
  if (person !== undefined) openPinDialog(part, person)
}
