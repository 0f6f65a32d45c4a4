import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { textOf } from '@apron/contract/texts/text-pair'
import type { CallContext, CallingPerson } from '@apron/server-kit/calls/call-context'
import { loadNames } from '@apron/server-kit/people/names'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { ApproveCheck, CheckFinding } from '../../contract/checks/check-order.entities.ts'
import { makesOrder, orderLevelOf } from '../../contract/rules/checks/results.ts'
import { type FoundProblem, headOf, issueOrders } from '../rectifications/from-check.ts'
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
  const problems = await problemsOf(services.db.withTables<CheckTables>(), order)
  const departments = problems.map(({ respDept }) => respDept)
  const heads = await Promise.all(departments.map(dept => headOf(services, dept, order.site_code)))
  const people = heads.flatMap(head => head?.userCode ?? [])
  const names = await loadNames(services, context.language, { people, departments })
  return problems.map(({ itemId, seq, titleZh, titleEn, level, respDept }, index) => {
    const head = heads[index] ?? null
    return {
      itemId,
      seq,
      text: textOf({ zh: titleZh, en: titleEn }, context.language),
      level,
      always: makesOrder(level),
      respDept: names.department(respDept),
      respPerson: head && names.person(head.userCode),
    }
  })
}

/**
 * Issues a rectification order for each finding that requires one or that the approver selected. @throws Refusal when a
 * finding has no responsible person
 */
export async function issueFindings(
  services: PluginServices,
  trx: CheckDb,
  order: FoundOrder,
  { rectify = [] }: ApproveCheck,
  approver: CallingPerson,
): Promise<void> {
  const problems = await problemsOf(trx, order)
  const chosen = new Map(rectify.map(each => [each.itemId, each.respPerson]))
  const unknown = rectify.find(({ itemId }) => !problems.some(problem => problem.itemId === itemId))
  if (unknown !== undefined) throw new Refusal(SERVER_ERRORS.badRequest, { detail: unknown.itemId })
  const wanted = problems
    .filter(({ itemId, level }) => makesOrder(level) || chosen.has(itemId))
    .map(problem => Object.assign(problem, { respPerson: chosen.get(problem.itemId) ?? null }))
  const source = { id: order.id, checkNo: order.check_no, site: order.site_code }
  await issueOrders(services, trx.withTables<RoTables>(), source, wanted, approver)
}

/** Returns every finding of a check that has no order yet. */
async function problemsOf(on: CheckDb, order: FoundOrder): Promise<FoundProblem[]> {
  const done = await findingsWithOrder(on.withTables<RoTables>(), order.id)
  const items = await findItems(on, order)
  return items.flatMap(item => {
    const level = orderLevelOf(item)
    if (level === null || done.has(item.id)) return []
    const { finding, remark } = item.result
    const problem: FoundProblem = {
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
    return [problem]
  })
}
