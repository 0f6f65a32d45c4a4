import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { textOf } from '@apron/contract/texts/text-pair'
import type { CallContext, CallingPerson } from '@apron/server-kit/calls/call-context'
import { loadNames } from '@apron/server-kit/people/names'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { ApproveCheck, CheckFinding } from '../../contract/checks/check-order.entities.ts'
import { orderLevelOf, requiresOrder } from '../../contract/rules/checks/results.ts'
import { findHead, issueOrders, type OpenFinding } from '../rectifications/from-check.ts'
import type { RoTables } from '../rectifications/rectification.tables.ts'
import { findingsWithOrder } from '../rectifications/ro.repository.ts'
import { CHECK_ORDERS, type FoundOrder, findItems } from './check-order.repository.ts'
import type { CheckDb, CheckTables } from './check-order.tables.ts'

/** Lists the findings of a check that have no order yet, each with the person who would be responsible. */
export async function listFindings(
  services: PluginServices,
  id: string,
  context: CallContext,
): Promise<CheckFinding[]> {
  const order = await CHECK_ORDERS.require(services, id, context)
  const findings = await listOpenFindings(services.db.withTables<CheckTables>(), order)
  const departments = findings.map(({ respDept }) => respDept)
  const heads = await Promise.all(departments.map(dept => findHead(services, dept, order.site_code)))
  const people = heads.flatMap(head => head?.userCode ?? [])
  const names = await loadNames(services, context.language, { people, departments })
  return findings.map(({ itemId, seq, titleZh, titleEn, level, respDept }, index) => {
    const head = heads[index] ?? null
    return {
      itemId,
      seq,
      text: textOf({ zh: titleZh, en: titleEn }, context.language),
      level,
      always: requiresOrder(level),
      respDept: names.department(respDept),
      respPerson: head && names.person(head.userCode),
    }
  })
}

/**
 * Issues a rectification order for each finding that requires one or that the approver selected. @throws Refusal when a
 * finding has no responsible person
 */
export async function issueRectifications(
  services: PluginServices,
  trx: CheckDb,
  order: FoundOrder,
  { rectify = [] }: ApproveCheck,
  approver: CallingPerson,
): Promise<void> {
  const findings = await listOpenFindings(trx, order)
  const chosen = new Map(rectify.map(each => [each.itemId, each.respPerson]))
  const unknown = rectify.find(({ itemId }) => !findings.some(openFinding => openFinding.itemId === itemId))
  if (unknown !== undefined) throw new Refusal(SERVER_ERRORS.badRequest, { detail: unknown.itemId })
  const selected = findings
    .filter(({ itemId, level }) => requiresOrder(level) || chosen.has(itemId))
    .map(openFinding => Object.assign(openFinding, { respPerson: chosen.get(openFinding.itemId) ?? null }))
  const source = { id: order.id, checkNo: order.check_no, site: order.site_code }
  await issueOrders(services, trx.withTables<RoTables>(), source, selected, approver)
}

/** Returns every finding of a check that has no order yet. */
async function listOpenFindings(db: CheckDb, order: FoundOrder): Promise<OpenFinding[]> {
  const rectified = await findingsWithOrder(db.withTables<RoTables>(), order.id)
  const items = await findItems(db, order)
  return items.flatMap(item => {
    const level = orderLevelOf(item)
    if (level === null || rectified.has(item.id)) return []
    const { finding, remark } = item.result
    const openFinding: OpenFinding = {
      itemId: item.id,
      seq: item.seq,
      level,
      titleZh: item.text.zh,
      titleEn: item.text.en,
      description: finding?.description || remark || item.text.zh,
      containment: finding?.containment ?? '',
      basis: item.basisRef || (order.template_basis ?? order.basis),
      respDept: finding?.responsibleDept || order.checked_dept,
      respPerson: null,
      suggestDue: finding?.suggestDue ?? null,
    }
    return [openFinding]
  })
}
