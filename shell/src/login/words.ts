import type { Language } from '@apron/contract/entities/language'
import { LOGIN_TEXTS, type LoginTextKey } from './login-texts.ts'

/** The page's words: what was made here changes in place when the language changes, and typed text stays. */
export interface Words {
  readonly language: Language
  get(key: LoginTextKey): string
  /** A text node that follows the language; a function decides anew which text it is. */
  text(key: LoginTextKey | (() => LoginTextKey)): Text
  /** An attribute that follows the language. */
  attribute<Target extends Element>(element: Target, name: string, key: () => LoginTextKey): Target
  /** Everything follows this language, and what functions decide is decided anew. */
  use(language: Language): void
  /** Runs now and after each change. */
  follow(update: () => void): void
}

export function createWords(initial: Language): Words {
  let language = initial
  const updates: (() => void)[] = []
  const get = (key: LoginTextKey) => LOGIN_TEXTS[language][key]
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
