import { type Texts, type TextTree } from '@apron/contract/texts/define-texts'
import { NO_OVERRIDES, pickTexts, type TextChoice, type TextsOf } from '@apron/contract/texts/pick-texts'
import { createContext, useContext } from 'react'

/** In which words a part of the page speaks. */
export const TextsContext = createContext<TextChoice>({ language: 'zh', overrides: NO_OVERRIDES })

/** The texts of a feature in the session's language, as the portal's operators want them. */
export function useTexts<Tree extends TextTree>(texts: Texts<Tree>): TextsOf<Tree> {
  const { language, overrides } = useContext(TextsContext)
  return pickTexts(texts, language, overrides)
}
