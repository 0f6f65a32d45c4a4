import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { CallContext, CallingPerson } from '@apron/server-kit/calls/call-context'
import { loadNames } from '@apron/server-kit/people/names'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { ApproveCheck, CheckFinding, CheckOrderId } from '../../contract/checks/check-order.entities.ts'
import { makesOrder, orderLevelOf } from '../../contract/rules/checks/results.ts'
import { type FoundProblem, headOf, issueOrders } from '../rectifications/from-check.ts'
import type { RoTables } from '../rectifications/rectification.tables.ts'
import { findingsWithOrder } from '../rectifications/ro.repository.ts'
import { CHECK_ORDERS, type FoundOrder, findItems, type ItemRecord } from './check-order.repository.ts'
import type { CheckDb } from './check-order.tables.ts'

type Services = Pick<PluginServices, 'clock' | 'db' | 'departments' | 'in' | 'messages' | 'people'>

/** Turns findings of a check into rectification orders when it is approved. */
export function checkOrderFindings(services: Services, db: CheckDb) {
  /** Lists the findings that have no order yet, each with the person who would be responsible. */
  async function list(
    { query }: { readonly query: CheckOrderId },
    context: CallContext,
  ): Promise<CheckFinding[]> {
    const order = await CHECK_ORDERS.require(services, query.id, context)
    const problems = await problemsOf(db, order)
    const heads = await Promise.all(
      problems.map(({ respDept }) => headOf(services, respDept, order.site_code)),
    )
    const names = await loadNames(services, context.language, {
      people: heads.flatMap(head => head?.userCode ?? []),
      departments: problems.map(({ respDept }) => respDept),
    })
    return problems.map((problem, index) => {
      const head = heads[index] ?? null
      return {
        itemId: problem.itemId,
        seq: problem.seq,
        text: context.language === 'en' && problem.titleEn !== '' ? problem.titleEn : problem.titleZh,
        level: problem.level,
        always: makesOrder(problem.level),
        respDept: names.department(problem.respDept),
        respPerson: head === null ? null : names.person(head.userCode),
      }
    })
  }

  /**
   * Issues an order for each finding that requires one or that the approver selected. @throws Refusal when a finding
   * has no responsible person
   */
  async function issue(
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

  return { list, issue }
}

/** Returns every finding of a check that has no order yet. */
async function problemsOf(on: CheckDb, order: FoundOrder): Promise<FoundProblem[]> {
  const done = await findingsWithOrder(on.withTables<RoTables>(), order.id)
  const items = await findItems(on, order)
  return items.flatMap(item => {
    const problem = toProblem(item, order)
    return problem === null || done.has(item.id) ? [] : [problem]
  })
}

function toProblem(item: ItemRecord, order: FoundOrder): FoundProblem | null {
  const level = orderLevelOf(item)
  if (level === null) return null
  const { finding } = item.result
  return {
    itemId: item.id,
    seq: item.seq,
    level,
    titleZh: item.text.zh,
    titleEn: item.text.en,
    description: finding?.description || item.result.remark || item.text.zh,
    containment: finding?.containment ?? '',
    basis: item.basisRef || (order.template_basis ?? order.basis),
    respDept: finding?.responsibleDept || order.checked_dept,
    respPerson: null,
    suggestDue: finding?.suggestDue ?? null,
  }
}
