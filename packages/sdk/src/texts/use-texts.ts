import type { Language } from '@apron/contract/dictionary/language'
import type { Texts, TextTree } from '@apron/contract/texts/define-texts'
import { pickTexts, type TextChoice, type TextsOf } from '@apron/contract/texts/pick-texts'
import { createContext, useContext } from 'react'

/** Language and text overrides for a part of the page. */
export const TextsContext = createContext<TextChoice | null>(null)

function useChoice(): TextChoice {
  const choice = useContext(TextsContext)
  if (choice === null) throw new Error('There is no language: useTexts works only inside a tab or the shell')
  return choice
}

/** Returns the texts of a feature in the session's language, with the operators' overrides. */
export function useTexts<Tree extends TextTree>(texts: Texts<Tree>): TextsOf<Tree> {
  const { language, overrides } = useChoice()
  return pickTexts(texts, language, overrides)
}

/** Returns the language of the texts, for other content such as dates and lists. */
export const useTextLanguage = (): Language => useChoice().language
