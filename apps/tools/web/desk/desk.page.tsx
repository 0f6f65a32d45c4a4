import { isComposing } from '@apron/contract/rules/forms/is-composing'
import { UnsavedGuard } from '@apron/pages/record'
import { useNavigate, usePageTitle, usePermission, useQueryParam, useTexts } from '@apron/sdk'
import { LinkButton } from '@apron/ui/button'
import { Alert } from '@apron/ui/feedback'
import { TextField } from '@apron/ui/fields'
import { Page, PageHeader, Section } from '@apron/ui/page'
import { CodeScan } from '@apron/ui/scan'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { DESK_TEXTS } from './desk.texts.ts'
import { IssuePanel } from './issue-panel.tsx'
import { OpenLoans } from './open-loans.tsx'
import { ReturnPanel } from './return-panel.tsx'
import { useDesk } from './use-desk.ts'

/** Page `/tools/desk`: tools are issued and returned by scanner or keyboard. Messages open it with `?loan=…`. */
export default function DeskPage() {
  const texts = useTexts(DESK_TEXTS)
  const work = useDesk()
  const mayIssue = usePermission('tools:loan:issue')
  const mayReturn = usePermission('tools:loan:return')
  const mayWork = mayIssue || mayReturn
  const [typed, setTyped] = useState('')
  const { desk, problem, lostReportId } = work
  const field = useRef<HTMLInputElement>(null)
  useMessageLoan()
  // A scanner types into the focused element. Runs each time the tab is shown.
  useEffect(() => field.current?.focus(), [])

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
    event.preventDefault()
    work.scan(typed)
    setTyped('')
  }

  return (
    <Page>
      <PageHeader
        title={usePageTitle()}
        actions={
          <>
            <LinkButton href="/tools/counts">{texts.counts}</LinkButton>
            <LinkButton href="/tools/loans">{texts.loans}</LinkButton>
          </>
        }
      />
      {mayWork && (
        <Section title={texts.scan}>
          {/* Enter scans only in this field; other fields keep their keys. */}
          <div onKeyDown={handleKeyDown} role="presentation">
            <TextField
              ref={field}
              label={texts.scan}
              hideLabel
              hint={texts.scanHint}
              value={typed}
              onChange={setTyped}
              autoComplete="off"
              maxLength={64}
              mono
            />
          </div>
          <CodeScan {...texts.camera} onCode={work.scan} />
        </Section>
      )}
      {problem !== null && <Alert meaning="red">{problem}</Alert>}
      {lostReportId !== null && (
        <Alert
          meaning="amber"
          action={<LinkButton href={`/tools/lostReport?id=${lostReportId}`}>{texts.openLost}</LinkButton>}
        >
          {texts.lostOpened}
        </Alert>
      )}
      {mayWork && (desk.returns.length > 0 ? <ReturnPanel work={work} /> : <IssuePanel work={work} />)}
      {work.isOpen && <UnsavedGuard onSave={work.finish} onDiscard={work.clear} />}
      <Section title={texts.openLoans}>
        <OpenLoans />
      </Section>
    </Page>
  )
}

/** Opens the loan of a message. */
function useMessageLoan(): void {
  const navigate = useNavigate()
  const id = useQueryParam('loan')
  useEffect(() => {
    if (id !== null) navigate({ page: '/loan', query: { id } }, { replace: true })
  }, [id, navigate])
}
