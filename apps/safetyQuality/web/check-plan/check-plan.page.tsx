import { QueryState } from '@apron/pages/record'
import { fillText, serverNow, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { EmptyState } from '@apron/ui/feedback'
import { Page, PageHeader, Section } from '@apron/ui/page'
import { SelectField } from '@apron/ui/select'
import { Status } from '@apron/ui/status'
import { useState } from 'react'
import { checkPlanOfYear } from '../../contract/checks/check-plan.calls.ts'
import { PLAN_YEARS } from '../../contract/values.ts'
import { AddRow } from './add-row.tsx'
import { CHECK_PLAN_TEXTS } from './check-plan.texts.ts'
import { MEANINGS } from './plan-cell.tsx'
import { PlanTable } from './plan-table.tsx'

/** Number of years offered before and after this one. */
const YEARS_AROUND = 3

/** Page `/safetyQuality/checkPlan`: the checks that a site plans for one year. */
export default function CheckPlanPage() {
  const texts = useTexts(CHECK_PLAN_TEXTS)
  const [thisYear] = useState(() => serverNow().getFullYear())
  const [year, setYear] = useState(thisYear)
  const query = useAppQuery(checkPlanOfYear, { query: { year: String(year) } })
  const { data: plan } = query
  const years = Array.from({ length: 2 * YEARS_AROUND + 1 }, (_, index) => thisYear - YEARS_AROUND + index)
    .filter(each => each >= PLAN_YEARS.first && each <= PLAN_YEARS.last)
    .map(each => ({ value: String(each), label: String(each) }))

  function renderPlan() {
    if (plan === undefined) return <QueryState query={query} lines={8} />
    if (plan.rows.length === 0) return <EmptyState text={texts.empty} />
    return <PlanTable plan={plan} />
  }

  return (
    <Page>
      <PageHeader
        title={texts.title}
        actions={
          <div className="sq-plan-year">
            <SelectField
              label={texts.year}
              value={String(year)}
              options={years}
              onChange={chosen => setYear(Number(chosen))}
            />
          </div>
        }
      />
      <Section title={fillText(texts.table, { year: String(year) })}>
        <ul className="sq-plan-legend" aria-label={texts.legend}>
          {(['planned', 'ordered', 'missing'] as const).map(state => (
            <li key={state}>
              <Status meaning={MEANINGS[state]}>{texts.state[state]}</Status>
            </li>
          ))}
        </ul>
        {renderPlan()}
      </Section>
      {plan !== undefined && <AddRow year={year} />}
    </Page>
  )
}
