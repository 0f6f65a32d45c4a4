import type { Language } from '@apron/contract/entities/language'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { LOGIN_TEXTS, type LoginTextKey } from './login-texts.ts'

/** A page's words: what was made here changes in place when the language changes, and typed text stays. */
export interface Words<Key extends string = LoginTextKey> {
  readonly language: Language
  get(key: Key): string
  /** A text node that follows the language; a function decides anew which text it is. */
  text(key: Key | (() => Key)): Text
  /** An attribute that follows the language. */
  attribute<Target extends Element>(element: Target, name: string, key: () => Key): Target
  /** Everything follows this language, and what functions decide is decided anew. */
  use(language: Language): void
  /** Runs now and after each change. */
  follow(update: () => void): void
}

/** Texts of a page in both languages. */
export type PageTexts<Key extends string> = Readonly<Record<Key, TextPair>>

/** The words of the login page, and those of a page that is fetched later. */
export function createWords(initial: Language): Words
export function createWords<Key extends string>(
  initial: Language,
  more: PageTexts<Key>,
): Words<Key | LoginTextKey>
export function createWords<Key extends string>(
  initial: Language,
  more: Partial<PageTexts<string>> = {},
): Words<Key | LoginTextKey> {
  const texts: Partial<PageTexts<string>> = { ...LOGIN_TEXTS, ...more }
  let language = initial
  const updates: (() => void)[] = []
  const get = (key: Key | LoginTextKey) => texts[key]?.[language] ?? key
  const follow = (update: () => void) => {
    updates.push(update)
    update()
  }
  return {
    get language() {
      return language
    },
    get,
    follow,
    text(key) {
      const node = document.createTextNode('')
      follow(() => {
        node.data = get(typeof key === 'string' ? key : key())
      })
      return node
    },
    attribute(element, name, key) {
      follow(() => element.setAttribute(name, get(key())))
      return element
    },
    use(chosen) {
      language = chosen
      for (const update of updates) update()
    },
  }
}
