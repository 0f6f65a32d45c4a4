/**
 * Series whose numbers forms may request before saving. The features that own the other series assign their numbers.
 */
const OPEN_SERIES: ReadonlyMap<string, 4 | 6> = new Map([['AP', 6]])

/** Returns the number of digits of a series, or null if its numbers cannot be requested. */
export function digitsOfSeries(code: string): 4 | 6 | null {
  return OPEN_SERIES.get(code) ?? null
}

/** Milliseconds for which an unused offered number is kept for the person. */
export const OFFERED_SERIAL_MS = 86_400_000

/** Returns true if a repeated request gets the same number. */
export function isOfferValid(
  offer: { readonly year: number; readonly offered_at: Date },
  year: number,
  now: Date,
): boolean {
  return offer.year === year && now.getTime() - offer.offered_at.getTime() < OFFERED_SERIAL_MS
}

/** Formats `{prefix}-{year}-{number}`. A number with more digits is not cut. */
export function serialNumber(prefix: string, year: number, number: number, digits: 4 | 6): string {
  return `${prefix}-${year}-${String(number).padStart(digits, '0')}`
}
