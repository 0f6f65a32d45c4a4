/** The series that forms take a number from before anything is saved; all others are counted by the feature that owns them. */
const OPEN_SERIES: ReadonlyMap<string, 4 | 6> = new Map([['AP', 6]])

/** How many digits a number of this series has; null when numbers of it are not given out on request. */
export function digitsOfSeries(code: string): 4 | 6 | null {
  return OPEN_SERIES.get(code) ?? null
}

/** `{prefix}-{year}-{number}`; a number that outgrows its digits gets longer, it is never cut. */
export function serialNumber(prefix: string, year: number, number: number, digits: 4 | 6): string {
  return `${prefix}-${year}-${String(number).padStart(digits, '0')}`
}
