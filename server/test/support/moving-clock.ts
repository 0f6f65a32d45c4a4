import type { Clock } from '@apron/contract/sub-apps/server-plugin'

/** A clock that a test moves forward instead of waiting. */
export class MovingClock implements Clock {
  #ahead = 0

  now(): Date {
    return new Date(Date.now() + this.#ahead)
  }

  forward(amount: { readonly seconds?: number; readonly minutes?: number; readonly days?: number }): void {
    const { seconds = 0, minutes = 0, days = 0 } = amount
    this.#ahead += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000
  }
}
