export const WARN_DAY_HOURS = 12
export const MAX_DAY_HOURS = 16

export interface Period {
  readonly start: Date
  readonly end: Date
  readonly breakMinutes: number
}

/** Returns the man-hours of a period, with one decimal. */
export function computeHours({ start, end, breakMinutes }: Period): number {
  const minutes = (end.getTime() - start.getTime()) / 60_000 - breakMinutes
  return Math.round(minutes / 6) / 10
}

export const overlaps = (one: Omit<Period, 'breakMinutes'>, other: Omit<Period, 'breakMinutes'>): boolean =>
  one.start < other.end && other.start < one.end
