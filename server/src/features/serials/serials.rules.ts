/** `{prefix}-{year}-{number}`; a number that outgrows its digits gets longer, it is never cut. */
export function serialNumber(prefix: string, year: number, number: number, digits: 4 | 6): string {
  return `${prefix}-${year}-${String(number).padStart(digits, '0')}`
}
