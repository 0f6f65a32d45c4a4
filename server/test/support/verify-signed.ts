import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import type { Kysely } from 'kysely'
import { verifyRecords } from '../../src/app/operator/verify-records.ts'
import { OperatorError } from '../../src/platform/config/operator-error.ts'
import { TEST_SECRET } from './stores/demo-store.ts'

/** Returns the English output of `npm run verify-records` about the signed entries of an application. */
export async function verifySigned(db: Kysely<unknown>, plugin: ServerPlugin): Promise<string> {
  try {
    return (await verifyRecords(db, [plugin], TEST_SECRET)).en
  } catch (error) {
    if (error instanceof OperatorError) return error.text.en
    throw error
  }
}
