import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { readOf, useAction } from '@apron/sdk/query'
import { IconButton } from '@apron/ui/button'
import { IconTrash } from '@apron/ui/icons'
import { checkPlanOfYear, removePlanRow } from '../../contract/checks/check-plan.calls.ts'
import type { CheckPlan, PlanRow } from '../../contract/checks/check-plan.entities.ts'
import { CHECK_PLAN_TEXTS } from './check-plan.texts.ts'
import { PlanCellView } from './plan-cell.tsx'

/** Shows the plan as a table in a container that scrolls sideways. */
export function PlanTable({ plan }: { readonly plan: CheckPlan }) {
  const texts = useTexts(CHECK_PLAN_TEXTS)
  const months = new Intl.DateTimeFormat(useLanguage(), { month: 'short', timeZone: 'UTC' })
  const label = fillText(texts.table, { year: String(plan.year) })
  return (
    // The section around it is the landmark of this name.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- the keyboard scrolls it; a fieldset is for fields
    <div role="group" className="sq-plan-frame" aria-label={label} tabIndex={0}>
      <table className="sq-plan" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{texts.template}</th>
            {Array.from({ length: 12 }, (_, index) => (
              <th key={index} scope="col">
                {months.format(new Date(Date.UTC(plan.year, index)))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.rows.map(row => (
            <tr key={`${row.template.code} ${row.dept.code}`}>
              <th scope="row">
                <RowHead row={row} year={plan.year} />
              </th>
              {row.cells.map(cell => (
                <td key={cell.month}>
                  <PlanCellView row={row} cell={cell} year={plan.year} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RowHead({ row, year }: { readonly row: PlanRow; readonly year: number }) {
  const texts = useTexts(CHECK_PLAN_TEXTS)
  const removing = useAction(removePlanRow, {
    answers: readOf(checkPlanOfYear, { query: { year: String(year) } }),
  })
  const { template, dept, inForce, cells } = row
  const name = `${template.code} ${dept.name}`
  const isPlanned = cells.some(({ state }) => state !== 'empty')
  return (
    <div className="sq-plan-row">
      <div>
        {`${template.code} ${template.name}`}
        {!inForce && ` (${texts.retired})`}
        <span className="sq-plan-dept">{dept.name}</span>
      </div>
      {!isPlanned && (
        <IconButton
          label={fillText(texts.remove, { row: name })}
          icon={<IconTrash size={18} stroke={1.5} />}
          size="small"
          disabled={removing.busy}
          onClick={() => void removing.run({ body: { year, template: template.code, dept: dept.code } })}
        />
      )}
    </div>
  )
}
