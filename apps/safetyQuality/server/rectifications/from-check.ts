import { randomUUID } from 'node:crypto'
import { Refusal } from '@apron/contract/errors/refusal'
import { wireDate } from '@apron/contract/wire/formats/wire-time'
import type { PersonSummary } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { addHistory } from '@apron/server-kit/records/history'
import { RO_HANDLE_PERMISSION } from '../../contract/rectifications/rectification.calls.ts'
import { RECTIFICATION_ERRORS } from '../../contract/rectifications/rectification.errors.ts'
import { RO_LIMITS } from '../../contract/rectifications/rectification.values.ts'
import { latestDue } from '../../contract/rules/rectifications/ro-due.ts'
import type { FindingLevel } from '../../contract/values.ts'
import { RO_HISTORY, type RoDb } from './rectification.tables.ts'
import { NEW_RO } from './ro.columns.ts'
import { requireResponsible } from './ro.drafts.ts'
import { notifyOfRo } from './ro.messages.ts'
import { findRo } from './ro.repository.ts'

/** A finding of a check from which an order is issued. */
export interface OpenFinding {
  readonly itemId: string
  readonly seq: number
  readonly level: FindingLevel
  readonly titleZh: string
  readonly titleEn: string
  readonly description: string
  readonly containment: string
  readonly basis: string
  readonly respDept: string
  /** Person chosen by the approver, or null for the head of the department. */
  readonly respPerson: string | null
  readonly suggestDue: string | null
}

export interface CheckSource {
  readonly id: string
  readonly checkNo: string
  readonly site: string
}

/** Returns the head of a department at a site: its own manager, or that of the nearest department above it. */
export async function findHead(
  { people, departments }: Pick<PluginServices, 'people' | 'departments'>,
  dept: string,
  site: string,
): Promise<PersonSummary | null> {
  const heads = await people.holding(RO_HANDLE_PERMISSION, site)
  const direct = heads.find(({ deptCode }) => deptCode === dept)
  if (direct !== undefined) return direct
  const above: { head: PersonSummary; below: readonly string[] }[] = []
  for (const head of heads) above.push({ head, below: await departments.withBelow(head.deptCode) })
  const nearest = above
    .filter(({ below }) => below.includes(dept))
    .toSorted((a, b) => a.below.length - b.below.length)
  return nearest[0]?.head ?? null
}

/**
 * Finds the person responsible for a finding. @throws Refusal when there is none, or when they belong to the issuer's
 * department
 */
async function findResponsible(
  services: Pick<PluginServices, 'people' | 'departments'>,
  { respDept, respPerson: chosen, seq }: OpenFinding,
  site: string,
  issuerDept: string,
): Promise<string> {
  const respPerson = chosen ?? (await findHead(services, respDept, site))?.userCode ?? null
  if (respPerson === null) throw new Refusal(RECTIFICATION_ERRORS.noResponsible, { seq: String(seq) })
  await requireResponsible(services, { respDept, respPerson }, issuerDept)
  return respPerson
}

/**
 * Issues the orders in the transaction that approves the check. @throws Refusal when a finding has no responsible
 * person
 */
export async function issueOrders(
  services: Pick<PluginServices, 'clock' | 'in' | 'messages'>,
  trx: RoDb,
  source: CheckSource,
  findings: readonly OpenFinding[],
  { userCode: by, deptCode }: Pick<PersonSummary, 'userCode' | 'deptCode'>,
): Promise<void> {
  const bound = services.in(trx)
  const now = services.clock.now()
  const today = wireDate(now)
  for (const finding of findings) {
    const respPerson = await findResponsible(bound, finding, source.site, deptCode)
    const id = randomUUID()
    await trx
      .insertInto('safety_quality_rectification')
      .values({
        ...NEW_RO,
        id,
        ro_no: await bound.nextSerial('RO', 4),
        title_zh: finding.titleZh.slice(0, RO_LIMITS.title),
        title_en: finding.titleEn.slice(0, RO_LIMITS.title),
        source_type: 'CHECK',
        source_id: source.id,
        source_item: finding.itemId,
        source_no: source.checkNo,
        level: finding.level,
        description: finding.description,
        basis: finding.basis.slice(0, RO_LIMITS.basis),
        evidence: JSON.stringify([]),
        containment: finding.containment,
        site_code: source.site,
        ac_reg: '',
        ata: null,
        resp_dept: finding.respDept,
        resp_person: respPerson,
        issuer: by,
        issued_at: now,
        ...dueDates(finding, today),
        status: 'ISSUED',
        create_by: by,
        create_time: now,
        update_by: by,
        update_time: now,
      })
      .execute()
    const line = { at: now, by, action: 'issue', from: null, to: 'ISSUED', remark: '' } as const
    await addHistory(trx, RO_HISTORY, id, line)
    const created = await findRo(trx, id)
    if (created !== undefined)
      await notifyOfRo(services.messages, trx, { action: 'issue', order: created, by, remark: '' })
  }
}

/** Returns the due dates: those suggested by the checker if early enough, otherwise the latest that are allowed. */
function dueDates({ level, suggestDue }: Pick<OpenFinding, 'level' | 'suggestDue'>, today: string) {
  const latest = latestDue(level, today)
  const suggested = suggestDue !== null && suggestDue >= today ? suggestDue : latest.rectifyDue
  const rectifyDue = suggested < latest.rectifyDue ? suggested : latest.rectifyDue
  const planDue = latest.planDue < rectifyDue ? latest.planDue : rectifyDue
  return { plan_due: planDue, rectify_due: rectifyDue }
}
