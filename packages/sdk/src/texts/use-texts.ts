import type { Language } from '@apron/contract/entities/language'
import type { Texts, TextTree } from '@apron/contract/texts/define-texts'
import { pickTexts, type TextChoice, type TextsOf } from '@apron/contract/texts/pick-texts'
import { createContext, useContext } from 'react'

/** In which words a part of the page speaks. */
export const TextsContext = createContext<TextChoice | null>(null)

function useChoice(): TextChoice {
  const choice = useContext(TextsContext)
  if (choice === null) throw new Error('Nothing says here in which language: a tab or the shell does')
  return choice
}

/** The texts of a feature in the session's language, as the portal's operators want them. */
export function useTexts<Tree extends TextTree>(texts: Texts<Tree>): TextsOf<Tree> {
  const { language, overrides } = useChoice()
  return pickTexts(texts, language, overrides)
}

/** The language of the texts here, for what else is written in it: dates, lists. */
export const useTextLanguage = (): Language => useChoice().language
