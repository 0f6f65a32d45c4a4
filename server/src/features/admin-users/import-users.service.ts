import type { CsvImport, ImportReport } from '@apron/contract/entities/csv-import'
import type { Language } from '@apron/contract/entities/language'
import { USER_IMPORT_COLUMNS, USER_IMPORT_OPTIONAL } from '@apron/contract/rules/import-columns'
import type { Kysely } from 'kysely'
import { importReport, requireShown } from '../../platform/csv/import-report.ts'
import { readCsv } from '../../platform/csv/read-csv.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { knownUserCodes, lockPeople, putUsers } from './user-change.store.ts'
import { planUsers, type StoredUser } from './user-import.rules.ts'
import { importableUsers } from './user-import.store.ts'

/** Looks at a file of people, or does what was shown of it: all of it in one transaction, or nothing. */
export async function importUsers(
  db: Kysely<unknown>,
  { text, digest }: CsvImport,
  by: string,
  language: Language,
): Promise<ImportReport> {
  const rows = readCsv(text, USER_IMPORT_COLUMNS, USER_IMPORT_OPTIONAL)
  return await inTransaction(db, async transaction => {
    if (digest !== null) await lockPeople(transaction)
    const codes = rows.map(({ cells }) => cells.get('userCode') ?? '')
    const stored: ReadonlyMap<string, StoredUser> = await importableUsers(transaction, codes)
    const plan = planUsers(rows, stored, await knownUserCodes(transaction), by)
    if (digest === null) return importReport(plan, language, false)
    requireShown(plan, digest)
    await putUsers(
      transaction,
      plan.filter(({ kind }) => kind !== 'unchanged').map(({ wanted }) => wanted),
    )
    return importReport(plan, language, true)
  })
}
