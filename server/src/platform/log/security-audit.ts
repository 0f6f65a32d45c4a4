import type { AuditEvent } from '@apron/contract/entities/admin-audit'
import { AUDIT_DAYS } from '@apron/contract/limits/operation-log'
import type { AuditedFields } from '@apron/server-kit/audit/audit-service'
import type { Logger } from '@apron/server-kit/plugin/logger'
import type { Clock } from '@apron/server-kit/time/clock'
import { type Kysely, sql } from 'kysely'
import type { AuditTables } from './security-audit.tables.ts'

/** Something a security officer asks about later. Never holds a password, token or captcha. */
export interface SecurityEvent {
  readonly event: Exclude<AuditEvent, 'administration'>
  readonly userCode: string
  readonly address?: string
  readonly sessionId?: string
  readonly bound?: boolean
  readonly reason?: string
  /** What a code was asked for. */
  readonly purpose?: string
  readonly site?: string
  /** What it was changed from and to: `1.2.0 → 1.3.0`. */
  readonly change?: string
  /** Whom or what an administrator changed; `userCode` is the administrator. */
  readonly target?: string
  /** What the target has now and had not before, and the other way round: roles and posts of a person, rights of a role. */
  readonly given?: readonly string[]
  readonly taken?: readonly string[]
  /** Fields of an application's record, before and after. */
  readonly before?: AuditedFields | null
  readonly after?: AuditedFields | null
  /** How many were changed at once. */
  readonly count?: number
}

/** @param transaction of the change that the event is about: either both are stored or neither */
export type SecurityAudit = (event: SecurityEvent, transaction?: Kysely<unknown>) => Promise<void>

const DAY_MS = 86_400_000

/** Events go into a table that is only added to, whatever LOG_LEVEL is. The log gets a copy with a mark of its own, to be shipped elsewhere. */
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

/** Removes what is older than {@link AUDIT_DAYS}, by our clock and by that of the store: it refuses the removal of anything younger. */
export async function sweepAudit(db: Kysely<unknown>, now: Date): Promise<void> {
  await db
    .withTables<AuditTables>()
    .deleteFrom('security_audit')
    .where('occurred_at', '<', new Date(now.getTime() - AUDIT_DAYS * DAY_MS))
    .where('occurred_at', '<', sql<Date>`now() - make_interval(days => ${AUDIT_DAYS}::int)`)
    .execute()
}
