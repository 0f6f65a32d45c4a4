import { randomUUID } from 'node:crypto'
import { ROTATED_TOKEN_GRACE_MS, SESSION_ABSOLUTE_MS } from '@apron/contract/limits/session'
import { ADMINISTRATOR_ROLE } from '@apron/contract/rules/rights/admin-permissions'
import { PREPARED } from '@apron/server-kit/db/prepared'
import type { Clock } from '@apron/server-kit/time/clock'
import { type Kysely, sql } from 'kysely'
import type { SessionSource } from '../../../../platform/access/access-control.ts'
import {
  idleLimitOf,
  type SessionSettings,
  sessionIsOpen,
} from '../../../../platform/access/session-rules.ts'
import { hashSecret, newSecret } from '../../../../platform/access/tokens.ts'
import { addEndedSessions } from '../../../../platform/live/hints.ts'
import type { OpenSessions } from '../../../../platform/live/live-hub.ts'
import { REMOVED_AFTER_MS } from '../../../../platform/retention.ts'
import { findCaller } from '../users/users.store.ts'
import type { UsersTables } from '../users/users.tables.ts'
import { endSessionsOf } from './end-sessions.ts'
import type { SessionTables } from './session.tables.ts'

export interface OpenedSession {
  readonly id: string
  readonly token: string
  /** Value of the binding cookie; null for a login without a browser. */
  readonly bindSecret: string | null
}

export interface SessionStore extends SessionSource, OpenSessions {
  /**
   * Opens a session for an authenticated person.
   * @param bound true for a browser, which must then send its cookie with every call
   * @param confirmed true after a login with the password
   */
  open(
    userCode: string,
    site: string,
    { bound, confirmed }: { readonly bound: boolean; readonly confirmed: boolean },
    transaction?: Kysely<unknown>,
  ): Promise<OpenedSession>
  /** Records that the password was entered in this session. */
  markConfirmed(id: string, transaction: Kysely<unknown>): Promise<void>
  /**
   * Gives a session a new token and site. The old token stays valid briefly for requests in flight (security note T13).
   */
  rotateToken(id: string, site: string, transaction?: Kysely<unknown>): Promise<string>
  /** Switches to a token that the client already holds. */
  replaceToken(id: string, tokenHash: string): Promise<void>
  end(id: string, transaction?: Kysely<unknown>): Promise<void>
  /** Ends every session of a person, as after a new password (security note T06). @param except the session to keep */
  endAllOf(userCode: string, except?: string): Promise<void>
  /** Deletes sessions that have been unusable for a day. */
  sweep(): Promise<void>
}

/**
 * Records that a person has been an administrator. Outlives their sessions and role, and answers whether there has ever
 * been a second one.
 */
async function rememberAdministrator(db: Kysely<unknown>, userCode: string, now: Date): Promise<void> {
  await sql`
    insert into administrator_seen (user_code, seen_at)
    select user_code, ${now.toISOString()}::timestamptz from user_role
     where user_code = ${userCode} and role_code = ${ADMINISTRATOR_ROLE}
    on conflict do nothing`.execute(db)
}

