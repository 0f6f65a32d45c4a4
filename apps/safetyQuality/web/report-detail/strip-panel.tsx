import { visibleLength } from '@apron/contract/texts/normalize-text'
import { usePermission, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { DescriptionList } from '@apron/ui/description-list'
import { Alert } from '@apron/ui/feedback'
import { TextField } from '@apron/ui/fields'
import { Form } from '@apron/ui/form'
import { Section, Stack } from '@apron/ui/page'
import { Prose } from '@apron/ui/text'
import { useState } from 'react'
import { openStrip, reportDetail, STRIP_VIEW_PERMISSION } from '../../contract/reports/desk.calls.ts'
import type { DeskReport } from '../../contract/reports/report.entities.ts'
import { REPORT_LIMITS } from '../../contract/reports/report.values.ts'
import { DESK_TEXTS } from '../report-desk/report-desk.texts.ts'
import { useReportFields, useReportWords } from '../voluntary-reports/report-fields.ts'
import { asStrip } from './decrypted-contents.ts'
import { useDecrypted } from './use-decrypted.ts'

interface StripPanelProps {
  readonly report: DeskReport
  readonly identity: string | null
}

/** Shows contact data separately from the report, after a reason that is recorded and shown to the reporter. */
export function StripPanel({ report, identity }: StripPanelProps) {
  const texts = useTexts(DESK_TEXTS).detail.strip
  const mayOpen = usePermission(STRIP_VIEW_PERMISSION)
  const opening = useAction(openStrip, { invalidates: [reportDetail], inPlace: true })
  const [reason, setReason] = useState('')
  const [sealed, setSealed] = useState<string | null>(null)
  if (!report.hasStrip) {
    return (
      <Section title={texts.title}>
        <Prose>{texts.gone}</Prose>
      </Section>
    )
  }
  if (!mayOpen || report.handler === null || identity === null) return null

  async function open(): Promise<void> {
    const outcome = await opening.run({ body: { id: report.id, reason: reason.trim() } })
    if (!outcome.done) return
    setReason('')
    setSealed(outcome.data.strip)
  }

  return (
    <Section title={texts.title}>
      {sealed === null ? (
        <Form
          label={texts.title}
          columns={1}
          onSubmit={() => void open()}
          submit={{
            label: texts.open,
            busy: opening.busy,
            disabled: visibleLength(reason) < REPORT_LIMITS.reasonMin,
          }}
        >
          <TextField
            label={texts.reason}
            value={reason}
            maxLength={REPORT_LIMITS.reason}
            hint={texts.note}
            error={opening.failure}
            onChange={setReason}
          />
        </Form>
      ) : (
        <OpenedStrip identity={identity} sealed={sealed} />
      )}
    </Section>
  )
}

function OpenedStrip({ identity, sealed }: { readonly identity: string; readonly sealed: string }) {
  const texts = useTexts(DESK_TEXTS).detail
  const fieldsOf = useReportFields(useReportWords())
  const decrypted = useDecrypted(identity, [sealed])
  if (decrypted.state !== 'open') {
    return decrypted.state === 'unreadable' ? <Alert meaning="red">{texts.unreadable}</Alert> : null
  }
  const strip = asStrip(decrypted.contents[0])
  if (strip === null) return <Alert meaning="red">{texts.unreadable}</Alert>
  return (
    <Stack>
      {strip.mode === 'ANON' ? (
        <Prose>{texts.strip.anonymous}</Prose>
      ) : (
        <div className="sq-original">
          <DescriptionList columns={1} items={fieldsOf.strip(strip)} />
        </div>
      )}
    </Stack>
  )
}
