import type { TextPair } from '@apron/contract/texts/text-pair'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { verifySignedEntries } from '@apron/server-kit/records/signed-entries'
import type { Kysely } from 'kysely'
import { createKeyedHash } from '../../features/auth/keyed-hash.ts'
import { OperatorError } from '../../platform/config/operator-error.ts'
import { commandTexts } from '../commands/command-texts.ts'

/**
 * Verifies the chains of signed entries of all applications.
 * @throws OperatorError that names the first altered entry
 */
export async function verifyRecords(
  db: Kysely<unknown>,
  plugins: readonly ServerPlugin[],
  secretKey: string,
): Promise<TextPair> {
  const keyedHash = createKeyedHash(secretKey, 'signed entry')
  let total = 0
  for (const table of plugins.flatMap(({ signedTables = [] }) => signedTables)) {
    // oxlint-disable-next-line no-await-in-loop -- one table after the other: the embedded store has one connection
    const { checked, broken } = await verifySignedEntries(db, table, keyedHash)
    if (broken !== null) throw new OperatorError(commandTexts.recordsBroken(table, broken))
    total += checked
  }
  return commandTexts.recordsWhole(total)
}
