import type { Storage } from '../../platform/storage/storage.ts'
import { h } from '../dom.ts'
import type { LoginTextKey } from '../login-texts.ts'
import type { Words } from '../words.ts'
import { apronPlan } from './motif.ts'
import { switches } from './switches.ts'

export interface PageFrame<Key extends string> {
  readonly page: HTMLElement
  /** What the browser shows as the title of the document, in the language of the page. */
  readonly follow: (title: Key) => void
}

/** What every page of the first document looks like: the plan of the stand beside a column, language and theme above it. */
export function pageFrame<Key extends string>(
  words: Words<Key | LoginTextKey>,
  storage: Storage,
  ...column: (Node | string)[]
): PageFrame<Key> {
  const brand = h(
    'div',
    { class: 'ap-login-brand' },
    h('strong', {}, words.text('product')),
    h('span', {}, words.text('tagline')),
  )
  const page = h(
    'div',
    { class: 'ap-login' },
    words.attribute(
      h('section', { class: 'ap-login-aside' }, apronPlan(), brand),
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
  return {
    page,
    follow: title =>
      words.follow(() => {
        document.title = words.get(title)
      }),
  }
}
