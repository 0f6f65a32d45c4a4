import { useCurrentSession } from '../app/tab-context.ts'
import { pickTexts, type TextsOf, type TextTree } from '../texts/pick-texts.ts'

/** The texts of a feature in the session's language. A text without one of the languages does not compile. */
export const useTexts = <const Tree extends TextTree>(tree: Tree): TextsOf<Tree> =>
  pickTexts(tree, useCurrentSession().lang)
