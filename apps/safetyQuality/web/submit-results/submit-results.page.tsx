import { useCloseQuestion, useDirty, useHost, useNavigate, useTexts } from '@apron/sdk'
import { Button, LinkButton } from '@apron/ui/button'
import { useConfirm } from '@apron/ui/confirm'
import { DescriptionList } from '@apron/ui/description-list'
import { EmptyState } from '@apron/ui/feedback'
import { CheckField } from '@apron/ui/fields'
import { Page, PageHeader, Section, Stack } from '@apron/ui/page'
import { RecordHeader } from '@apron/ui/record-header'
import { Prose } from '@apron/ui/text'
import { useState } from 'react'
import { formatReceiptCode } from '../../contract/rules/sealing/receipt-code.ts'
import { setReceipt, useReceipt } from '../voluntary-reports/page-memory.ts'
import { RECEIPT_TEXTS } from './submit-results.texts.ts'

const HOME = '/voluntaryReportingHome'

/** Page `/safetyQuality/SubmitResults`: shows the code and the receipt once. */
export default function SubmitResultsPage() {
  const texts = useTexts(RECEIPT_TEXTS)
  const host = useHost()
  const navigate = useNavigate()
  const { confirm, dialog } = useConfirm()
  const receipt = useReceipt()
  const [isSaved, setSaved] = useState(false)
  const isUnsaved = receipt !== null && !isSaved
  useDirty(isUnsaved)
  // The receipt stays while the tab is open and is forgotten with it.
  useCloseQuestion(async () => {
    const { title, message } = texts.leave
    const mayClose = !isUnsaved || (await confirm({ title, message, danger: true }))
    if (mayClose) setReceipt(null)
    return mayClose
  })

  if (receipt === null) {
    return (
      <Page>
        <PageHeader title={texts.page} />
        <EmptyState
          text={texts.gone}
          action={<LinkButton href={`/safetyQuality${HOME}`}>{texts.again}</LinkButton>}
        />
      </Page>
    )
  }
  const code = formatReceiptCode(receipt.code)
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(code)
    host.toast('success', texts.copied)
  }
  function finish(): void {
    setSaved(false)
    setReceipt(null)
    navigate({ page: HOME }, { replace: true })
  }

  return (
    <Page>
      <RecordHeader title={texts.title} facts={[receipt.date]} />
      <Section title={texts.code} actions={<Button onClick={() => void copy()}>{texts.copy}</Button>}>
        <Stack>
          <strong className="sq-code">{code}</strong>
          <Prose>{texts.only}</Prose>
        </Stack>
      </Section>
      <Section title={texts.proof}>
        <Stack>
          <DescriptionList
            columns={1}
            items={[
              { id: 'date', label: texts.facts.date, value: receipt.date },
              {
                id: 'signature',
                label: texts.facts.signature,
                value: <span className="sq-signature">{receipt.signature}</span>,
                mono: true,
              },
            ]}
          />
          <Prose>{texts.proofNote}</Prose>
        </Stack>
      </Section>
      <div className="sq-ways">
        <CheckField label={texts.saved} checked={isSaved} onChange={setSaved} />
        <Button kind="primary" disabled={!isSaved} onClick={finish}>
          {texts.finish}
        </Button>
      </div>
      {dialog}
    </Page>
  )
}
