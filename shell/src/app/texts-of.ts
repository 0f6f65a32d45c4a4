import type { Texts, TextTree } from '@apron/contract/texts/define-texts'
import { pickTexts, type TextsOf } from '@apron/contract/texts/pick-texts'
import type { Shell } from './shell.ts'

/** Returns the current texts of a feature outside components. Components use `useTexts`. */
export function textsOf<Tree extends TextTree>(
  { texts }: Pick<Shell, 'texts'>,
  table: Texts<Tree>,
): TextsOf<Tree> {
  const { language, overrides } = texts.getState()
  return pickTexts(table, language, overrides)
}
