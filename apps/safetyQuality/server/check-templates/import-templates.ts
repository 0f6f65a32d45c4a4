import type { CsvImport, ImportReport } from '@apron/contract/lists/csv-import'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { importReport, requirePreviewed } from '@apron/server-kit/csv/import-report'
import { readCsv } from '@apron/server-kit/csv/read-csv'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import {
  TEMPLATE_IMPORT_OPTIONAL,
  TEMPLATE_IMPORT_REQUIRED,
} from '../../contract/checks/check-template.values.ts'
import type { CheckDb, CheckTables } from '../check-orders/check-order.tables.ts'
import * as store from './check-template.store.ts'
import { listCodes, type NewestRevision, planTemplates } from './template-import.rules.ts'

/** Previews the import of a file of templates, or carries out a confirmed preview: creates all drafts or none. */
export async function importTemplates(
  services: PluginServices,
  { text, digest }: CsvImport,
  context: CallContext,
): Promise<ImportReport> {
  const rows = readCsv(text, TEMPLATE_IMPORT_REQUIRED, TEMPLATE_IMPORT_OPTIONAL)
  const codes = listCodes(rows).toSorted()
  const db = services.db.withTables<CheckTables>()
  const values = await services.dictionaries.valuesOf(services.db, ['CHECK_CAT'])
  const categories = values.filter(({ enabled }) => enabled).map(({ value }) => value)
  return await db.transaction().execute(async trx => {
    if (digest !== null) for (const code of codes) await store.lockCode(trx, code)
    const plan = planTemplates(rows, await newestRevisions(trx, codes), categories)
    if (digest === null) return importReport(plan.rows, context.language, false)
    requirePreviewed(plan.rows, digest)
    const used = [...new Set(plan.templates.map(({ draft }) => draft.checkCat))]
    await services.dictionaries.hold(
      trx,
      used.map(value => ({ directory: 'CHECK_CAT', value })),
    )
    const stamp = { by: callerOf(context).userCode, at: services.clock.now() }
    for (const { draft, revision } of plan.templates) await store.addRevision(trx, draft, revision, stamp)
    return importReport(plan.rows, context.language, true)
  })
}

async function newestRevisions(db: CheckDb, codes: readonly string[]): Promise<Map<string, NewestRevision>> {
  const newest = new Map<string, NewestRevision>()
  for (const template of await store.listRevisionsOfCodes(db, codes)) {
    const { code, revision, version, status } = template
    const known = newest.get(code)
    const hasDraft = status === 'DRAFT' || known?.hasDraft === true
    newest.set(code, {
      ...(known ?? { draft: await store.loadDraft(db, template), revision, version }),
      hasDraft,
    })
  }
  return newest
}
