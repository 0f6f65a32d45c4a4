import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { fillText, serverNow, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Prose } from '@apron/ui/text'
import { useEffect, useState } from 'react'
import { hoursUntil, reportClock } from '../../contract/rules/reports/report-clock.ts'
import { OCC_TEXTS } from './occurrence.texts.ts'

const MINUTE_MS = 60_000

interface ReportClockNoteProps {
  readonly eventDate: string | null
  readonly timeBand: string | null
  readonly onUse: (deadline: string) => void
}

/** Shows the deadlines of a mandatory report, with the hours left. */
export function ReportClockNote({ eventDate, timeBand, onUse }: ReportClockNoteProps) {
  const texts = useTexts(OCC_TEXTS).clock
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = window.setInterval(() => setNow(serverNow()), MINUTE_MS)
    return () => window.clearInterval(timer)
  }, [])
  const clock = reportClock(eventDate, timeBand)
  if (clock === null) return <Prose>{`${texts.label} · ${texts.none}`}</Prose>
  return (
    <fieldset className="sq-choices">
      <legend>{texts.label}</legend>
      {(['urgent', 'other'] as const).map(each => {
        const hours = hoursUntil(clock[each], now) ?? 0
        const remaining = fillText(hours < 0 ? texts.over : texts.left, { n: String(Math.abs(hours)) })
        return (
          <p key={each}>
            {`${texts[each]} · ${wireMinute(clock[each])} · ${remaining} `}
            <Button size="small" onClick={() => onUse(clock[each])}>
              {texts.use}
            </Button>
          </p>
        )
      })}
    </fieldset>
  )
}
