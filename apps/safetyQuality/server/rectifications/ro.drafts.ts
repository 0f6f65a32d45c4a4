import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { type CallContext, callerOf, type PersonSummary } from '@apron/server-kit/calls/call-context'
import { requireDepartments } from '@apron/server-kit/people/require-departments'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { createRecord } from '@apron/server-kit/records/create-record'
import { requireCalendarDate } from '@apron/server-kit/time/calendar-date'
import { CHECK_ORDER_ERRORS } from '../../contract/checks/check-order.errors.ts'
import type { RoDraft } from '../../contract/rectifications/rectification.entities.ts'
import { RECTIFICATION_ERRORS } from '../../contract/rectifications/rectification.errors.ts'
import { MANUAL_SOURCES, type RoSource } from '../../contract/rectifications/rectification.values.ts'
import { REPORT_INVESTIGATE_PERMISSION } from '../../contract/reports/desk.calls.ts'
import { REPORT_ERRORS } from '../../contract/reports/report.errors.ts'
import { dueProblem } from '../../contract/rules/rectifications/ro-due.ts'
import { RO_HISTORY, type RoDb } from './rectification.tables.ts'
import { filesOfRo, NEW_RO } from './ro.columns.ts'
import { valuesOfDraft } from './ro.dictionary.ts'
import { RO_FILES } from './ro.reader.ts'
import { RECTIFICATION_ORDERS } from './ro.repository.ts'
import { findInvestigatedReport } from './ro-of-report.store.ts'

type Services = Pick<PluginServices, 'clock' | 'db' | 'departments' | 'dictionaries' | 'files' | 'in'>

export type Responsibility = Pick<RoDraft, 'respDept' | 'respPerson'>

/**
 * Validates the responsible person of an order. @throws Refusal when they do not belong to the department, or when the
 * issuer does
 */
export async function requireResponsible(
  { departments, people }: Pick<PluginServices, 'departments' | 'people'>,
  { respDept, respPerson }: Responsibility,
  issuerDept: string,
): Promise<void> {
  await requireDepartments(departments, [respDept])
  const below = await departments.withBelow(respDept)
  if (below.includes(issuerDept)) throw new Refusal(RECTIFICATION_ERRORS.ownDepartment)
  const [person] = await people.byCodes([respPerson])
  if (person === undefined) throw new Refusal(CHECK_ORDER_ERRORS.unknownPerson, { code: respPerson })
  // A person of a department above it may be responsible too.
  const related = below.includes(person.deptCode) ? below : await departments.withBelow(person.deptCode)
  if (!related.includes(respDept)) {
    throw new Refusal(RECTIFICATION_ERRORS.respOfOther, { code: respPerson })
  }
}

/** @throws Refusal when the order cannot be issued with these values today */
export async function requireValidDraft(
  services: Pick<PluginServices, 'clock' | 'departments' | 'people'>,
  draft: Responsibility & Pick<RoDraft, 'level' | 'planDue' | 'rectifyDue'>,
  issuer: Pick<PersonSummary, 'deptCode'>,
): Promise<void> {
  requireCalendarDate(draft.planDue, draft.rectifyDue)
  const problem = dueProblem(draft.level, wireDate(services.clock.now()), draft)
  if (problem !== null) throw new Refusal(RECTIFICATION_ERRORS[problem])
  await requireResponsible(services, draft, issuer.deptCode)
}

/** Reads, creates and changes orders that are written by hand, until they are issued. */
export function roDrafts(services: Services, db: RoDb) {
  /** Returns a draft as its form needs it. Rejects an order that has been issued. */
  async function read(id: string, context: CallContext): Promise<RoDraft> {
    const order = await RECTIFICATION_ORDERS.require(services, id, context)
    const sourceType = [...MANUAL_SOURCES, 'VSR' as const].find(each => each === order.source_type)
    if (order.status !== 'DRAFT' || sourceType === undefined) {
      throw new Refusal(SERVER_ERRORS.notAllowedInState)
    }
    return {
      id: order.id,
      version: order.version,
      titleZh: order.title_zh,
      titleEn: order.title_en,
      sourceType,
      sourceId: order.source_id,
      level: order.level,
      description: order.description,
      basis: order.basis,
      acReg: order.ac_reg,
      ata: order.ata,
      respDept: order.resp_dept,
      respPerson: order.resp_person,
      planDue: order.plan_due,
      rectifyDue: order.rectify_due,
      evidence: order.evidence,
    }
  }

  /** Creates a draft at the site of the call and returns its id. */
  const create = (draft: RoDraft, context: CallContext): Promise<string> =>
    createRecord(
      { db, clock: services.clock, history: RO_HISTORY, status: 'DRAFT' },
      context,
      async ({ trx, id, marks }) => {
        const person = callerOf(context)
        const sourceNo = await requireSource(trx, draft, context)
        await services.dictionaries.hold(trx, valuesOfDraft(draft))
        await trx
          .insertInto('safety_quality_rectification')
          .values({
            ro_no: await services.in(trx).nextSerial('RO', 4),
            issuer: person.userCode,
            status: 'DRAFT',
            ...roColumnsOf(draft),
            source_no: sourceNo,
            ...NEW_RO,
            ...marks,
          })
          .execute()
        await services.files.link(trx, { kind: RO_FILES, id }, await filesOfRo(trx, id), person)
      },
    )

  return { read, create }
}

/**
 * Returns the number of the voluntary report that an order comes from, or null for other sources. @throws Refusal when
 * the caller is not investigating that report
 */
async function requireSource(
  trx: RoDb,
  { sourceType, sourceId }: Pick<RoDraft, 'sourceType' | 'sourceId'>,
  context: CallContext,
): Promise<string | null> {
  if (sourceType !== 'VSR' && sourceId === null) return null
  const report =
    sourceType === 'VSR' &&
    sourceId !== null &&
    callerOf(context).resources.has(REPORT_INVESTIGATE_PERMISSION)
      ? await findInvestigatedReport(trx, sourceId, callerOf(context).userCode)
      : undefined
  if (report === undefined) throw new Refusal(REPORT_ERRORS.notAboutReport)
  return report.report_no
}

/** Returns the columns that a draft fills. */
export function roColumnsOf(draft: RoDraft) {
  return {
    title_zh: draft.titleZh.trim(),
    title_en: draft.titleEn.trim(),
    source_type: draft.sourceType satisfies RoSource,
    source_id: draft.sourceId,
    level: draft.level,
    description: draft.description.trim(),
    basis: draft.basis.trim(),
    ac_reg: draft.acReg,
    ata: draft.ata ?? null,
    resp_dept: draft.respDept,
    resp_person: draft.respPerson,
    plan_due: draft.planDue,
    rectify_due: draft.rectifyDue,
    evidence: JSON.stringify(draft.evidence),
  }
}
