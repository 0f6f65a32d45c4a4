/** A day and a time of that day while the field is being filled in. */
export interface MomentParts {
  /** 'YYYY-MM-DD' */
  readonly day: string | null
  /** The typed text. 'HH:mm' once it is a valid time. */
  readonly clock: string
}

const TYPED_TIME = /^(\d{1,2})[:：.]?(\d{2})$/
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** Returns a typed time such as 8:30 or 0830 as 'HH:mm'. Returns other text unchanged. */
export function normalizeTime(typed: string): string {
  const [, hours = '', minutes = ''] = TYPED_TIME.exec(typed.trim()) ?? []
  const clock = `${hours.padStart(2, '0')}:${minutes}`
  return CLOCK.test(clock) ? clock : typed.trim()
}

const isComplete = ({ day, clock }: MomentParts) => day !== null && CLOCK.test(clock)

/** Splits a result of `joinMoment` into its two parts. Drops the seconds. */
export function splitMoment(moment: string | null): MomentParts {
  const [day = '', ...typed] = moment?.split(' ') ?? []
  return { day: day === '' ? null : day, clock: typed.join(' ').slice(0, 'HH:mm'.length) }
}

/**
 * Returns 'YYYY-MM-DD HH:mm:00', or null if both parts are empty. If a part is missing or wrong, returns the incomplete
 * text.
 */
export function joinMoment(parts: MomentParts): string | null {
  const { day, clock } = parts
  if (day === null && clock.trim() === '') return null
  return `${day ?? ''} ${clock}${isComplete(parts) ? ':00' : ''}`
}

/** Returns the key of the error text: a part is missing, or the time is not valid. */
export function momentProblem(moment: string | null): 'momentIncomplete' | 'clockWrong' | null {
  const parts = splitMoment(moment)
  if (moment === null || isComplete(parts)) return null
  const { clock } = parts
  return clock.trim() === '' || CLOCK.test(clock) ? 'momentIncomplete' : 'clockWrong'
}
