import type { FailureCause, LoadFailureInfo } from '../loading/load-state.ts'

/** Reason why a sub-application could not be shown. */
export class SubAppFailure extends Error {
  readonly failureCause: FailureCause

  constructor(cause: FailureCause, message: string) {
    super(message)
    this.name = 'SubAppFailure'
    this.failureCause = cause
  }
}

/**
 * Returns the text and details for the failure card. Any error of the application itself counts as a crash.
 */
export function failureInfo(error: unknown): LoadFailureInfo {
  if (error instanceof SubAppFailure) return { cause: error.failureCause, details: error.message }
  return {
    cause: 'crashed',
    details: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }
}
