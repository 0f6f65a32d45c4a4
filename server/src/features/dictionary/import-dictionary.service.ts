import type { CsvImport, ImportReport } from '@apron/contract/lists/csv-import'
import { DICTIONARY_IMPORT_COLUMNS } from '@apron/contract/rules/records/import-columns'
import { importReport, type PlannedRow, requirePreviewed } from '@apron/server-kit/csv/import-report'
import { readCsv } from '@apron/server-kit/csv/read-csv'
import type { Kysely } from 'kysely'
import { lockPeople } from '../../platform/access/people-lock.ts'
import type { ChangeAuthor, PermissionGuard } from '../organisation/organisation.ts'
import { listItemsOf } from './admin-dictionary.store.ts'
import { allDirectories } from './admin-directories.store.ts'
import type { ChangeDictionary } from './change-dictionary.service.ts'
import { type ImportedItem, planDictionary } from './dictionary-import.rules.ts'

/**
 * Checks an import file, or executes the plan that was shown: all of it or nothing. Rows of directories that steer
 * decisions wait for confirmation one by one.
 */
export async function importDictionary(
  transaction: Kysely<unknown>,
  { text, digest }: CsvImport,
  by: ChangeAuthor,
  guard: PermissionGuard,
  change: ChangeDictionary,
): Promise<ImportReport> {
  const rows = readCsv(text, DICTIONARY_IMPORT_COLUMNS, [])
  // Taken before all other locks, whatever the rows are about.
  if (digest !== null) await lockPeople(transaction)
  const codes = [...new Set(rows.map(({ cells }) => cells.get('directory') ?? ''))]
  const plan = planDictionary(
    rows,
    await allDirectories(transaction),
    await listItemsOf(transaction, codes, by.language),
  )
  if (digest === null) return importReport(plan, by.language, false)
  requirePreviewed(plan, digest)
  const changing = plan.filter(({ kind }) => kind !== 'unchanged')
  for (const row of changing) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
    await applyRow(transaction, row, by, guard, change)
  }
  await guard.recordAudit(transaction, by, { event: 'dictionary imported', count: changing.length })
  return importReport(plan, by.language, true)
}

async function applyRow(
  transaction: Kysely<unknown>,
  { wanted, version, fields }: PlannedRow<ImportedItem>,
  by: ChangeAuthor,
  guard: PermissionGuard,
  change: ChangeDictionary,
): Promise<void> {
  const { id, directory, value, nameZh, nameEn, sort, enabled } = wanted
  const typed = { nameZh, nameEn, sort, enabled }
  if (id === null || version === null) {
    await change(transaction, { act: 'save', directory, value, ...typed }, by, guard)
  } else if (fields.length > 0) {
    await change(transaction, { act: 'update', id, version, ...typed }, by, guard)
  }
}
