/** A day and a time of that day while the field is being filled in. */
export interface MomentParts {
  /** 'YYYY-MM-DD' */
  readonly day: string | null
  /** The typed text. 'HH:mm' once it is a valid time. */
  readonly clock: string
}

const TYPED = /^(\d{1,2})[:：.]?(\d{2})$/
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** Returns a typed time such as 8:30 or 0830 as 'HH:mm'. Returns other text unchanged. */
export function normalizeTime(typed: string): string {
  const [, hours = '', minutes = ''] = TYPED.exec(typed.trim()) ?? []
  const clock = `${hours.padStart(2, '0')}:${minutes}`
  return CLOCK.test(clock) ? clock : typed.trim()
}

const isWhole = ({ day, clock }: MomentParts) => day !== null && CLOCK.test(clock)

/** Splits a result of `momentOf` into its two parts. Drops the seconds. */
export function partsOf(moment: string | null): MomentParts {
  const [day = '', ...typed] = moment?.split(' ') ?? []
  return { day: day === '' ? null : day, clock: typed.join(' ').slice(0, 'HH:mm'.length) }
}

/**
 * Returns 'YYYY-MM-DD HH:mm:00', or null if both parts are empty. If a part is missing or wrong, returns the incomplete
 * text.
 */
export function momentOf(parts: MomentParts): string | null {
  const { day, clock } = parts
  if (day === null && clock.trim() === '') return null
  return `${day ?? ''} ${clock}${isWhole(parts) ? ':00' : ''}`
}

/** Returns the key of the error text: a part is missing, or the time is not valid. */
export function momentFault(moment: string | null): 'momentIncomplete' | 'clockWrong' | null {
  const parts = partsOf(moment)
  if (moment === null || isWhole(parts)) return null
  const { clock } = parts
  return clock.trim() === '' || CLOCK.test(clock) ? 'momentIncomplete' : 'clockWrong'
}
