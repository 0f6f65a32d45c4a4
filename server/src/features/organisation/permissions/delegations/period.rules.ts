import { timeOfWire } from '@apron/contract/wire/formats/wire-time'

const DAY_MS = 86_400_000

/** A half-open period. Without an end it is permanent. */
export interface Period {
  readonly from: Date
  readonly until: Date | null
}

/**
 * Returns the period of whole days at the sites. One that starts today starts now. @param today yyyy-MM-dd @throws
 * RangeError for an invalid date
 */
export function periodOfDays(
  { validFrom, validTo }: { readonly validFrom: string; readonly validTo: string | null },
  { now, today }: { readonly now: Date; readonly today: string },
): Period {
  return {
    from: validFrom === today ? now : startOf(validFrom),
    until: validTo === null ? null : new Date(startOf(validTo).getTime() + DAY_MS),
  }
}

function startOf(day: string): Date {
  const start = timeOfWire(`${day} 00:00:00`)
  if (start === null) throw new RangeError(`no such day: ${day}`)
  return start
}
