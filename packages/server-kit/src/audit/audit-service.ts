import type { CallingPerson } from '../calls/call-context.ts'
import type { AnyDb } from '../db/any-db.ts'

/** Fields of a record for the audit. Leave out passwords, keys and anything else that its readers must not see. */
export type AuditedFields = Readonly<Record<string, string | number | boolean | null>>

export interface AuditEntry {
  /** Verb in English, such as `delete`. */
  readonly action: string
  /** Name of the record for users, such as `CK-2026-0012`. The audit can be searched by it. */
  readonly record: string
  /** The relevant fields before and after the change. Null if the record did not exist or was deleted. */
  readonly before: AuditedFields | null
  readonly after: AuditedFields | null
}

/** The security audit of the portal. Entries cannot be changed or deleted. */
export interface AuditService {
  /**
   * Adds an entry. For changes that leave no other trace, such as a deletion: records with a history need no entry.
   * @param db the transaction of the change
   */
  record(db: AnyDb, entry: AuditEntry, person: Pick<CallingPerson, 'userCode'>): Promise<void>
}
