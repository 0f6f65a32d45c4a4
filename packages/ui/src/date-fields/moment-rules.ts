/** A day and a time of that day as a field holds them while it is filled in. */
export interface MomentParts {
  /** 'YYYY-MM-DD' */
  readonly day: string | null
  /** As it was typed, 'HH:mm' once it is a time. */
  readonly clock: string
}

const TYPED = /^(\d{1,2})[:：.]?(\d{2})$/
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** What was typed as 'HH:mm' when it is a time, such as 8:30 or 0830; else as it was typed. */
export function fitClock(typed: string): string {
  const [, hours = '', minutes = ''] = TYPED.exec(typed.trim()) ?? []
  const clock = `${hours.padStart(2, '0')}:${minutes}`
  return CLOCK.test(clock) ? clock : typed.trim()
}

const isWhole = ({ day, clock }: MomentParts) => day !== null && CLOCK.test(clock)

/** What `momentOf` made, in its two parts; seconds are not shown. */
export function partsOf(moment: string | null): MomentParts {
  const [day = '', ...typed] = moment?.split(' ') ?? []
  return { day: day === '' ? null : day, clock: typed.join(' ').slice(0, 'HH:mm'.length) }
}

/** 'YYYY-MM-DD HH:mm:00'; while a part is missing or wrong what there is of both, which is no moment; null for nothing. */
export function momentOf(parts: MomentParts): string | null {
  const { day, clock } = parts
  if (day === null && clock.trim() === '') return null
  return `${day ?? ''} ${clock}${isWhole(parts) ? ':00' : ''}`
}

/** What is wrong with it, by the word that says so: a part is missing, or what was typed is no time. */
export function momentFault(moment: string | null): 'momentIncomplete' | 'clockWrong' | null {
  const parts = partsOf(moment)
  if (moment === null || isWhole(parts)) return null
  const { clock } = parts
  return clock.trim() === '' || CLOCK.test(clock) ? 'momentIncomplete' : 'clockWrong'
}
