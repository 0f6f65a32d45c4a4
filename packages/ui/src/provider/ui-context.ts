import type { Texts, TextTree } from '@apron/contract/texts/define-texts'
import { NO_OVERRIDES, pickTexts, type TextOverrides, type TextsOf } from '@apron/contract/texts/pick-texts'
import { createContext, useContext } from 'react'
import type { UiLang } from '../words/words.ts'

export interface Ui {
  readonly lang: UiLang
  /** Texts with which operators replace the built-in ones. */
  readonly overrides: TextOverrides
  /** Element that pop-ups render into. The document's body if undefined. */
  readonly portalRoot: HTMLElement | undefined
}

export const UiContext = createContext<Ui>({ lang: 'zh', overrides: NO_OVERRIDES, portalRoot: undefined })

/** Help of the page. A separate context, so that only the header re-renders with it. */
export const HelpContext = createContext<string | undefined>(undefined)

/** Returns the texts of a part in the provider's language. */
export function useUiTexts<Tree extends TextTree>(texts: Texts<Tree>): TextsOf<Tree> {
  const { lang, overrides } = useContext(UiContext)
  return pickTexts(texts, lang, overrides)
}

/** Returns language and portal target of the nearest provider. */
export function useUi(): Pick<Ui, 'lang' | 'portalRoot'> {
  return useContext(UiContext)
}
