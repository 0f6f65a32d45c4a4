import type { Language } from '@apron/contract/dictionary/language'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { LOGIN_TEXTS, type LoginTextKey } from './login-texts.ts'

/** Texts of a page. Elements created here change in place with the language, so typed text stays. */
export interface Words<Key extends string = LoginTextKey> {
  readonly language: Language
  get(key: Key): string
  /** Creates a text node that follows the language. A function selects the key each time. */
  text(text: Key | TextPair | (() => Key)): Text
  /** Sets an attribute that follows the language. */
  attribute<Target extends Element>(element: Target, name: string, key: () => Key): Target
  /** Switches to a language and re-evaluates functions. */
  use(language: Language): void
  /** Runs `update` now and after each change of the language. */
  watch(update: () => void): void
}

/** Texts of a page in both languages. */
export type PageTexts<Key extends string> = Readonly<Record<Key, TextPair>>

/** Creates the texts of the login page, or those of a page that loads later. */
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
  const watch = (update: () => void) => {
    updates.push(update)
    update()
  }
  return {
    get language() {
      return language
    },
    get,
    watch,
    text(text) {
      const node = document.createTextNode('')
      watch(() => {
        node.data = typeof text === 'object' ? text[language] : get(typeof text === 'string' ? text : text())
      })
      return node
    },
    attribute(element, name, key) {
      watch(() => element.setAttribute(name, get(key())))
      return element
    },
    use(chosen) {
      language = chosen
      for (const update of updates) update()
    },
  }
}
