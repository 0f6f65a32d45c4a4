import { AUDIT_DAYS } from '@apron/contract/limits/operation-log'
import type { AuditEvent } from '@apron/contract/operations/admin-audit'
import type { AuditedFields } from '@apron/server-kit/audit/audit-service'
import type { Logger } from '@apron/server-kit/plugin/logger'
import type { Clock } from '@apron/server-kit/time/clock'
import { type Kysely, sql } from 'kysely'
import type { AuditTables } from './security-audit.tables.ts'

/** A security-relevant event. Never contains a password, token or captcha. */
export interface SecurityEvent {
  readonly event: Exclude<AuditEvent, 'administration'>
  readonly userCode: string
  readonly address?: string
  readonly sessionId?: string
  readonly bound?: boolean
  readonly reason?: string
  /** Purpose of a code. */
  readonly purpose?: string
  readonly site?: string
  /** Old and new value: `1.2.0 → 1.3.0`. */
  readonly change?: string
  /** Changed person or object; `userCode` is the administrator. */
  readonly target?: string
  /** Changes of the target: roles and posts of a person, permissions of a role. */
  readonly given?: readonly string[]
  readonly taken?: readonly string[]
  /** Fields of an application's record, before and after. */
  readonly before?: AuditedFields | null
  readonly after?: AuditedFields | null
  /** Number of objects changed at once. */
  readonly count?: number
}

/** Stores an audit entry. @param transaction of the change, so that both are stored or neither */
export type SecurityAudit = (event: SecurityEvent, transaction?: Kysely<unknown>) => Promise<void>

const DAY_MS = 86_400_000

/**
 * Writes events to an append-only table, regardless of LOG_LEVEL. The log gets a marked copy for shipping elsewhere.
 */
export function createSecurityAudit(
  db: Kysely<unknown>,
  clock: Clock,
  logger: Pick<Logger, 'info'>,
): SecurityAudit {
  return async (event, transaction = db) => {
    const { event: name, userCode, address = null, ...details } = event
    await transaction
      .withTables<AuditTables>()
      .insertInto('security_audit')
      .values({
        occurred_at: clock.now(),
        event: name,
        user_code: userCode,
        address,
        details: JSON.stringify(details),
      })
      .execute()
    logger.info({ audit: event }, name)
  }
}

/**
 * Deletes entries older than {@link AUDIT_DAYS} by our clock and by the database's, which refuses to delete younger
 * ones.
 */
export async function sweepAudit(db: Kysely<unknown>, now: Date): Promise<void> {
  await db
    .withTables<AuditTables>()
    .deleteFrom('security_audit')
    .where('occurred_at', '<', new Date(now.getTime() - AUDIT_DAYS * DAY_MS))
    .where('occurred_at', '<', sql<Date>`now() - make_interval(days => ${AUDIT_DAYS}::int)`)
    .execute()
}
