import type { Language } from '@apron/contract/dictionary/language'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { confirmViolation } from '@apron/contract/rules/rights/confirm-decision'
import {
  decidePermissionChange,
  type PermissionDecision,
} from '@apron/contract/rules/rights/permission-decision'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { lockPeople } from '../../../../platform/access/people-lock.ts'
import type { SecurityAudit } from '../../../../platform/log/security-audit.ts'
import { confirmerOf, withAppointments } from './appointments.store.ts'
import { notifyOfMove } from './contact-moves.ts'
import type { Email } from './emails.ts'
import { endOverdueChanges } from './end-overdue.ts'
import { confirmable, endChange, findChange, type StoredChange } from './permission-changes.store.ts'
import type { ChangeKind } from './permission-changes.tables.ts'
import { loadPermissionActor, loadPermissionCatalogue } from './permission-facts.store.ts'
import type { PermissionGuard } from './permission-guard.ts'
import { violationRefusal } from './permission-refusal.ts'
import type { PrepareAgain } from './prepared-change.ts'
import { renewCredentials } from './renew-credentials.ts'

/** The person who decides: a portal user, or an operator on the server (`terminal:<account>`). */
export interface Decider {
  readonly by: string
  readonly isOperator: boolean
  readonly address?: string
  readonly language: Language
}

export interface PermissionChangesDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly audit: SecurityAudit
  readonly guard: Pick<PermissionGuard, 'mail' | 'notify'>
  /** Prepares held changes again, by kind. */
  readonly prepare: Readonly<Record<ChangeKind, PrepareAgain>>
}

/** Held changes and how they end. */
export interface PermissionChanges {
  confirm(id: number, decider: Decider): Promise<StoredChange>
  refuse(id: number, decider: Decider): Promise<StoredChange>
  withdraw(id: number, decider: Decider): Promise<StoredChange>
  /** Ends changes that nobody decided in time. */
  sweep(): Promise<void>
}

/** Reasons of changes that give nobody guarded permissions. */
const KEEPS_CREDENTIALS: ReadonlySet<StoredChange['why']> = new Set(['contact', 'ownRole', 'closed', 'taken'])

/** Returns true if the change has no effect beyond that shown when it was proposed. */
function isAsShown(decision: PermissionDecision, { guarded, why }: StoredChange): boolean {
  if (decision.outcome === 'refused') return false
  if (decision.outcome === 'ordinary') return true
  const sameReason = decision.outcome === 'alone' || decision.why === why
  return sameReason && decision.guarded.every(permission => guarded.includes(permission))
}

export function createPermissionChanges(deps: PermissionChangesDeps): PermissionChanges {
  const { db, clock, audit, guard } = deps

  async function endWithAudit(
    transaction: Kysely<unknown>,
    id: number,
    state: 'confirmed' | 'refused' | 'withdrawn',
    decider: Decider,
  ): Promise<StoredChange> {
    const change = await endChange(transaction, id, { state, by: decider.by, now: clock.now() })
    if (change === null) throw new Refusal(SERVER_ERRORS.notAllowedInState)
    const { target, given, taken } = change
    const address = decider.address === undefined ? {} : { address: decider.address }
    const event = `rights change ${state}` as const
    await audit({ event, userCode: decider.by, ...address, target, given, taken }, transaction)
    return change
  }

  async function requireConfirmer(
    transaction: Kysely<unknown>,
    change: StoredChange,
    decider: Decider,
  ): Promise<void> {
    if (decider.isOperator) return
    const violation = confirmViolation(
      confirmable(change, clock.now()),
      await confirmerOf(transaction, decider.by),
    )
    const name = decider.language === 'zh' ? change.name_zh : change.name_en
    if (violation !== null) throw violationRefusal(violation, name)
  }

  /** Makes the change as it was shown, or not at all. @returns messages for the people concerned */
  async function writeChange(
    transaction: Kysely<unknown>,
    change: StoredChange,
    decider: Decider,
  ): Promise<Email[]> {
    const prepared = await deps.prepare[change.kind](
      transaction,
      change.wanted,
      decider.language,
      change.proposed_by,
    )
    const proposer = await loadPermissionActor(transaction, change.proposed_by)
    const decision = decidePermissionChange(
      prepared.rights,
      proposer,
      await loadPermissionCatalogue(transaction),
    )
    // Roles, or the proposer's permissions, have changed since. Nobody has agreed to the new effect.
    if (!isAsShown(decision, change)) throw new Refusal(SERVER_ERRORS.conflict)
    const by = decider.isOperator ? decider.by : change.proposed_by
    const moves = change.why === 'contact'
    await withAppointments(transaction, { people: prepared.people, by, moves }, () => prepared.write())
    await guard.notify.changed(transaction, prepared.people, { ...prepared, by: decider.by })
    const moved = await notifyOfMove(transaction, prepared.rights, decider.by, 'made', guard)
    if (KEEPS_CREDENTIALS.has(change.why)) return moved
    return [
      ...moved,
      ...(await renewCredentials(transaction, prepared.people, change.proposed_by, guard.mail)),
    ]
  }

  return {
    async confirm(id, decider) {
      const { change, emails } = await db.transaction().execute(async transaction => {
        await lockPeople(transaction)
        const waiting = await loadChange(transaction, id)
        await requireConfirmer(transaction, waiting, decider)
        const confirmed = await endWithAudit(transaction, id, 'confirmed', decider)
        const made = await writeChange(transaction, confirmed, decider)
        await guard.notify.ended(transaction, confirmed, 'confirmed')
        return { change: confirmed, emails: made }
      })
      guard.mail.deliver(emails)
      return change
    },

    async refuse(id, decider) {
      return await db.transaction().execute(async transaction => {
        const waiting = await loadChange(transaction, id)
        if (waiting.proposed_by === decider.by) throw new Refusal(SERVER_ERRORS.ownProposal)
        const change = await endWithAudit(transaction, id, 'refused', decider)
        await guard.notify.ended(transaction, change, 'refused')
        return change
      })
    },

    async withdraw(id, decider) {
      return await db.transaction().execute(async transaction => {
        const waiting = await loadChange(transaction, id)
        if (waiting.proposed_by !== decider.by) throw new Refusal(SERVER_ERRORS.notYourProposal)
        const change = await endWithAudit(transaction, id, 'withdrawn', decider)
        await guard.notify.withdrawn(transaction, change)
        return change
      })
    },

    async sweep() {
      await db.transaction().execute(async transaction => {
        await endOverdueChanges(transaction, clock.now(), { notify: guard.notify, audit })
      })
    },
  }
}

async function loadChange(transaction: Kysely<unknown>, id: number): Promise<StoredChange> {
  const change = await findChange(transaction, id)
  if (change === null) throw new Refusal(SERVER_ERRORS.notFound)
  return change
}
