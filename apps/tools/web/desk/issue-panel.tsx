import { describeFields } from '@apron/contract/records/describe-fields'
import { controlledFields, RecordFields, useRecordWords } from '@apron/pages/records'
import { fillText, useTexts } from '@apron/sdk'
import { EmptyState } from '@apron/ui/feedback'
import { Form } from '@apron/ui/form'
import { Section } from '@apron/ui/page'
import { loan } from '../../contract/loan.ts'
import { BasketTable } from './basket-table.tsx'
import { DESK_TEXTS } from './desk.texts.ts'
import { DeskButtons } from './desk-buttons.tsx'
import type { DeskWork } from './use-desk.ts'

const { cardNo, purpose, acReg, dueTime, loadKg, outCondition } = loan.fields
const ISSUE = describeFields({
  texts: 'tools.desk',
  fields: {
    cardNo,
    purpose: { ...purpose, shownWhen: values => values['cardNo'] === '' },
    acReg: { ...acReg, upperCase: true },
    dueTime: { ...dueTime, help: DESK_TEXTS.dueHint },
    loadKg: { ...loadKg, required: true, shownWhen: values => values['needsLoad'] === true },
    outCondition,
  },
})

/** Shows the basket of an issue, and the fields that cannot be scanned. */
export function IssuePanel({ work }: { readonly work: DeskWork }) {
  const texts = useTexts(DESK_TEXTS)
  const words = useRecordWords(ISSUE)
  const { person, basket, ...details } = work.desk
  if (person === null) {
    return (
      <Section title={texts.basket}>
        <EmptyState text={texts.start} />
      </Section>
    )
  }
  const values = { ...details, needsLoad: basket.some(({ toolClass }) => toolClass === 'LF') }
  return (
    <>
      <Section
        title={fillText(texts.issueTo, { name: person.name, code: person.code })}
        actions={<DeskButtons work={work} label={texts.issue} disabled={basket.length === 0} />}
      >
        <Form label={texts.issue} columns={3} onSubmit={() => void work.finish()}>
          <RecordFields
            record={ISSUE}
            form={controlledFields(ISSUE, words, { values, onChange: work.change })}
          />
        </Form>
      </Section>
      <Section title={texts.basket} count={basket.length}>
        <BasketTable tools={basket} work={work} />
      </Section>
    </>
  )
}
