/** The only source of time in the server. Tests inject their own. */
export interface Clock {
  now(): Date
}

/** The system clock. */
export const systemClock: Clock = { now: () => new Date() }
