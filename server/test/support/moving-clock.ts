import type { MachineClock } from '../../src/platform/clock/clock-guard.ts'

interface Amount {
  readonly seconds?: number
  readonly minutes?: number
  readonly days?: number
}

const msOf = ({ seconds = 0, minutes = 0, days = 0 }: Amount) =>
  ((days * 24 * 60 + minutes) * 60 + seconds) * 1000

/** A clock that a test moves instead of waiting. */
export class MovingClock implements MachineClock {
  #ahead = 0
  #jumped = 0

  now(): Date {
    return new Date(Date.now() + this.#ahead + this.#jumped)
  }

  monotonicMs(): number {
    return performance.now() + this.#ahead
  }

  /** Time passes, for every clock. */
  forward(amount: Amount): void {
    this.#ahead += msOf(amount)
  }

  /** The machine's clock is set to another time; no time passes. */
  jump(amount: Amount): void {
    this.#jumped += msOf(amount)
  }

  /** What another clock would show that was not set. */
  elsewhere(time: Date): Date {
    return new Date(time.getTime() + this.#ahead)
  }
}
