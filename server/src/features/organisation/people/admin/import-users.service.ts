import type { CsvImport, ImportReport } from '@apron/contract/lists/csv-import'
import { USER_IMPORT_COLUMNS, USER_IMPORT_OPTIONAL } from '@apron/contract/rules/records/import-columns'
import { decidePermissionChange } from '@apron/contract/rules/rights/permission-decision'
import { importReport, type PlannedRow, requirePreviewed } from '@apron/server-kit/csv/import-report'
import { readCsv } from '@apron/server-kit/csv/read-csv'
import type { Kysely } from 'kysely'
import { lockPeople } from '../../../../platform/access/people-lock.ts'
import type { ChangeAuthor, Email, PermissionGuard } from '../../permissions/permissions.ts'
import { prepareUser } from './change-users.service.ts'
import { knownUserCodes, putUsers, type WantedUser } from './user-change.store.ts'
import { planUsers } from './user-import.rules.ts'
import { codesInOtherCase, usersByCode } from './user-list.store.ts'

/**
 * Checks an import file of people, or executes the plan that was shown: in one transaction, all or nothing. Rows that
 * give guarded permissions, or change the address of an account in use, wait for confirmation one by one: a file
 * appoints nobody without a second administrator.
 */
export async function importUsers(
  db: Kysely<unknown>,
  { text, digest }: CsvImport,
  by: ChangeAuthor,
  guard: PermissionGuard,
): Promise<ImportReport> {
  const rows = readCsv(text, USER_IMPORT_COLUMNS, USER_IMPORT_OPTIONAL)
  const { report, emails } = await db.transaction().execute(async transaction => {
    if (digest !== null) await lockPeople(transaction)
    const codes = rows.map(({ cells }) => cells.get('userCode') ?? '')
    const stored = await usersByCode(transaction, codes, by.language)
    const facts = await guard.facts(transaction, by.userCode)
    const actor = { ...facts.actor, firstDay: false }
    const known = await knownUserCodes(transaction)
    const people = { stored, otherCase: await codesInOtherCase(transaction, codes) }
    const plan = planUsers(rows, people, known, (before, after) =>
      decidePermissionChange({ of: 'person', before, after }, actor, facts.catalogue),
    )
    if (digest === null) return { report: importReport(plan, by.language, false), emails: [] }
    requirePreviewed(plan, digest)
    const changing = plan.filter(({ kind }) => kind !== 'unchanged')
    await putUsers(
      transaction,
      changing.filter(({ waits }) => waits !== true).map(({ wanted }) => wanted),
    )
    const toSend = await propose(
      transaction,
      changing.filter(({ waits }) => waits === true),
      { ...by, alwaysConfirm: true },
      guard,
    )
    await guard.recordAudit(transaction, by, { event: 'users imported', count: changing.length })
    return { report: importReport(plan, by.language, true), emails: toSend }
  })
  guard.mail.deliver(emails)
  return report
}

async function propose(
  db: Kysely<unknown>,
  rows: readonly PlannedRow<WantedUser>[],
  by: ChangeAuthor,
  guard: PermissionGuard,
): Promise<Email[]> {
  const emails: Email[] = []
  for (const { wanted, version } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
    const outcome = await guard.submit(db, await prepareUser(db, { ...wanted, version }, by.language), by)
    emails.push(...outcome.emails)
  }
  return emails
}
