import { fillText, useNavigate, useTexts } from '@apron/sdk'
import { readOf, useAction } from '@apron/sdk/query'
import { Button, IconButton } from '@apron/ui/button'
import { IconPlus, IconX } from '@apron/ui/icons'
import { Status, type StatusProps } from '@apron/ui/status'
import { queryCheckOrders } from '../../contract/checks/check-order.calls.ts'
import { checkPlanOfYear, makePlannedOrder, setPlanCell } from '../../contract/checks/check-plan.calls.ts'
import type { PlanCell, PlanRow } from '../../contract/checks/check-plan.entities.ts'
import { orderLink } from '../../contract/rules/checks/order-link.ts'
import { monthText, type PlanCellState } from '../../contract/rules/checks/plan-cell.ts'
import { CheckState } from '../shared/check-state.tsx'
import { CHECK_PLAN_TEXTS } from './check-plan.texts.ts'

export const MEANINGS = {
  empty: 'neutral',
  planned: 'neutral',
  missing: 'red',
  ordered: 'green',
} as const satisfies Record<PlanCellState, StatusProps['meaning']>

interface PlanCellProps {
  readonly row: PlanRow
  readonly cell: PlanCell
  readonly year: number
}

/** One month of a row: its state and the buttons to plan it or create its order. */
export function PlanCellView({ row, cell, year }: PlanCellProps) {
  const texts = useTexts(CHECK_PLAN_TEXTS)
  const navigate = useNavigate()
  const planQuery = readOf(checkPlanOfYear, { query: { year: String(year) } })
  const setting = useAction(setPlanCell, { answers: planQuery })
  const making = useAction(makePlannedOrder, {
    invalidates: [checkPlanOfYear, queryCheckOrders],
    done: order => fillText(texts.made, { no: order.checkNo }),
  })
  const { state, order, month } = cell
  const key = { year, template: row.template.code, dept: row.dept.code, month }
  const buttonName = (text: string) =>
    fillText(text, { row: `${row.template.code} ${row.dept.name}`, month: monthText(year, month) })

  function setPlanned(planned: boolean) {
    if (!setting.busy) void setting.run({ body: { ...key, planned } })
  }

  async function make() {
    const outcome = await making.run({ body: key })
    if (outcome.done) navigate(orderLink(outcome.data))
  }

  if (state === 'ordered') {
    return (
      <div className="sq-plan-cell">
        {order === null ? (
          <Status meaning={MEANINGS.ordered}>{texts.hidden}</Status>
        ) : (
          <>
            <a href={orderLink(order)}>{order.checkNo}</a>
            <CheckState status={order.status} dueInDays={null} />
          </>
        )}
      </div>
    )
  }
  const isPlanned = state !== 'empty'
  // One button toggles, so that it keeps the focus.
  return (
    <div className="sq-plan-cell">
      {isPlanned && <Status meaning={MEANINGS[state]}>{texts.state[state]}</Status>}
      <div className="sq-plan-keys">
        {isPlanned && row.inForce && (
          <Button
            size="small"
            busy={making.busy}
            aria-label={buttonName(texts.makeFor)}
            onClick={() => void make()}
          >
            {texts.make}
          </Button>
        )}
        <IconButton
          label={buttonName(isPlanned ? texts.unplan : texts.plan)}
          icon={isPlanned ? <IconX size={18} stroke={1.5} /> : <IconPlus size={18} stroke={1.5} />}
          size="small"
          disabled={!isPlanned && !row.inForce}
          aria-disabled={setting.busy || undefined}
          onClick={() => setPlanned(!isPlanned)}
        />
      </div>
    </div>
  )
}
