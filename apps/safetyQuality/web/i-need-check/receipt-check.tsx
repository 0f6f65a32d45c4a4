import { fillText, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { DateField } from '@apron/ui/date-fields'
import { Alert } from '@apron/ui/feedback'
import { TextField } from '@apron/ui/fields'
import { Form } from '@apron/ui/form'
import { Section, Stack } from '@apron/ui/page'
import { useState } from 'react'
import { verifyReceipt } from '../../contract/reports/report.calls.ts'
import { parseReceiptCode } from '../../contract/rules/sealing/receipt-code.ts'
import { CODE_TEXTS } from './i-need-check.texts.ts'

type Verdict = 'genuine' | 'wrong' | 'incomplete'

/** Form that checks whether a printed receipt is genuine. */
export function ReceiptCheck() {
  const labels = useTexts(CODE_TEXTS)
  const texts = labels.receipt
  const verifying = useAction(verifyReceipt)
  const [code, setCode] = useState('')
  const [date, setDate] = useState<string | null>(null)
  const [signature, setSignature] = useState('')
  const [verdict, setVerdict] = useState<Verdict | null>(null)

  async function verify(): Promise<void> {
    const receiptCode = parseReceiptCode(code)
    const trimmedSignature = signature.replaceAll(/\s/g, '')
    if (code.trim() === '' || date === null || trimmedSignature === '') return setVerdict('incomplete')
    // A malformed code or signature cannot be genuine.
    if (receiptCode === null || !/^[\w-]{86}$/.test(trimmedSignature)) return setVerdict('wrong')
    setVerdict(null)
    const outcome = await verifying.run({ body: { code: receiptCode, date, signature: trimmedSignature } })
    if (outcome.done) setVerdict(outcome.data.genuine ? 'genuine' : 'wrong')
  }

  return (
    <Section title={texts.title}>
      <Stack>
        <Form
          label={texts.form}
          columns={3}
          onSubmit={() => void verify()}
          submit={{ label: texts.check, busy: verifying.busy }}
        >
          <TextField label={labels.code} mono value={code} maxLength={40} onChange={setCode} />
          <DateField label={texts.date} value={date} onChange={setDate} />
          <TextField label={texts.signature} mono value={signature} maxLength={200} onChange={setSignature} />
        </Form>
        {verdict !== null && (
          <Alert meaning={verdict === 'genuine' ? 'green' : 'amber'}>
            {fillText(texts[verdict], { date: date ?? '' })}
          </Alert>
        )}
      </Stack>
    </Section>
  )
}
