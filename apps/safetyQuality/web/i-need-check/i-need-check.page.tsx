import { CallError, failureText, useCall, useLanguage, useNavigate, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { TextField } from '@apron/ui/fields'
import { Form } from '@apron/ui/form'
import { Page, PageHeader, Section, Stack } from '@apron/ui/page'
import { useState } from 'react'
import { reportProgress } from '../../contract/reports/report.calls.ts'
import { REPORT_ERRORS } from '../../contract/reports/report.errors.ts'
import { spelledFromPaper } from '../../contract/rules/sealing/paper-code.ts'
import { RECEIPT_CODE, shownReceiptCode } from '../../contract/rules/sealing/receipt-code.ts'
import { keepChecked } from '../voluntary-reports/page-memory.ts'
import { workFor } from '../voluntary-reports/work.ts'
import { CODE_TEXTS } from './i-need-check.texts.ts'
import { ReceiptCheck } from './receipt-check.tsx'

/** Page `/safetyQuality/INeedCheck`: finds the report of a code. The code never appears in an address. */
export default function INeedCheckPage() {
  const texts = useTexts(CODE_TEXTS)
  const language = useLanguage()
  const call = useCall()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function check(): Promise<void> {
    const code = spelledFromPaper(typed)
    if (!new RegExp(RECEIPT_CODE).test(code)) return setFailure(REPORT_ERRORS.noReport[language])
    setBusy(true)
    setFailure(null)
    try {
      const work = await workFor(call, code)
      keepChecked({ code, progress: await call(reportProgress, { body: { code, work } }) })
      navigate({ page: '/voluntaryReportingCheck' })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Page>
      <PageHeader
        title={texts.title}
        back={{ label: texts.toHome, href: '/safetyQuality/voluntaryReportingHome' }}
      />
      <div spellCheck={false}>
        <Stack>
          <Section title={texts.byCode}>
            <Form
              label={texts.form}
              columns={1}
              onSubmit={() => void check()}
              actions={
                <Button type="submit" kind="primary" busy={isBusy} disabled={typed.trim() === ''}>
                  {texts.check}
                </Button>
              }
            >
              <TextField
                label={texts.code}
                mono
                width={420}
                value={typed}
                maxLength={40}
                hint={isBusy ? texts.checking : texts.hint}
                error={failure}
                onChange={setTyped}
                onBlur={() => setTyped(shownReceiptCode(spelledFromPaper(typed)))}
              />
            </Form>
          </Section>
          <ReceiptCheck />
        </Stack>
      </div>
    </Page>
  )
}
