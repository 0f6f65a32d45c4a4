import { createContext, useContext } from 'react'
import { type UiLang, WORDS, type Words } from '../words/words.ts'

export interface Ui {
  readonly lang: UiLang
  /** The parts' own words in that language. */
  readonly words: Words
  /** Pop-ups draw here; the document's body when there is none. */
  readonly portalRoot: HTMLElement | undefined
}

export const UiContext = createContext<Ui>({ lang: 'zh', words: WORDS.zh, portalRoot: undefined })

/** Language, words and portal target of the nearest provider. */
export function useUi(): Ui {
  return useContext(UiContext)
}
