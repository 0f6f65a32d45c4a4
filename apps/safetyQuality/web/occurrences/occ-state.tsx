import { fillText, serverNow, useTexts } from '@apron/sdk'
import { Status, type StatusProps } from '@apron/ui/status'
import { useState } from 'react'
import type { OccRow } from '../../contract/occurrences/occurrence.entities.ts'
import { OCC_STATUS_TEXTS, type OccStatus } from '../../contract/occurrences/occurrence.values.ts'
import { hoursUntil } from '../../contract/rules/reports/report-clock.ts'
import { OCC_TEXTS } from './occurrence.texts.ts'

const MEANINGS = {
  DRAFT: 'neutral',
  SUBMITTED: 'info',
  REVIEW: 'info',
  SENT: 'green',
  CLOSED: 'green',
  RETURNED: 'amber',
} as const satisfies Record<OccStatus, StatusProps['meaning']>

/** States in which the deadline still runs. */
const RUNNING: ReadonlySet<OccStatus> = new Set(['SUBMITTED', 'REVIEW', 'RETURNED'])
/** Hours before a deadline from which it counts as near. */
const NEAR_HOURS = 12

/** Shows the state of a report, with the hours left if its deadline is near or missed. */
export function OccState({ status, mandatoryDeadline }: Pick<OccRow, 'status' | 'mandatoryDeadline'>) {
  const texts = useTexts(OCC_STATUS_TEXTS)
  const { clock } = useTexts(OCC_TEXTS)
  const [now] = useState(serverNow)
  const isRunning = mandatoryDeadline !== null && RUNNING.has(status)
  const hours = isRunning ? hoursUntil(mandatoryDeadline, now) : null
  return (
    <span className="sq-state">
      <Status meaning={MEANINGS[status]} open={status === 'SUBMITTED'}>
        {texts[status]}
      </Status>
      {hours !== null && hours < NEAR_HOURS && (
        <Status meaning={hours < 0 ? 'red' : 'amber'}>
          {fillText(hours < 0 ? clock.over : clock.left, { n: String(Math.abs(hours)) })}
        </Status>
      )}
    </span>
  )
}
