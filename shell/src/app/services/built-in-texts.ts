import { textsByCode } from '@apron/contract/texts/pick-texts'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { fetchedCode } from '../../platform/parts/fetched-code.ts'

const allTexts = fetchedCode(() => import('../all-texts.ts'), 'asked')

/** The texts that come with the portal, by code. */
export async function builtInTexts(): Promise<ReadonlyMap<string, TextPair>> {
  const { ALL_TEXTS } = await allTexts.get()
  return textsByCode(ALL_TEXTS)
}
