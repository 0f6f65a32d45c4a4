/** The series that forms take a number from before anything is saved; all others are counted by the feature that owns them. */
const OPEN_SERIES: ReadonlyMap<string, 4 | 6> = new Map([['AP', 6]])

/** How many digits a number of this series has; null when numbers of it are not given out on request. */
export function digitsOfSeries(code: string): 4 | 6 | null {
  return OPEN_SERIES.get(code) ?? null
}

/** A number that was offered stays with the person for so long when nothing was saved under it. ms */
export const OFFER_MS = 86_400_000

/** Whether somebody who asks again gets the number of before. */
export function isOfferGood(
  offer: { readonly year: number; readonly offered_at: Date },
  year: number,
  now: Date,
): boolean {
  return offer.year === year && now.getTime() - offer.offered_at.getTime() < OFFER_MS
}

/** `{prefix}-{year}-{number}`; a number that outgrows its digits gets longer, it is never cut. */
export function serialNumber(prefix: string, year: number, number: number, digits: 4 | 6): string {
  return `${prefix}-${year}-${String(number).padStart(digits, '0')}`
}
