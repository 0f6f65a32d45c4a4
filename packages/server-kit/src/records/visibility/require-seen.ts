import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'

/** A record that says how often it was changed. */
export interface Versioned {
  readonly version: number
}

/**
 * Whether a record may be saved over what is there. @param seen the version that the person changed; null for a new one
 * @param name what a new one would be called @throws Refusal when it is taken, gone, or was changed since
 */
export function requireSeen(before: Versioned | null, seen: number | null, name: string): void {
  if (seen === null && before !== null) throw new Refusal(SERVER_ERRORS.alreadyThere, { name })
  if (seen !== null && before === null) throw new Refusal(SERVER_ERRORS.notFound)
  if (before !== null && before.version !== seen) throw new Refusal(SERVER_ERRORS.conflict)
}
