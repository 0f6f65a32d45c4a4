import { useCall, useLanguage, useNavigate, useTexts } from '@apron/sdk'
import { TextField } from '@apron/ui/fields'
import { Form } from '@apron/ui/form'
import { Page, PageHeader, Section, Stack } from '@apron/ui/page'
import { useState } from 'react'
import { reportProgress } from '../../contract/reports/report.calls.ts'
import { REPORT_ERRORS } from '../../contract/reports/report.errors.ts'
import { normalizePaperCode } from '../../contract/rules/sealing/paper-code.ts'
import { formatReceiptCode, RECEIPT_CODE } from '../../contract/rules/sealing/receipt-code.ts'
import { setCheckedCode } from '../voluntary-reports/page-memory.ts'
import { solveChallenge } from '../voluntary-reports/solve-challenge.ts'
import { useAttempt } from '../voluntary-reports/use-attempt.ts'
import { CODE_TEXTS } from './i-need-check.texts.ts'
import { ReceiptCheck } from './receipt-check.tsx'

/** Page `/safetyQuality/INeedCheck`: finds the report of a code. The code never appears in an address. */
export default function INeedCheckPage() {
  const texts = useTexts(CODE_TEXTS)
  const language = useLanguage()
  const call = useCall()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { attempt, isBusy, failure, setFailure } = useAttempt()

  async function check(): Promise<void> {
    const code = normalizePaperCode(typed)
    if (!new RegExp(RECEIPT_CODE).test(code)) return setFailure(REPORT_ERRORS.noReport[language])
    await attempt(async () => {
      const work = await solveChallenge(call, code)
      setCheckedCode({ code, progress: await call(reportProgress, { body: { code, work } }) })
      navigate({ page: '/voluntaryReportingCheck' })
    })
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
              submit={{ label: texts.check, kind: 'primary', busy: isBusy, disabled: typed.trim() === '' }}
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
                onBlur={() => setTyped(formatReceiptCode(normalizePaperCode(typed)))}
              />
            </Form>
          </Section>
          <ReceiptCheck />
        </Stack>
      </div>
    </Page>
  )
}
