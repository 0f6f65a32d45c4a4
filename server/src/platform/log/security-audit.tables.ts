import type { AuditEvent } from '@apron/contract/entities/admin-audit'
import type { ColumnType, Generated } from 'kysely'

export type AuditTables = {
  /** Only added to: the store refuses to change or remove a row before its time. */
  security_audit: {
    id: Generated<number>
    occurred_at: ColumnType<Date, Date, never>
    event: AuditEvent
    user_code: string
    address: string | null
    details: ColumnType<Readonly<Record<string, unknown>>, string, never>
  }
}
