import type { FlowTemplate } from '@apron/contract/flow/flow'
import { getFlowDefinition, getFlowTemplate, startFlow } from '@apron/contract/flow/flow.calls'
import type { FormValues } from '@apron/contract/flow/form-values'
import { getSerialNumber } from '@apron/contract/lists/serial.calls'
import { failureText, newId, useHost, useNavigate, useQueryParam, useTab, useTexts } from '@apron/sdk'
import { useAction, useAppQuery } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { Alert, EmptyState, ErrorState, Skeleton } from '@apron/ui/feedback'
import { Form } from '@apron/ui/form'
import { Page, PageHeader, Section } from '@apron/ui/page'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FLOW_PATHS } from '../../../paths.ts'
import { detailTexts } from '../detail/detail.texts.ts'
import { flowTexts } from '../flow.texts.ts'
import { FormSection, focusFirstProblem } from '../form/form-section.tsx'
import { useFlowForm } from '../form/use-flow-form.ts'
import { FLOW_QUERIES, useFlowHints } from '../shared/flow-hints.ts'
import { startedLink } from '../shared/links.ts'

/** Serial number series of processes (FLOW-04). */
const SERIES = 'AP'
const EMPTY: FormValues = {}
const everything = () => true

/** `/flow/startTaskApply?kind=…`: fills in and submits the form of a process (FLOW-04). */
export default function ApplyPage() {
  const t = useTexts(flowTexts)
  const kind = useQueryParam('kind') ?? ''
  const model = useAppQuery(getFlowTemplate, kind === '' ? null : { query: { kind } })
  const templateId = model.data?.templateId
  const template = useAppQuery(getFlowDefinition, templateId === undefined ? null : { query: { templateId } })
  const error = model.error ?? template.error

  function content(): ReactNode {
    if (kind === '') return <EmptyState text={t.apply.noProcess} />
    if (error !== null) {
      return (
        <ErrorState
          text={failureText(error)}
          onRetry={() => void (model.error === null ? template : model).refetch()}
        />
      )
    }
    if (template.data === undefined) return <Skeleton lines={12} />
    return <ApplyForm key={template.data.templateId} template={template.data} />
  }
  return <Page>{content()}</Page>
}

function ApplyForm({ template }: { readonly template: FlowTemplate }) {
  const t = useTexts(flowTexts)
  const words = useTexts(detailTexts)
  const host = useHost()
  const tab = useTab()
  const navigate = useNavigate()
  const hints = useFlowHints()
  const frame = useRef<HTMLDivElement>(null)
  // Reused for every attempt, so that a lost response does not start a second process.
  const [id] = useState(newId)
  const serial = useAppQuery(getSerialNumber, { query: { code: SERIES } })
  const draftKey = `flow.start.${template.kind}`
  const form = useFlowForm({ template, start: EMPTY, mayEdit: everything, draftKey, title: template.name })
  const start = useAction(startFlow, {
    done: t.apply.submitted,
    invalidates: [...FLOW_QUERIES, getSerialNumber],
    inPlace: true,
  })
  useEffect(() => {
    tab.setTitle(template.name)
  }, [tab, template.name])

  async function submit(): Promise<void> {
    if (start.busy || serial.data === undefined) return
    if (!form.check()) return focusFirstProblem(frame.current)
    const outcome = await start.run({
      body: { id, templateId: template.templateId, serial: serial.data, values: form.submittedValues },
    })
    if (!outcome.done) {
      if (form.showServerError(outcome.error)) focusFirstProblem(frame.current)
      return
    }
    form.draft.forget()
    hints.refreshCounts()
    const { insId, state } = outcome.data
    // The tab closes first, because closing the active tab navigates to the previous one and would leave the
    // process.
    await host.closeTab(tab.id, { force: true })
    navigate(startedLink({ insId, state, serial: serial.data }))
  }

  return (
    <div ref={frame} className="ap-page-part">
      <PageHeader
        title={template.name}
        {...(serial.data === undefined ? {} : { number: serial.data })}
        back={{ label: t.back.start, href: FLOW_PATHS.start }}
      />
      {serial.error !== null && (
        <Alert
          meaning="amber"
          action={<Button onClick={() => void serial.refetch()}>{t.apply.again}</Button>}
        >
          {failureText(serial.error)}
        </Alert>
      )}
      <Section title={words.form}>
        <Form
          label={template.name}
          columns={1}
          onSubmit={() => void submit()}
          actions={
            <Button kind="primary" type="submit" busy={start.busy} disabled={serial.data === undefined}>
              {t.apply.submit}
            </Button>
          }
        >
          {start.failure !== null && form.problems.size === 0 && <Alert meaning="red">{start.failure}</Alert>}
          <FormSection template={template} form={form} mayEdit={everything} draftKey={draftKey} />
        </Form>
      </Section>
    </div>
  )
}