export function createSessionStore(
  database: Kysely<unknown>,
  clock: Clock,
  { idleMs, guarded }: SessionSettings,
): SessionStore {
  const db = database.withTables<SessionTables & Pick<UsersTables, 'app_user'>>()

  async function idleSecondsOf(userCode: string, transaction: Kysely<unknown>): Promise<number> {
    const caller = await findCaller(transaction, userCode)
    const person = { roles: caller?.roles ?? [], resources: new Set(caller?.resources) }
    return idleLimitOf(idleMs, person, guarded) / 1000
  }

  async function putToken(
    transaction: Kysely<unknown>,
    id: string,
    values: { readonly token_hash: string; readonly site?: string },
  ): Promise<void> {
    const now = clock.now()
    await transaction
      .withTables<SessionTables>()
      .updateTable('session')
      .set(row => ({
        previous_token_hash: row.ref('token_hash'),
        previous_until: new Date(now.getTime() + ROTATED_TOKEN_GRACE_MS),
        last_used_at: now,
        ...values,
      }))
      .where('id', '=', id)
      .execute()
  }

  return {
    async open(userCode, site, { bound, confirmed }, transaction = database) {
      const token = newSecret()
      const bindSecret = bound ? newSecret() : null
      const now = clock.now()
      const id = randomUUID()
      await transaction
        .withTables<SessionTables>()
        .insertInto('session')
        .values({
          id,
          token_hash: hashSecret(token),
          previous_token_hash: null,
          previous_until: null,
          user_code: userCode,
          site,
          bind_hash: bindSecret === null ? null : hashSecret(bindSecret),
          created_at: now,
          last_used_at: now,
          idle_seconds: await idleSecondsOf(userCode, transaction),
          confirmed_at: confirmed ? now : null,
        })
        .execute()
      await rememberAdministrator(transaction, userCode, now)
      return { id, token, bindSecret }
    },

    async findByTokenHash(tokenHash, now) {
      const row = await db
        .selectFrom('session')
        .select(['id', 'user_code', 'site', 'bind_hash', 'created_at', 'last_used_at', 'confirmed_at'])
        .where(where =>
          where.or([
            where('token_hash', '=', tokenHash),
            where.and([where('previous_token_hash', '=', tokenHash), where('previous_until', '>', now)]),
          ]),
        )
        .modifyEnd(PREPARED)
        .executeTakeFirst()
      if (!row) return null
      return {
        id: row.id,
        userCode: row.user_code,
        site: row.site,
        bindHash: row.bind_hash,
        bound: row.bind_hash !== null,
        createdAt: row.created_at,
        lastUsedAt: row.last_used_at,
        confirmedAt: row.confirmed_at,
      }
    },

    async markUsed(id, now, limitMs) {
      const idle_seconds = limitMs / 1000
      await db.updateTable('session').set({ last_used_at: now, idle_seconds }).where('id', '=', id).execute()
    },

    async markConfirmed(id, transaction) {
      await transaction
        .withTables<SessionTables>()
        .updateTable('session')
        .set({ confirmed_at: clock.now() })
        .where('id', '=', id)
        .execute()
    },

    async rotateToken(id, site, transaction = database) {
      const token = newSecret()
      await putToken(transaction, id, { token_hash: hashSecret(token), site })
      return token
    },

    async replaceToken(id, tokenHash) {
      await putToken(database, id, { token_hash: tokenHash })
    },

    async end(id, transaction = database) {
      const ended = await transaction
        .withTables<SessionTables>()
        .deleteFrom('session')
        .where('id', '=', id)
        .returning('user_code')
        .execute()
      addEndedSessions(ended.map(row => row.user_code))
    },

    async endAllOf(userCode, except) {
      await endSessionsOf(database, [userCode], except)
    },

    async stillOpen(sessionIds) {
      const rows = await db
        .selectFrom('session as s')
        .innerJoin('app_user as u', 'u.user_code', 's.user_code')
        .select(['s.id', 's.bind_hash', 's.created_at', 's.last_used_at', 's.idle_seconds'])
        .where('s.id', '=', sql<string>`any(${sessionIds}::text[])`)
        .where('u.enabled', '=', true)
        .execute()
      const now = clock.now()
      const open = rows.filter(row =>
        sessionIsOpen(
          { createdAt: row.created_at, lastUsedAt: row.last_used_at, bound: row.bind_hash !== null },
          row.idle_seconds * 1000,
          now,
        ),
      )
      return new Set(open.map(row => row.id))
    },

    async sweep() {
      const now = clock.now().getTime() - REMOVED_AFTER_MS
      await db
        .deleteFrom('session')
        .where(where =>
          where.or([
            where(
              'last_used_at',
              '<',
              sql<Date>`${new Date(now)}::timestamptz - make_interval(secs => idle_seconds)`,
            ),
            where('created_at', '<', new Date(now - SESSION_ABSOLUTE_MS)),
          ]),
        )
        .execute()
    },
  }
}
