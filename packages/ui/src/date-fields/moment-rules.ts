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

/** 'YYYY-MM-DD HH:mm:ss' in two parts; seconds are not shown. */
export function partsOf(moment: string | null): MomentParts {
  const [day = null, time = ''] = moment?.split(' ') ?? []
  return { day, clock: time.slice(0, 'HH:mm'.length) }
}

/** 'YYYY-MM-DD HH:mm:00'; null while a part is missing or wrong. */
export function momentOf({ day, clock }: MomentParts): string | null {
  return day !== null && CLOCK.test(clock) ? `${day} ${clock}:00` : null
}
