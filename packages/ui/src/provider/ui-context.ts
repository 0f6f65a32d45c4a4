import type { Texts, TextTree } from '@apron/contract/texts/define-texts'
import { NO_OVERRIDES, pickTexts, type TextOverrides, type TextsOf } from '@apron/contract/texts/pick-texts'
import { createContext, useContext } from 'react'
import type { UiLang } from '../words/words.ts'

export interface Ui {
  readonly lang: UiLang
  /** What the portal's operators say in place of the parts' own words. */
  readonly overrides: TextOverrides
  /** Pop-ups draw here; the document's body when there is none. */
  readonly portalRoot: HTMLElement | undefined
}

export const UiContext = createContext<Ui>({ lang: 'zh', overrides: NO_OVERRIDES, portalRoot: undefined })

/** What the page says of itself. Beside the rest, so that only its header is drawn anew with it. */
export const HelpContext = createContext<string | undefined>(undefined)

/** What a part itself says, in the provider's language. */
export function useUiTexts<Tree extends TextTree>(texts: Texts<Tree>): TextsOf<Tree> {
  const { lang, overrides } = useContext(UiContext)
  return pickTexts(texts, lang, overrides)
}

/** Language and portal target of the nearest provider. */
export function useUi(): Pick<Ui, 'lang' | 'portalRoot'> {
  return useContext(UiContext)
}
