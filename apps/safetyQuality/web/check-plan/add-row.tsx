import { DepartmentField } from '@apron/pages/fields'
import { useLanguage, useTexts } from '@apron/sdk'
import { readOf, useAction, useAppQuery } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { Section } from '@apron/ui/page'
import { SelectField } from '@apron/ui/select'
import { useState } from 'react'
import { offeredTemplates } from '../../contract/checks/check-order.calls.ts'
import { addPlanRow, checkPlanOfYear } from '../../contract/checks/check-plan.calls.ts'
import { CHECK_PLAN_TEXTS } from './check-plan.texts.ts'

/** Adds a template and a checked department to the plan of a year. */
export function AddRow({ year }: { readonly year: number }) {
  const texts = useTexts(CHECK_PLAN_TEXTS)
  const language = useLanguage()
  const [template, setTemplate] = useState<string | null>(null)
  const [dept, setDept] = useState<string | null>(null)
  const templates = useAppQuery(offeredTemplates).data ?? []
  const adding = useAction(addPlanRow, {
    answers: readOf(checkPlanOfYear, { query: { year: String(year) } }),
  })

  async function add() {
    if (template === null || dept === null) return
    const outcome = await adding.run({ body: { year, template, dept } })
    if (outcome.done) setDept(null)
  }

  return (
    <Section title={texts.add.title}>
      <div className="sq-plan-add">
        <SelectField
          label={texts.template}
          searchable
          value={template}
          options={templates.map(({ code, nameZh, nameEn }) => ({
            value: code,
            label: `${code} ${(language === 'en' && nameEn) || nameZh}`,
          }))}
          onChange={setTemplate}
        />
        <DepartmentField label={texts.dept} value={dept} onChange={setDept} />
        <Button
          kind="primary"
          busy={adding.busy}
          disabled={template === null || dept === null}
          onClick={() => void add()}
        >
          {texts.add.send}
        </Button>
      </div>
    </Section>
  )
}
