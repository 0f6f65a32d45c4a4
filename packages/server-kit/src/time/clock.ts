/** The one source of time in the server. Tests inject their own. */
export interface Clock {
  now(): Date
}

/** The clock of this machine. */
export const systemClock: Clock = { now: () => new Date() }
