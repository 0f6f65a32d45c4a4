import type { TextPair } from '@apron/contract/texts/text-pair'

/** A wording of the demo company that overrides a built-in text. */
export interface DemoTranslation {
  /** Such as `safetyQuality.checkList.leadChecker`. */
  readonly code: string
  readonly text: TextPair
}
