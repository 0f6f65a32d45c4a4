import type { CallingPerson } from '../calls/call-context.ts'
import type { AnyDb } from '../db/any-db.ts'

/** Fields of a record as the audit keeps them. Leave out passwords, keys and whatever else the audit's readers must not see. */
export type AuditedFields = Readonly<Record<string, string | number | boolean | null>>

export interface AuditEntry {
  /** Verb in English, such as `delete`. */
  readonly action: string
  /** What people call the record, such as `CK-2026-0012`. The audit is searched by it. */
  readonly record: string
  /** The fields that matter before and after; null for a record that did not exist, or does not any more. */
  readonly before: AuditedFields | null
  readonly after: AuditedFields | null
}

/** The security audit of the portal. Lines cannot be changed or deleted. */
export interface AuditService {
  /**
   * Adds a line. For changes that leave no other trace, such as a deletion: records with a history already tell who did what.
   * @param db the transaction of the change
   */
  note(db: AnyDb, entry: AuditEntry, person: Pick<CallingPerson, 'userCode'>): Promise<void>
}
