import type { Clock } from '@apron/server-kit/time/clock'

interface Amount {
  readonly seconds?: number
  readonly minutes?: number
  readonly days?: number
}

const msOf = ({ seconds = 0, minutes = 0, days = 0 }: Amount) =>
  ((days * 24 * 60 + minutes) * 60 + seconds) * 1000

/** A clock that tests move instead of waiting. */
export class MovingClock implements Clock {
  #ahead = 0

  now(): Date {
    return new Date(Date.now() + this.#ahead)
  }

  /** Moves the clock forward; a negative amount moves it back. */
  forward(amount: Amount): void {
    this.#ahead += msOf(amount)
  }
}
