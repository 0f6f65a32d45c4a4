import { DELEGATION_ENDS_SOON_HOURS, DELEGATION_REVIEW_DAYS } from '@apron/contract/limits/permissions'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { wireMinute, wireTime } from '@apron/contract/wire/formats/wire-time'
import type { MessageEvent } from '@apron/server-kit/messages/message-event'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import { type Kysely, type Selectable, sql } from 'kysely'
import { personLabel } from '../changes/person-label.ts'
import type { RolesTables } from '../roles/roles.tables.ts'
import {
  DELEGATION_CHANGED,
  DELEGATION_ENDED,
  DELEGATION_ENDS_SOON,
  DELEGATION_GIVEN,
  DELEGATION_REVIEW,
  DELEGATION_REVOKED,
} from './delegations.events.ts'
import type { DelegationsTables, DelegationTable } from './delegations.tables.ts'

type Delegation = Selectable<DelegationTable>

const bothPersons = ({ delegator, delegate }: Delegation) => ({ to: [delegator, delegate] })

const PERMANENT: TextPair = { zh: '永久', en: 'no end date' }

/** Notifies both persons of a delegation, in the transaction of the change. */
export interface DelegationNotifier {
  given(db: Kysely<unknown>, delegation: Delegation): Promise<void>
  changed(db: Kysely<unknown>, delegation: Delegation): Promise<void>
  revoked(db: Kysely<unknown>, delegation: Delegation, by: string): Promise<void>
  /** Sends time-driven messages: ends soon, has ended, needs a review. Each is sent once, across all nodes. */
  due(db: Kysely<unknown>): Promise<void>
}

export function createDelegationNotifier(messages: MessagesService): DelegationNotifier {
  async function notify(
    db: Kysely<unknown>,
    event: MessageEvent<'delegator' | 'delegate' | 'role' | 'name' | 'from' | 'until' | 'by'>,
    delegation: Delegation,
    { to, by = delegation.delegator }: { readonly to: readonly string[]; readonly by?: string },
  ): Promise<void> {
    await messages.publish(db, event, {
      site: '',
      to: [{ users: to }],
      // Sent by the portal itself, so that both, including the person who acted, have the terms in their messages.
      by: null,
      values: {
        delegator: await personLabel(db, delegation.delegator),
        delegate: await personLabel(db, delegation.delegate),
        role: await roleName(db, delegation.role_code),
        name: delegation.name,
        from: wireMinute(wireTime(delegation.valid_from)),
        until: delegation.valid_until === null ? PERMANENT : wireMinute(wireTime(delegation.valid_until)),
        by: await personLabel(db, by),
      },
    })
  }

  async function notifyEach(
    db: Kysely<unknown>,
    found: readonly Delegation[],
    event: Parameters<typeof notify>[1],
    to: (one: Delegation) => { readonly to: readonly string[] },
  ): Promise<void> {
    for (const one of found) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
      await notify(db, event, one, to(one))
    }
  }

  return {
    given: (db, one) => notify(db, DELEGATION_GIVEN, one, bothPersons(one)),
    changed: (db, one) => notify(db, DELEGATION_CHANGED, one, bothPersons(one)),
    revoked: (db, one, by) => notify(db, DELEGATION_REVOKED, one, { ...bothPersons(one), by }),
    async due(db) {
      await notifyEach(db, await markEndingSoon(db), DELEGATION_ENDS_SOON, bothPersons)
      await notifyEach(db, await markEnded(db), DELEGATION_ENDED, bothPersons)
      await notifyEach(db, await markReviewed(db), DELEGATION_REVIEW, ({ delegator }) => ({
        to: [delegator],
      }))
    },
  }
}

/**
 * Marks the delegations that end soon, including those shorter than the notice period. One created on its last day
 * needs no second message.
 */
async function markEndingSoon(db: Kysely<unknown>): Promise<Delegation[]> {
  return await db
    .withTables<DelegationsTables>()
    .updateTable('delegation')
    .set({ told_soon_at: sql<Date>`statement_timestamp()` })
    .where('revoked_at', 'is', null)
    .where('told_soon_at', 'is', null)
    .where(sql<boolean>`valid_from <= statement_timestamp() and statement_timestamp() < valid_until`)
    .where(
      sql<boolean>`valid_until - make_interval(hours => ${DELEGATION_ENDS_SOON_HOURS}::int)
        between created_at and statement_timestamp()`,
    )
    .returningAll()
    .execute()
}

async function markEnded(db: Kysely<unknown>): Promise<Delegation[]> {
  return await db
    .withTables<DelegationsTables>()
    .updateTable('delegation')
    .set({ told_end_at: sql<Date>`statement_timestamp()` })
    .where('revoked_at', 'is', null)
    .where('told_end_at', 'is', null)
    .where(sql<boolean>`valid_until <= statement_timestamp()`)
    .returningAll()
    .execute()
}

async function markReviewed(db: Kysely<unknown>): Promise<Delegation[]> {
  return await db
    .withTables<DelegationsTables>()
    .updateTable('delegation')
    .set({ reviewed_at: sql<Date>`statement_timestamp()` })
    .where('valid_until', 'is', null)
    .where('id', 'in', db.withTables<DelegationsTables>().selectFrom('delegation_in_force').select('id'))
    .where(
      sql<boolean>`coalesce(reviewed_at, valid_from) <= statement_timestamp() - make_interval(days => ${DELEGATION_REVIEW_DAYS}::int)`,
    )
    .returningAll()
    .execute()
}

async function roleName(db: Kysely<unknown>, code: string): Promise<TextPair> {
  const row = await db
    .withTables<RolesTables>()
    .selectFrom('role')
    .select(['name_zh as zh', 'name_en as en'])
    .where('code', '=', code)
    .executeTakeFirst()
  return row ?? { zh: code, en: code }
}
