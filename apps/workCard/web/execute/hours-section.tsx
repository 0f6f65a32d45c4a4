import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { useHost, useSession, useTexts } from '@apron/sdk'
import { readOf, useAction } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { DateTimeField } from '@apron/ui/date-fields'
import { NumberField, TextField } from '@apron/ui/fields'
import { Section } from '@apron/ui/page'
import { NamedRows } from '@apron/ui/table'
import { Faint } from '@apron/ui/text'
import { useState } from 'react'
import { bookHours, type CardWork, readCardWork, removeHours } from '../../contract/card-work.ts'
import { type JobCardDetail, jobCard } from '../../contract/job-card.ts'
import { WARN_DAY_HOURS } from '../../contract/rules/hours.ts'
import { EXECUTE_TEXTS } from './execute.texts.ts'

const EMPTY = { start: null as string | null, end: null as string | null, breakMinutes: 0, note: '' }

/** Shows the man-hours booked on a card. */
export function HoursSection({ row, work }: { readonly row: JobCardDetail; readonly work: CardWork }) {
  const { id, actualHours } = row
  const texts = useTexts(EXECUTE_TEXTS)
  const me = useSession().user?.code
  const removing = useAction(removeHours, {
    answers: readOf(readCardWork, { query: { id } }),
    invalidates: [jobCard.calls.detail],
  })
  const remove = (booking: string) => (
    <Button size="small" busy={removing.busy} onClick={() => void removing.run({ body: { id, booking } })}>
      {texts.remove}
    </Button>
  )
  return (
    <Section title={texts.hours} count={actualHours ?? 0}>
      {work.hours.length === 0 && <Faint>{texts.noHours}</Faint>}
      <NamedRows
        label={texts.hours}
        rows={work.hours.map(({ id: booking, user, start, end, hours, note }) => ({
          id: booking,
          name: `${user.name} · ${wireMinute(start)} – ${wireMinute(end)} · ${hours} h ${note}`,
          actions: work.mayBookHours && user.code === me && remove(booking),
        }))}
      />
      {work.mayBookHours && <Booking id={id} />}
    </Section>
  )
}

/** Form that books hours of the person on the card. */
function Booking({ id }: { readonly id: string }) {
  const texts = useTexts(EXECUTE_TEXTS)
  const host = useHost()
  const [typed, setTyped] = useState(EMPTY)
  const { start, end } = typed
  const change = (part: Partial<typeof EMPTY>) => setTyped({ ...typed, ...part })
  const booking = useAction(bookHours, {
    done: texts.booked,
    invalidates: [readCardWork, jobCard.calls.detail],
  })

  async function book(): Promise<void> {
    if (start === null || end === null) return
    const outcome = await booking.run({ body: { ...typed, id, start, end } })
    if (!outcome.done) return
    setTyped(EMPTY)
    if (outcome.data.dayHours > WARN_DAY_HOURS) host.toast('warning', texts.manyHours)
  }

  return (
    <div className="wc-book">
      <DateTimeField label={texts.start} value={start} onChange={value => change({ start: value })} />
      <DateTimeField label={texts.end} value={end} onChange={value => change({ end: value })} />
      <NumberField
        label={texts.break}
        min={0}
        max={600}
        precision={0}
        value={typed.breakMinutes}
        onChange={value => change({ breakMinutes: value ?? 0 })}
      />
      <TextField label={texts.note} maxLength={200} value={typed.note} onChange={note => change({ note })} />
      <Button busy={booking.busy} disabled={start === null || end === null} onClick={() => void book()}>
        {texts.book}
      </Button>
    </div>
  )
}
