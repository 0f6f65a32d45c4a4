import { useTexts } from '@apron/sdk'
import { Status, type StatusProps } from '@apron/ui/status'
import { REPORT_STATE_TEXTS, type ReportState } from '../../contract/reports/report.values.ts'

const MEANINGS = {
  RECEIVED: 'amber',
  TRIAGE: 'info',
  INFO_REQ: 'neutral',
  REDIRECTED: 'neutral',
  MERGED: 'neutral',
  INVESTIGATING: 'info',
  ACTION: 'info',
  CLOSING: 'amber',
  CLOSED: 'green',
  PUBLISHED: 'green',
} as const satisfies Record<ReportState, StatusProps['meaning']>

/** Shows the state of a report. Amber states await the office. */
export function ReportStateMark({ state }: { readonly state: ReportState }) {
  const texts = useTexts(REPORT_STATE_TEXTS)
  return <Status meaning={MEANINGS[state]}>{texts[state]}</Status>
}
