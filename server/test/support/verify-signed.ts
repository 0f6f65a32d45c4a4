import { type ChainCheck, verifySignedEntries } from '@apron/server-kit/records/signed-entries'
import type { Kysely } from 'kysely'
import { createKeyedHash } from '../../src/features/auth/keyed-hash.ts'
import { TEST_SECRET } from './demo-store.ts'

/** Checks a chain of signed entries as `npm run verify-records` does. */
export async function verifySigned(db: Kysely<unknown>, table: string): Promise<ChainCheck> {
  return await verifySignedEntries(db, table, createKeyedHash(TEST_SECRET, 'signed entry'))
}
