import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'

/** A record with a version, incremented by each change. */
export interface Versioned {
  readonly version: number
}

/**
 * Checks that a save is based on the current version. @param seen version that the caller changed; null for a new
 * record
 * @param name name of a new record @throws Refusal if the name is taken, or the record is gone or has changed
 */
export function requireCurrentVersion(before: Versioned | null, seen: number | null, name: string): void {
  if (seen === null && before !== null) throw new Refusal(SERVER_ERRORS.alreadyThere, { name })
  if (seen !== null && before === null) throw new Refusal(SERVER_ERRORS.notFound)
  if (before !== null && before.version !== seen) throw new Refusal(SERVER_ERRORS.conflict)
}
