import { Refusal } from '@apron/contract/errors/refusal'
import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { loadNames } from '@apron/server-kit/people/names'
import { requireDepartments } from '@apron/server-kit/people/require-departments'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { Viewer } from '@apron/server-kit/records/visibility/visibility-rule'
import type { CheckDraft } from '../../contract/checks/check-draft.entities.ts'
import { CHECK_ORDER_ERRORS } from '../../contract/checks/check-order.errors.ts'
import type {
  CheckPlan,
  PlanCell,
  PlanCellKey,
  PlanOrder,
  PlanRowKey,
  SetPlanCell,
} from '../../contract/checks/check-plan.entities.ts'
import { CHECK_PLAN_ERRORS } from '../../contract/checks/check-plan.errors.ts'
import { daysOfMonth, isOrdered, monthText, planCellState } from '../../contract/rules/checks/plan-cell.ts'
import { checkOrderDrafts } from '../check-orders/check-order.drafts.ts'
import { CHECK_ORDER_VISIBILITY } from '../check-orders/check-order-visibility.ts'
import * as store from './check-plan.store.ts'

/** Reads and changes the annual check plan of a site. */
export function checkPlans(services: PluginServices) {
  const db = services.db.withTables<store.PlanTables>()
  const drafts = checkOrderDrafts(services)

  async function ofYear(year: number, context: CallContext): Promise<CheckPlan> {
    const { language } = context
    const viewer = await CHECK_ORDER_VISIBILITY.viewerOf(services, callerOf(context))
    const cells = await store.listCells(db, context.site, year)
    const codes = [...new Set(cells.map(cell => cell.template_code))]
    const templates = await store.listTemplateNames(db, codes)
    const names = await loadNames(services, language, {
      people: [],
      departments: cells.map(({ dept }) => dept),
    })
    const today = wireDate(services.clock.now())
    const rows = Map.groupBy(cells, ({ template_code: code, dept }) => `${code} ${dept}`)
    return {
      year,
      today,
      rows: [...rows.values()].flatMap(rowCells => {
        const [first] = rowCells
        if (first === undefined) return []
        const revisions = templates.filter(({ code }) => code === first.template_code)
        const shownRevision = revisions.find(({ status }) => status === 'ACTIVE') ?? revisions[0]
        const name = shownRevision?.[`name_${language}`] || shownRevision?.name_zh || first.template_code
        return [
          {
            template: { code: first.template_code, name },
            inForce: shownRevision?.status === 'ACTIVE',
            dept: names.department(first.dept),
            cells: MONTHS.map(month =>
              toCell(
                rowCells.find(cell => cell.month === month),
                { year, month, today },
                viewer,
              ),
            ),
          },
        ]
      }),
    }
  }

  /** @throws Refusal unless the template is in force and the department exists */
  async function requireValidRow({ template, dept }: PlanRowKey) {
    const found = await store.findActiveTemplate(db, template)
    if (found === undefined) throw new Refusal(CHECK_ORDER_ERRORS.templateGone, { code: template })
    await requireDepartments(services.departments, [dept])
    return found
  }

  async function addRow(row: PlanRowKey, context: CallContext): Promise<CheckPlan> {
    await requireValidRow(row)
    await store.putRow(db, { ...row, site: context.site }, changeStampOf(context))
    return await ofYear(row.year, context)
  }

  async function removeRow(row: PlanRowKey, context: CallContext): Promise<CheckPlan> {
    const removed = await db.transaction().execute(trx => store.dropRow(trx, { ...row, site: context.site }))
    if (!removed) throw new Refusal(CHECK_PLAN_ERRORS.rowPlanned)
    return await ofYear(row.year, context)
  }

  /** Plans a month or removes it from the plan. Idempotent. */
  async function setCell({ planned, ...cell }: SetPlanCell, context: CallContext): Promise<CheckPlan> {
    const key = { ...cell, site: context.site }
    if (planned) await requireValidRow(cell)
    await db.transaction().execute(async trx => {
      // The row stays when its last month is removed.
      if (planned) {
        await store.putRow(trx, key, changeStampOf(context))
        return await store.putCell(trx, key, changeStampOf(context))
      }
      const found = await store.lockCell(trx, key)
      if (isOrdered(found?.order?.status ?? null)) throw new Refusal(CHECK_PLAN_ERRORS.cellOrdered)
      await store.dropCell(trx, key)
    })
    return await ofYear(cell.year, context)
  }

  /** Creates the draft of a planned month, with the caller as lead checker. Idempotent: returns the existing order. */
  async function makeOrder(cell: PlanCellKey, context: CallContext): Promise<PlanOrder> {
    const key = { ...cell, site: context.site }
    const findOrder = () => db.transaction().execute(trx => findCellOrder(trx, key))
    const existing = await findOrder()
    if (existing !== undefined) return existing
    const draft = toDraft(cell, await requireValidRow(cell), callerOf(context).userCode)
    await drafts.requireValid(draft)
    try {
      await drafts.create(draft, context, async (trx, id) => {
        const plan = trx.withTables<store.CheckPlanTables>()
        if ((await findCellOrder(plan, key)) !== undefined) throw new Refusal(CHECK_PLAN_ERRORS.cellOrdered)
        await store.linkOrder(plan, key, id)
      })
    } catch (error) {
      // Of two simultaneous calls, the later one returns the order of the earlier one.
      if (!(error instanceof Refusal) || (await findOrder()) === undefined) throw error
    }
    const order = await findOrder()
    if (order === undefined) throw new Refusal(CHECK_PLAN_ERRORS.notPlanned)
    return order
  }

  const changeStampOf = (context: CallContext) => ({
    by: callerOf(context).userCode,
    at: services.clock.now(),
  })

  return { ofYear, addRow, removeRow, setCell, makeOrder }
}

