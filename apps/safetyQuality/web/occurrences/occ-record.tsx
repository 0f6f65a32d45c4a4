import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { RecordHistory } from '@apron/pages/record'
import { FileFacts } from '@apron/pages/records'
import { useNavigate, useTexts } from '@apron/sdk'
import { Button, TextButton } from '@apron/ui/button'
import { DescriptionList, factsOf } from '@apron/ui/description-list'
import { Alert } from '@apron/ui/feedback'
import { Columns, Section, Stack } from '@apron/ui/page'
import { RecordHeader } from '@apron/ui/record-header'
import { useState } from 'react'
import type { OccDetail } from '../../contract/occurrences/occurrence.entities.ts'
import {
  OCC_STATUS_TEXTS,
  type OccAction,
  REPORT_TYPE_TEXTS,
} from '../../contract/occurrences/occurrence.values.ts'
import { occLink } from '../../contract/rules/occurrences/occurrence-link.ts'
import { useReportFields, useReportWords } from '../voluntary-reports/report-fields.ts'
import { type DialogAction, OccDecision } from './occ-decision.tsx'
import { OccState } from './occ-state.tsx'
import { AUTHORITY_TEXTS, OCC_ACTION_TEXTS, OCC_HISTORY_TEXTS, OCC_TEXTS } from './occurrence.texts.ts'
import { useOccActions } from './use-occ-actions.ts'

/** Buttons from left to right, the main one last. */
const BUTTONS = ['edit', 'return', 'review', 'send', 'close'] as const satisfies OccAction[]

/** Shows one report with its actions and history. */
export function OccRecord({ report }: { readonly report: OccDetail }) {
  const texts = useTexts(OCC_TEXTS)
  const types = useTexts(REPORT_TYPE_TEXTS)
  const labels = useTexts(OCC_ACTION_TEXTS)
  const navigate = useNavigate()
  const actions = useOccActions(report, texts.record.conflict)
  const [decision, setDecision] = useState<DialogAction | null>(null)
  const visibleActions = BUTTONS.filter(action => report.actions.includes(action))
  const reason = report.history.find(({ action }) => action === 'return')?.remark

  function perform(action: (typeof BUTTONS)[number]): void {
    if (action === 'edit') navigate(occLink(report))
    else if (action === 'review') void actions.review()
    else setDecision(action)
  }

  return (
    <Stack>
      <RecordHeader
        title={report.title}
        number={report.reportNo ?? '–'}
        state={<OccState status={report.status} mandatoryDeadline={report.mandatoryDeadline} />}
        facts={[types[report.reportType], `${texts.record.author} ${report.author.name}`]}
        actions={visibleActions.map(action => (
          <Button
            key={action}
            kind={action === visibleActions.at(-1) ? 'primary' : 'quiet'}
            disabled={actions.busy}
            onClick={() => perform(action)}
          >
            {labels[action]}
          </Button>
        ))}
      />
      {report.status === 'RETURNED' && reason !== undefined && (
        <Alert meaning="amber" title={texts.record.returned}>
          {reason}
        </Alert>
      )}
      <Columns main={<OccFacts report={report} />} side={<OccHistory history={report.history} />} />
      {decision !== null && report.actions.includes(decision) && (
        <OccDecision report={report} action={decision} actions={actions} onClose={() => setDecision(null)} />
      )}
    </Stack>
  )
}

/** Shows the content of the report. */
function OccFacts({ report }: { readonly report: OccDetail }) {
  const texts = useTexts(OCC_TEXTS)
  const authorities = useTexts(AUTHORITY_TEXTS)
  const fieldsOf = useReportFields(useReportWords())
  const navigate = useNavigate()
  const { acReg: _acReg, pair, ...labels } = texts.field
  const { notifiedAuthority, customerNotified, mandatoryDeadline, ...details } = report.details
  const filledDetails = Object.fromEntries(
    Object.entries(details).filter(([, value]) => value !== null && value !== ''),
  )
  return (
    <>
      <Section title={texts.record.facts}>
        <DescriptionList items={fieldsOf.event(report.event)} />
      </Section>
      <Section title={texts.section.details}>
        <DescriptionList
          items={[
            ...factsOf(labels, {
              ...filledDetails,
              mandatoryDeadline: wireMinute(mandatoryDeadline),
              notifiedAuthority: notifiedAuthority.map(each => authorities[each]).join(' · '),
              customerNotified: customerNotified ? texts.yes : texts.no,
            }),
            ...factsOf(texts.record, {
              submittedAt: wireMinute(report.submittedAt),
              ...(report.receiptNo === ''
                ? {}
                : { receipt: `${report.receiptNo} · ${report.receiptDate ?? ''}` }),
            }),
            ...report.pairs.map(({ id, reportNo, title }) => ({
              id,
              label: pair,
              value: (
                <TextButton onClick={() => navigate({ page: '/occurrenceDetail', query: { id } })}>
                  {reportNo ?? (title || texts.untitled)}
                </TextButton>
              ),
            })),
          ]}
        />
      </Section>
      {report.attachments.length > 0 && (
        <Section title={texts.section.attachments}>
          <FileFacts label={texts.section.attachments} files={report.attachments} />
        </Section>
      )}
    </>
  )
}

/** Shows the history of the report, newest first. */
function OccHistory({ history }: Pick<OccDetail, 'history'>) {
  return (
    <RecordHistory
      entries={history}
      actions={useTexts(OCC_HISTORY_TEXTS)}
      states={useTexts(OCC_STATUS_TEXTS)}
      meanings={{ return: 'amber' }}
    />
  )
}
