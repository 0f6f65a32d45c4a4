import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { RecordEditorPage, RecordFields, type RecordFieldsProps, recordLink } from '@apron/pages/records'
import { useLanguage, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { LinkButton } from '@apron/ui/button'
import { EmptyState } from '@apron/ui/feedback'
import { Section } from '@apron/ui/page'
import { NamedRows } from '@apron/ui/table'
import { loan } from '../../contract/loan.ts'
import { tool } from '../../contract/tool.ts'
import { listToolTypes } from '../../contract/tool-type.ts'
import { nameOfTool } from '../tool-columns.ts'
import { LEDGER_TEXTS } from './ledger.texts.ts'

const CALIBRATION = ['calDue', 'certFile', 'holdReason'] as const
const LOANS_SHOWN = 10

/** Page `/tools/tool?id=…`. Without an id a new tool. */
export default function ToolPage() {
  const language = useLanguage()
  return (
    <RecordEditorPage
      record={tool}
      page="/tool"
      list="/ledger"
      facts={CALIBRATION}
      layout={row => ({
        facts: [nameOfTool(row, language), row.typeNo, row.crib],
        aside: <RecentLoans assetNo={row.assetNo} />,
      })}
    >
      {form => <ToolFields form={form} />}
    </RecordEditorPage>
  )
}

function ToolFields({ form }: Pick<RecordFieldsProps, 'form'>) {
  const language = useLanguage()
  const { data: types = [] } = useAppQuery(listToolTypes, {})
  const typeNo = types.map(type => ({
    value: type.typeNo,
    label: `${type.typeNo} ${nameOfTool(type, language)}`,
  }))
  return <RecordFields record={tool} form={form} options={{ typeNo }} />
}

/** Lists the latest loans of a tool that the person may see. */
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
