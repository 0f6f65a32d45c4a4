import type { DraftKey } from '@apron/contract/entities/draft-key'
import { openRows } from './draft-rows.ts'
import { createSeal } from './draft-seal.ts'
import { createDraftStore, type DraftStore } from './draft-store.ts'

/** The drafts that this key opens, in this browser. */
export async function openStore({ key, keepDays }: DraftKey): Promise<DraftStore> {
  const [rows, seal] = await Promise.all([openRows(), createSeal(key)])
  return createDraftStore({ rows, seal, keepDays, now: Date.now })
}
