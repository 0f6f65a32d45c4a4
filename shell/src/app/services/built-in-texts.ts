import type { TextPair } from '@apron/contract/texts/text-pair'
import { lazyModule } from '../../platform/parts/lazy-module.ts'

const allTexts = lazyModule(() => import('../all-texts.ts'), 'on-demand')

/** Returns the texts shipped with the portal by code. */
export async function builtInTexts(): Promise<ReadonlyMap<string, TextPair>> {
  return (await allTexts.get()).ALL_TEXTS
}
