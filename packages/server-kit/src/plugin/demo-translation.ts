import type { TextPair } from '@apron/contract/texts/text-pair'

/** A text of the demo company that overrides a built-in one. */
export interface DemoTranslation {
  /** Code of the text, such as `safetyQuality.checkList.leadChecker`. */
  readonly code: string
  readonly text: TextPair
}
