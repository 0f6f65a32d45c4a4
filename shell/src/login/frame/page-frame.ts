import type { Storage } from '../../platform/storage/storage.ts'
import { h } from '../dom.ts'
import type { LoginTextKey } from '../login-texts.ts'
import type { Words } from '../words.ts'
import { standPlan } from './stand-plan.ts'
import { switches } from './switches.ts'

/**
 * Lays out every page of the first document: the stand plan next to a column, with language and theme controls above.
 * The title is the document's.
 */
export function pageFrame<Key extends string>(
  words: Words<Key | LoginTextKey>,
  storage: Storage,
  title: Key,
  ...column: (Node | string)[]
): HTMLElement {
  words.watch(() => {
    document.title = words.get(title)
  })
  const brand = h(
    'div',
    { class: 'ap-login-brand' },
    h('strong', {}, words.text('product')),
    h('span', {}, words.text('tagline')),
  )
  return h(
    'div',
    { class: 'ap-login' },
    words.attribute(
      h('section', { class: 'ap-login-aside' }, standPlan(), brand),
      'aria-label',
      () => 'product',
    ),
    h(
      'main',
      { class: 'ap-login-main' },
      switches(words, storage),
      h('div', { class: 'ap-login-column' }, ...column),
    ),
  )
}
