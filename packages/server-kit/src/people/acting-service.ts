import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Kysely } from 'kysely'

/** A role, post or permission: the basis on which somebody may act. */
export type ActingGround = { readonly role: string } | { readonly post: string } | { readonly right: string }

/** Criteria of a search for people who may act. */
export type ActingQuery = ActingGround & {
  /** The sub-application concerned. A delegation may be restricted to certain sub-applications. */
  readonly application: string
  /** Departments, one of which must match. Any if left out. */
  readonly departments?: readonly string[]
  /** Three-letter code of the site that must match. Any if left out. */
  readonly site?: string
}

/** A person who may act, for themselves or for somebody else. One person may have both entries. */
export interface Actor {
  readonly userCode: string
  /** The delegator. Null if they act for themselves. */
  readonly forCode: string | null
  readonly delegationId: string | null
}

/** Finds out who may act now, including delegations, by the data and the clock of the database. */
export interface ActingService {
  /** Returns everybody who may act, holders first. @param db the transaction that depends on the result */
  candidates(db: Kysely<unknown>, request: ActingQuery): Promise<Actor[]>
  /**
   * Returns how somebody may act, or null. Own permissions take precedence over delegated ones. The transaction locks
   * the delegation until its end, so that it is either revoked before and not valid, or revoked afterwards.
   */
  actorOf(db: Kysely<unknown>, userCode: string, request: ActingQuery): Promise<Actor | null>
  /**
   * Records an action on behalf of somebody, for the details of the delegation. Does nothing for people who acted for
   * themselves.
   */
  recordAct(
    db: Kysely<unknown>,
    actor: Actor,
    act: { readonly what: TextPair; readonly url: string },
  ): Promise<void>
}
