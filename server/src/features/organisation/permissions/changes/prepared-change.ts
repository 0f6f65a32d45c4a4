import type { Language } from '@apron/contract/dictionary/language'
import type { ProposedChange } from '@apron/contract/rules/rights/permission-decision'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Kysely } from 'kysely'
import type { AdministrationEntry } from '../../../../platform/log/audited.ts'
import type { ChangeKind } from './permission-changes.tables.ts'

/** A validated change, not yet written. */
export interface PreparedChange<Saved = unknown> {
  readonly kind: ChangeKind
  /** Employee number or code of the role. */
  readonly target: string
  readonly name: TextPair
  /** The original request, prepared again on confirmation. */
  readonly wanted: unknown
  readonly rights: ProposedChange
  readonly given: readonly string[]
  readonly taken: readonly string[]
  /** Destination of links and codes; empty if unchanged. */
  readonly contact: string
  /** People who would gain guarded permissions. */
  readonly people: readonly string[]
  write(): Promise<Saved>
  /** Returns the audit entry, if made without a second administrator. */
  auditEntry(saved: Saved): AdministrationEntry
  /** People to notify, if it is made without a second administrator. */
  readonly informs: readonly string[]
}

/** Prepares a change again with current data. @throws Refusal if it is no longer valid */
export type PrepareAgain = (
  db: Kysely<unknown>,
  wanted: unknown,
  language: Language,
  proposedBy: string,
) => Promise<PreparedChange>
