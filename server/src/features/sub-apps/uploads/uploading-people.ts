import type { Refusal } from '@apron/contract/errors/refusal'
import type { Confirmer, ConfirmHindrance } from '@apron/contract/rules/rights/confirm-decision'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Kysely } from 'kysely'

/** What uploads need to know of people and their rights. */
export interface UploadingPeople {
  /** Who acts, as they are in this transaction. */
  confirmer(db: Kysely<unknown>, userCode: string): Promise<Confirmer>
  /** What somebody reads who may not confirm. @param name of what they may not confirm */
  refusal(hindrance: ConfirmHindrance, name: string): Refusal
  /** Somebody as a message names them. */
  whoIs(db: Kysely<unknown>, userCode: string): Promise<TextPair>
  namesOf(db: Kysely<unknown>, codes: readonly string[]): Promise<ReadonlyMap<string, TextPair>>
}
