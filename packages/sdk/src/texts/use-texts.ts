import type { Texts, TextTree } from '@apron/contract/texts/define-texts'
import { pickTexts, type TextChoice, type TextsOf } from '@apron/contract/texts/pick-texts'
import { createContext, useContext } from 'react'

/** In which words a part of the page speaks. */
export const TextsContext = createContext<TextChoice | null>(null)

/** The texts of a feature in the session's language, as the portal's operators want them. */
export function useTexts<Tree extends TextTree>(texts: Texts<Tree>): TextsOf<Tree> {
  const choice = useContext(TextsContext)
  if (choice === null) throw new Error('Nothing says here in which language: a tab or the shell does')
  return pickTexts(texts, choice.language, choice.overrides)
}
