import { wireMinute } from '@apron/contract/wire/wire-time'
import { useHost, useSession, useTexts } from '@apron/sdk'
import { readOf, useAction } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { DateTimeField } from '@apron/ui/date-fields'
import { NumberField, TextField } from '@apron/ui/fields'
import { Section } from '@apron/ui/page'
import { Faint } from '@apron/ui/text'
import { useState } from 'react'
import { bookHours, type CardWork, readCardWork, removeHours } from '../../contract/card-work.ts'
import { type JobCardDetail, jobCard } from '../../contract/job-card.ts'
import { WARN_HOURS } from '../../contract/rules/hours.ts'
import { EXECUTE_TEXTS } from './execute.texts.ts'

interface HoursSectionProps {
  readonly row: JobCardDetail
  readonly work: CardWork
}

const EMPTY = { start: null as string | null, end: null as string | null, breakMinutes: 0, note: '' }

/** Man-hours booked on a card. */
export function HoursSection({ row, work }: HoursSectionProps) {
  const texts = useTexts(EXECUTE_TEXTS)
  const host = useHost()
  const me = useSession().user?.code
  const [typed, setTyped] = useState(EMPTY)
  const invalidates = [readCardWork, jobCard.calls.detail]
  const booking = useAction(bookHours, { done: texts.booked, invalidates })
  const removing = useAction(removeHours, {
    answers: readOf(readCardWork, { query: { id: row.id } }),
    invalidates: [jobCard.calls.detail],
  })

  async function book(): Promise<void> {
    const { start, end, breakMinutes, note } = typed
    if (start === null || end === null) return
    const outcome = await booking.run({ body: { id: row.id, start, end, breakMinutes, note } })
    if (!outcome.done) return
    setTyped(EMPTY)
    if (outcome.data.dayHours > WARN_HOURS) host.toast('warning', texts.manyHours)
  }

  return (
    <Section title={texts.hours} count={row.actualHours ?? 0}>
      {work.hours.length === 0 && <Faint>{texts.noHours}</Faint>}
      <ul className="wc-hours">
        {work.hours.map(({ id, user, start, end, hours, note }) => (
          <li key={id}>
            <span>
              {user.name} · {wireMinute(start)} – {wireMinute(end)} · {hours} h {note}
            </span>
            {work.mayBookHours && user.code === me && (
              <Button
                size="small"
                busy={removing.busy}
                onClick={() => void removing.run({ body: { id: row.id, booking: id } })}
              >
                {texts.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {work.mayBookHours && (
        <div className="wc-book">
          <DateTimeField
            label={texts.start}
            value={typed.start}
            onChange={start => setTyped({ ...typed, start })}
          />
          <DateTimeField label={texts.end} value={typed.end} onChange={end => setTyped({ ...typed, end })} />
          <NumberField
            label={texts.break}
            min={0}
            max={600}
            precision={0}
            value={typed.breakMinutes}
            onChange={value => setTyped({ ...typed, breakMinutes: value ?? 0 })}
          />
          <TextField
            label={texts.note}
            maxLength={200}
            value={typed.note}
            onChange={note => setTyped({ ...typed, note })}
          />
          <Button
            busy={booking.busy}
            disabled={typed.start === null || typed.end === null}
            onClick={() => void book()}
          >
            {texts.book}
          </Button>
        </div>
      )}
    </Section>
  )
}
