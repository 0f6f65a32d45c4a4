import type { Language } from '@apron/contract/entities/language'
import type { WantedRights } from '@apron/contract/rules/rights/rights-decision'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Kysely } from 'kysely'
import type { AdministrationLine } from '../../../platform/log/audited.ts'
import type { ChangeKind } from './rights-changes.tables.ts'

/** A change that was looked at and is sound; nothing of it is written yet. */
export interface PreparedChange<Saved = unknown> {
  readonly kind: ChangeKind
  /** Employee number or code of the role. */
  readonly target: string
  readonly name: TextPair
  /** What was asked for, to be prepared again when it is confirmed. */
  readonly wanted: unknown
  readonly rights: WantedRights
  readonly given: readonly string[]
  readonly taken: readonly string[]
  /** Where links and codes would go; empty when that is not part of it. */
  readonly contact: string
  /** People who would have guarded rights by it. */
  readonly people: readonly string[]
  write(): Promise<Saved>
  /** Returns its line in the audit, if it is made without a second administrator. */
  line(saved: Saved): AdministrationLine
  /** People to notify, if it is made without a second administrator. */
  readonly informs: readonly string[]
}

/** Prepares a change once more, with the store as it is now. @throws Refusal when it is not sound any more */
export type PrepareAgain = (
  db: Kysely<unknown>,
  wanted: unknown,
  language: Language,
  proposedBy: string,
) => Promise<PreparedChange>
