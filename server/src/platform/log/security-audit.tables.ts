import type { AuditEvent } from '@apron/contract/operations/admin-audit'
import type { ColumnType, Generated } from 'kysely'

export type AuditTables = {
  /** Append-only: the database refuses to change a row, or to delete one before its time. */
  security_audit: {
    id: Generated<number>
    occurred_at: ColumnType<Date, Date, never>
    event: AuditEvent
    user_code: string
    address: string | null
    details: ColumnType<Readonly<Record<string, unknown>>, string, never>
  }
}
