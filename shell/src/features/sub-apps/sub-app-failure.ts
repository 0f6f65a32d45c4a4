import type { FailureCause, LoadFailureInfo } from './load-state.ts'

/** Why a sub-application could not be shown. */
export class SubAppFailure extends Error {
  readonly failureCause: FailureCause

  constructor(cause: FailureCause, message: string) {
    super(message)
    this.name = 'SubAppFailure'
    this.failureCause = cause
  }
}

/** What the card says, and what it offers to copy. Whatever an application throws itself is a crash. */
export function failureInfo(error: unknown): LoadFailureInfo {
  if (error instanceof SubAppFailure) return { cause: error.failureCause, details: error.message }
  return {
    cause: 'crashed',
    details: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }
}
