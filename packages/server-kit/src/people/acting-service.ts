import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Kysely } from 'kysely'

/** What somebody must be to act: one of the three. */
export type ActingGround = { readonly role: string } | { readonly post: string } | { readonly right: string }

/** Who is looked for, and for what. */
export type ActingWish = ActingGround & {
  /** The sub-application that it is about; a delegation counts in those alone that it names. */
  readonly application: string
  /** Departments in one of which it must count; left out: wherever. */
  readonly departments?: readonly string[]
  /** Three-letter code of the site where it must count; left out: wherever. */
  readonly site?: string
}

/** Somebody who may act, by themselves or for somebody else. Both may hold of one person. */
export interface Actor {
  readonly userCode: string
  /** Whom they act for; null: themselves. */
  readonly forCode: string | null
  readonly delegationId: string | null
}

/** Who may act now, delegations included, as the store knows it at that moment and by its clock. */
export interface ActingService {
  /** Everybody who may, holders first. @param db the transaction in which it matters */
  candidates(db: Kysely<unknown>, wish: ActingWish): Promise<Actor[]>
  /**
   * Whether somebody may, decided inside the given transaction: a delegation that it rests on is held until the end of it, so that
   * it is either revoked before, and counts no more, or after. What they hold themselves comes before what they act by; null: they may not.
   */
  actorOf(db: Kysely<unknown>, userCode: string, wish: ActingWish): Promise<Actor | null>
  /** Writes down what was done for somebody, for the details of the delegation; does nothing for who acted for themselves. */
  note(
    db: Kysely<unknown>,
    actor: Actor,
    act: { readonly what: TextPair; readonly url: string },
  ): Promise<void>
}
