import { randomUUID } from 'node:crypto'
import type { CsvImport, ImportReport } from '@apron/contract/lists/csv-import'
import { MENU_IMPORT_COLUMNS } from '@apron/contract/rules/records/import-columns'
import { decidePermissionChange } from '@apron/contract/rules/rights/permission-decision'
import { importReport, type PlannedRow, requirePreviewed } from '@apron/server-kit/csv/import-report'
import { readCsv } from '@apron/server-kit/csv/read-csv'
import type { Kysely } from 'kysely'
import { lockPeople } from '../../../../platform/access/people-lock.ts'
import type { ChangeAuthor, PermissionGuard } from '../changes/permission-guard.ts'
import {
  allMenus,
  knownRoles,
  lockMenu,
  permissionTitles,
  putMenu,
  type StoredMenu,
} from './admin-menus.store.ts'
import { type ImportedMenu, menuPaths, planMenus } from './menu-import.rules.ts'

/** Checks an import file of the menu, or executes the plan that was shown: all of it or nothing. */
export async function importMenus(
  transaction: Kysely<unknown>,
  { text, digest }: CsvImport,
  { userCode, language }: ChangeAuthor,
  guard: Pick<PermissionGuard, 'facts'>,
): Promise<ImportReport> {
  const rows = readCsv(text, MENU_IMPORT_COLUMNS, [])
  if (digest !== null) {
    await lockPeople(transaction)
    await lockMenu(transaction)
  }
  const entries = await allMenus(transaction)
  const rights = new Set((await permissionTitles(transaction, language)).map(({ identify }) => identify))
  const { actor, catalogue } = await guard.facts(transaction, userCode)
  const known = { rights, roles: await knownRoles(transaction) }
  const plan = planMenus(rows, entries, known, (before, after) =>
    decidePermissionChange({ of: 'menu', before, after }, actor, catalogue),
  )
  if (digest === null) return importReport(plan, language, false)
  requirePreviewed(plan, digest)
  await putPlanned(transaction, entries, plan)
  return importReport(plan, language, true)
}

async function putPlanned(
  db: Kysely<unknown>,
  entries: readonly StoredMenu[],
  plan: readonly PlannedRow<ImportedMenu>[],
): Promise<void> {
  const ids = new Map([...menuPaths(entries)].map(([path, { id }]) => [path, id]))
  const changing = plan.filter(({ kind }) => kind !== 'unchanged')
  for (const { wanted } of changing) ids.set(wanted.path, wanted.id ?? randomUUID())
  for (const { wanted, kind } of changing) {
    const { path, parent, id, roles, ...facts } = wanted
    // A new entry has the id that its children refer to.
    const entry = {
      ...facts,
      id: id ?? ids.get(path) ?? randomUUID(),
      parentId: ids.get(parent) ?? null,
      roles: [...roles],
    }
    // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
    await putMenu(db, entry, kind === 'added')
  }
}
