import { wireMinute } from '@apron/contract/wire/wire-time'
import { RecordPage } from '@apron/pages/record'
import {
  RecordEditor,
  RecordEditorPage,
  RecordFacts,
  RecordFields,
  type RecordFieldsProps,
  RecordWork,
  recordLink,
} from '@apron/pages/records'
import { useLanguage, useQueryParam, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { LinkButton } from '@apron/ui/button'
import { EmptyState } from '@apron/ui/feedback'
import { Section } from '@apron/ui/page'
import { SelectField } from '@apron/ui/select'
import { NamedRows } from '@apron/ui/table'
import { useState } from 'react'
import { loan } from '../../contract/loan.ts'
import { listToolTypes, type ToolDetail, tool } from '../../contract/tool.ts'
import { nameOfTool } from '../tool-name.ts'
import { LEDGER_TEXTS } from './ledger.texts.ts'

const OTHER_FIELDS = Object.entries(tool.fields)
  .filter(([name, field]) => field.readOnly !== true && name !== 'assetNo' && name !== 'typeNo')
  .map(([name]) => name)
const CALIBRATION = ['calDue', 'certFile', 'holdReason'] as const
const LOANS_SHOWN = 10

/** `/tools/tool?id=…`; without an id a new tool. */
export default function ToolPage() {
  const texts = useTexts(LEDGER_TEXTS)
  if (useQueryParam('id') === null) {
    return (
      <RecordEditorPage record={tool} page="/tool" list="/ledger">
        {form => <ToolFields form={form} />}
      </RecordEditorPage>
    )
  }
  return (
    <RecordPage
      call={tool.calls.detail}
      titleOf={({ assetNo }) => assetNo}
      gone={texts.gone}
      list={{ page: '/ledger', label: texts.back }}
    >
      {row => <ToolRecord row={row} />}
    </RecordPage>
  )
}

function ToolRecord({ row }: { readonly row: ToolDetail }) {
  const texts = useTexts(LEDGER_TEXTS)
  const language = useLanguage()
  const [isChanged, setChanged] = useState(false)
  return (
    <RecordWork
      record={tool}
      row={row}
      list="/ledger"
      facts={[nameOfTool(row, language), row.typeNo, row.crib]}
      unsaved={isChanged ? texts.unsaved : undefined}
      aside={<RecentLoans assetNo={row.assetNo} />}
    >
      <Section title={texts.calibration}>
        <RecordFacts record={tool} row={{ ...row }} names={CALIBRATION} />
      </Section>
      <RecordEditor key={row.version} record={tool} saved={row} page="/tool" onChanged={setChanged}>
        {form => <ToolFields form={form} saved={row} />}
      </RecordEditor>
    </RecordWork>
  )
}

interface ToolFieldsProps {
  readonly form: RecordFieldsProps['form']
  readonly saved?: ToolDetail
}

/** The fields of a tool, its type from the list of types. */
function ToolFields({ form, saved }: ToolFieldsProps) {
  const language = useLanguage()
  const { data: types = [] } = useAppQuery(listToolTypes, {})
  const { value, onChange, ...field } = form.field('typeNo')
  const record = saved === undefined ? null : { ...saved }
  return (
    <>
      <RecordFields record={tool} form={form} saved={record} names={['assetNo']} />
      <SelectField
        {...field}
        value={typeof value === 'string' && value !== '' ? value : null}
        onChange={chosen => onChange(chosen ?? '')}
        options={types.map(type => ({
          value: type.typeNo,
          label: `${type.typeNo} ${nameOfTool(type, language)}`,
        }))}
        searchable
      />
      <RecordFields record={tool} form={form} saved={record} names={OTHER_FIELDS} />
    </>
  )
}

/** The last loans of a tool that the person may see. */
function RecentLoans({ assetNo }: { readonly assetNo: string }) {
  const texts = useTexts(LEDGER_TEXTS)
  const body = { current: 1, size: LOANS_SHOWN, queryCriteria: { text: assetNo } }
  const { data } = useAppQuery(loan.calls.queryPage, { body })
  const loans = data?.records ?? []
  return (
    <Section title={texts.loans} count={loans.length}>
      {data !== undefined && loans.length === 0 ? (
        <EmptyState text={texts.noLoans} />
      ) : (
        <NamedRows
          label={texts.loans}
          rows={loans.map(row => ({
            id: row.id,
            name: `${row.borrower.name} ${wireMinute(row.outTime)} ${row.cardNo}`,
            actions: (
              <LinkButton kind="plain" size="small" href={recordLink(loan, '/loan', row)}>
                {row.loanNo}
              </LinkButton>
            ),
          }))}
        />
      )}
    </Section>
  )
}
