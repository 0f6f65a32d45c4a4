import type { Refusal } from '@apron/contract/errors/refusal'
import type { Confirmer, ConfirmViolation } from '@apron/contract/rules/rights/confirm-decision'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Kysely } from 'kysely'

/** People and permission data for uploads. */
export interface UploadingPeople {
  /** Returns the acting person with their permissions in this transaction. */
  confirmer(db: Kysely<unknown>, userCode: string): Promise<Confirmer>
  /** Returns the refusal shown to a person who may not confirm. @param name application concerned */
  refusal(violation: ConfirmViolation, name: string): Refusal
  /** Returns a person's name for messages. */
  personLabel(db: Kysely<unknown>, userCode: string): Promise<TextPair>
  namesOf(db: Kysely<unknown>, codes: readonly string[]): Promise<ReadonlyMap<string, TextPair>>
}
