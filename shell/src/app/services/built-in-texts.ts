import type { TextPair } from '@apron/contract/texts/text-pair'
import { fetchedCode } from '../../platform/parts/fetched-code.ts'

const allTexts = fetchedCode(() => import('../all-texts.ts'), 'asked')

/** Returns the texts shipped with the portal by code. */
export async function builtInTexts(): Promise<ReadonlyMap<string, TextPair>> {
  return (await allTexts.get()).ALL_TEXTS
}
