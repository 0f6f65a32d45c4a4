import type { Language } from '@apron/contract/dictionary/language'
import { describeFields } from '@apron/contract/records/describe-fields'
import * as field from '@apron/contract/records/fields'
import { controlledFields, RecordFields, useRecordWords } from '@apron/pages/records'
import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { Form } from '@apron/ui/form'
import { Section } from '@apron/ui/page'
import { SelectField } from '@apron/ui/select'
import type { TableColumn } from '@apron/ui/table'
import type { ScannedTool } from '../../contract/desk.calls.ts'
import { loan } from '../../contract/loan.ts'
import { lostReport } from '../../contract/lost-report.ts'
import { CONDITIONS, LOST_PHOTOS_MAX, RETURN_CONDITIONS } from '../../contract/tools.values.ts'
import { BasketTable } from './basket-table.tsx'
import { DESK_TEXTS } from './desk.texts.ts'
import { DeskButtons } from './desk-buttons.tsx'
import { withCondition } from './desk-state.ts'
import type { DeskWork } from './use-desk.ts'

const pieceOnly = { shownWhen: (values: field.FieldValues) => values['pieceMissing'] === true }
const { acReg, description } = lostReport.fields
const DAMAGE = describeFields({
  texts: 'tools.desk',
  fields: {
    photos: field.files(LOST_PHOTOS_MAX, loan.fields.photos.accept, { ...DESK_TEXTS.photos, required: true }),
    pieceMissing: field.flag(DESK_TEXTS.pieceMissing),
    acReg: { ...acReg, ...pieceOnly, upperCase: true },
    pieceText: { ...description, ...DESK_TEXTS.pieceText, ...pieceOnly },
  },
})

/** Shows returned tools, each with its condition. Damaged ones need a photo. */
export function ReturnPanel({ work }: { readonly work: DeskWork }) {
  const texts = useTexts(DESK_TEXTS)
  const words = useRecordWords(DAMAGE)
  const language = useLanguage()
  const { person, returns } = work.desk
  const form = controlledFields(DAMAGE, words, { values: { ...work.desk }, onChange: work.change })
  return (
    <>
      <Section
        title={person === null ? texts.returning : fillText(texts.returnedBy, { ...person })}
        count={returns.length}
        actions={<DeskButtons work={work} label={texts.takeBack} />}
      >
        <BasketTable
          tools={returns.map(({ tool }) => tool)}
          work={work}
          columns={columnsOf(work, texts.condition, language)}
        />
      </Section>
      {returns.some(({ condition }) => condition !== 'OK') && (
        <Section title={texts.damage}>
          <Form label={texts.returning} onSubmit={() => void work.finish()}>
            <RecordFields record={DAMAGE} form={form} />
          </Form>
        </Section>
      )}
    </>
  )
}

function columnsOf(work: DeskWork, label: string, language: Language): TableColumn<ScannedTool>[] {
  const lines = new Map(work.desk.returns.map(line => [line.tool.assetNo, line]))
  const options = RETURN_CONDITIONS.map(value => ({ value, label: CONDITIONS[value][language] }))
  return [
    {
      id: 'borrower',
      labels: DESK_TEXTS.borrower,
      cell: ({ loan: open }) => open?.borrower.name ?? '–',
      width: 128,
    },
    {
      id: 'condition',
      labels: DESK_TEXTS.conditionColumn,
      width: 176,
      cell: ({ assetNo }) => (
        <SelectField
          label={fillText(label, { asset: assetNo })}
          hideLabel
          value={lines.get(assetNo)?.condition ?? 'OK'}
          options={options}
          onChange={chosen => {
            const condition = RETURN_CONDITIONS.find(each => each === chosen) ?? 'OK'
            work.change(withCondition(work.desk, assetNo, condition))
          }}
        />
      ),
    },
  ]
}