/**
 * Returns the order of a planned month, or undefined if none was created or it was cancelled. @throws Refusal when the
 * month is not planned
 */
async function findCellOrder(trx: store.PlanDb, key: store.SiteCellKey): Promise<PlanOrder | undefined> {
  const cell = await store.lockCell(trx, key)
  if (cell === undefined) throw new Refusal(CHECK_PLAN_ERRORS.notPlanned)
  const { order } = cell
  return order !== null && isOrdered(order.status) ? order : undefined
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** Converts a month of a row. An order that the caller may not see is shown as created, without its number. */
function toCell(
  cell: store.PlanCellRecord | undefined,
  when: { readonly year: number; readonly month: number; readonly today: string },
  viewer: Viewer,
): PlanCell {
  const status = cell?.status ?? null
  const state = planCellState({ planned: cell !== undefined, order: status, ...when })
  return { month: when.month, state, order: state === 'ordered' ? toVisibleOrder(cell, viewer) : null }
}

function toVisibleOrder(cell: store.PlanCellRecord | undefined, viewer: Viewer): PlanOrder | null {
  if (cell === undefined || cell.order_id === null || cell.check_no === null || cell.status === null)
    return null
  const order = {
    status: cell.status,
    announced: cell.announced ?? false,
    checked_dept: cell.checked_dept ?? cell.dept,
    lead_checker: cell.lead_checker ?? '',
    create_by: cell.create_by ?? '',
    checkers: [],
  }
  const isVisible = CHECK_ORDER_VISIBILITY.matches(order, viewer)
  return isVisible ? { id: cell.order_id, checkNo: cell.check_no, status: cell.status } : null
}

type Template = NonNullable<Awaited<ReturnType<typeof store.findActiveTemplate>>>

/** Returns the draft of a planned month, named after its template. */
function toDraft({ year, month, template, dept }: PlanCellKey, source: Template, lead: string): CheckDraft {
  const [planStart, planEnd] = daysOfMonth(year, month)
  const toTitle = (name: string) => (name === '' ? '' : `${name} ${monthText(year, month)}`)
  return {
    id: null,
    version: null,
    template,
    titleZh: toTitle(source.name_zh),
    titleEn: toTitle(source.name_en),
    checkCat: source.check_cat,
    checkedDept: dept,
    area: '',
    basis: '',
    announced: true,
    leadChecker: lead,
    checkers: [],
    planStart,
    planEnd,
    items: [],
  }
}
