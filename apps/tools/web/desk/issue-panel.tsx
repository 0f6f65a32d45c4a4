import { DictionaryField } from '@apron/pages/fields'
import { fillText, useTexts } from '@apron/sdk'
import { useDictionaries } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { DateTimeField } from '@apron/ui/date-fields'
import { EmptyState } from '@apron/ui/feedback'
import { NumberField, TextField } from '@apron/ui/fields'
import { Form } from '@apron/ui/form'
import { Section } from '@apron/ui/page'
import { loan } from '../../contract/loan.ts'
import { BasketTable } from './basket-table.tsx'
import { DESK_TEXTS } from './desk.texts.ts'
import type { DeskWork } from './use-desk.ts'

const DICTIONARIES = ['LOAN_REASON'] as const
const LOAD = loan.fields.loadKg

/** The basket of an issue, with what is not scanned. */
export function IssuePanel({ work }: { readonly work: DeskWork }) {
  const texts = useTexts(DESK_TEXTS)
  const dictionaries = useDictionaries(DICTIONARIES)
  const { desk, change, issueDetails, setIssueDetails } = work
  const { person, basket, cardNo, acReg } = desk
  if (person === null) {
    return (
      <Section title={texts.basket}>
        <EmptyState text={texts.start} />
      </Section>
    )
  }
  const needsLoad = basket.some(({ toolClass }) => toolClass === 'LF')
  return (
    <>
      <Section
        title={fillText(texts.issueTo, { name: person.name, code: person.code })}
        actions={
          <>
            <Button disabled={work.busy} onClick={work.clear}>
              {texts.clear}
            </Button>
            <Button
              kind="primary"
              busy={work.busy}
              disabled={basket.length === 0}
              onClick={() => void work.finish()}
            >
              {texts.issue}
            </Button>
          </>
        }
      >
        <Form label={texts.issue} columns={3} onSubmit={() => void work.finish()}>
          <TextField
            label={texts.cardNo}
            value={cardNo}
            maxLength={loan.fields.cardNo.maxLength}
            onChange={value => change({ ...desk, cardNo: value })}
            mono
          />
          {cardNo === '' && (
            <DictionaryField
              label={texts.purpose}
              dictionaries={dictionaries}
              code="LOAN_REASON"
              value={issueDetails.purpose}
              onChange={purpose => setIssueDetails({ purpose })}
            />
          )}
          <TextField
            label={texts.acReg}
            value={acReg}
            maxLength={loan.fields.acReg.maxLength}
            onChange={value => change({ ...desk, acReg: value.toUpperCase() })}
            mono
          />
          <DateTimeField
            label={texts.due}
            hint={texts.dueHint}
            value={issueDetails.dueTime}
            onChange={dueTime => setIssueDetails({ dueTime })}
          />
          {needsLoad && (
            <NumberField
              label={texts.load}
              value={issueDetails.loadKg}
              min={LOAD.min}
              max={LOAD.max}
              onChange={loadKg => setIssueDetails({ loadKg })}
              required
            />
          )}
          <TextField
            label={texts.outCondition}
            value={issueDetails.outCondition}
            maxLength={loan.fields.outCondition.maxLength}
            onChange={outCondition => setIssueDetails({ outCondition })}
          />
        </Form>
      </Section>
      <Section title={texts.basket} count={basket.length}>
        <BasketTable tools={basket} work={work} emptyText={texts.basketEmpty} />
      </Section>
    </>
  )
}
