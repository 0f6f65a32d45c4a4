import type { Language } from '@apron/contract/dictionary/language'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { PERMISSION_CHANGE_MS, WAITING_CHANGES_MAX } from '@apron/contract/limits/permissions'
import type { WaitingChange } from '@apron/contract/permissions/permission-change'
import type { PermissionCatalogue } from '@apron/contract/rules/rights/guarded-permissions'
import {
  decidePermissionChange,
  type PermissionActor,
  type PermissionDecision,
  type ProposedChange,
} from '@apron/contract/rules/rights/permission-decision'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import type { Clock } from '@apron/server-kit/time/clock'
import { type Kysely, sql } from 'kysely'
import type { RequestingPerson } from '../../../../platform/http/admission/requesting-person.ts'
import type { AdministrationEntry } from '../../../../platform/log/audited.ts'
import type { SecurityAudit } from '../../../../platform/log/security-audit.ts'
import { withAppointments } from './appointments.store.ts'
import { notifyOfMove } from './contact-moves.ts'
import type { Email, PersonMail } from './emails.ts'
import { endOverdueChanges } from './end-overdue.ts'
import type { PermissionNotifier } from './notify-of-changes.ts'
import { addChange, countWaitingChanges } from './permission-changes.store.ts'
import { loadPermissionActor, loadPermissionCatalogue } from './permission-facts.store.ts'
import { permissionRefusal } from './permission-refusal.ts'
import type { PreparedChange } from './prepared-change.ts'
import { renewCredentials } from './renew-credentials.ts'

/** Outcome of a change, made or waiting, with messages to send after the commit. */
export type ChangeOutcome<Saved> = { readonly emails: readonly Email[] } & (
  | { readonly done: true; readonly saved: Saved }
  | { readonly done: false; readonly waiting: WaitingChange }
)

export interface ChangeAuthor extends RequestingPerson {
  /** Forbids an appointment without confirmation, even on the first day. */
  readonly alwaysConfirm?: boolean
}

/**
 * Guards everything that could extend a person's permissions. Call it under the people lock, in the transaction of the
 * change.
 */
export interface PermissionGuard {
  /** Returns the facts for a decision without a change, or row by row. */
  facts(
    db: Kysely<unknown>,
    userCode: string,
  ): Promise<{ readonly actor: PermissionActor; readonly catalogue: PermissionCatalogue }>
  /** Returns the refusal of the permission rules. @param name the person concerned */
  refusalOf: typeof permissionRefusal
  /** @throws Refusal if the permission rules refuse it */
  require(
    db: Kysely<unknown>,
    wanted: ProposedChange,
    name: string,
    by: ChangeAuthor,
  ): Promise<Extract<PermissionDecision, { outcome: 'ordinary' }>>
  /**
   * Makes the change with its audit entry and messages, or holds it for confirmation. @throws Refusal if the permission
   * rules refuse it
   */
  submit<Saved>(
    db: Kysely<unknown>,
    change: PreparedChange<Saved>,
    by: ChangeAuthor,
  ): Promise<ChangeOutcome<Saved>>
  /** Writes an audit entry in the transaction of its change. */
  recordAudit(db: Kysely<unknown>, by: ChangeAuthor, event: AdministrationEntry): Promise<void>
  readonly mail: PersonMail
  readonly notify: PermissionNotifier
}

export interface PermissionGuardDeps {
  readonly clock: Clock
  readonly audit: SecurityAudit
  readonly mail: PersonMail
  readonly notify: PermissionNotifier
}

export function createPermissionGuard({ clock, audit, mail, notify }: PermissionGuardDeps): PermissionGuard {
  const recordAudit: PermissionGuard['recordAudit'] = async (db, { userCode, address }, event) =>
    await audit({ ...event, userCode, address }, db)

  async function decide(db: Kysely<unknown>, wanted: ProposedChange, name: string, by: ChangeAuthor) {
    const { actor, catalogue } = await facts(db, by.userCode)
    const firstDay = actor.firstDay && by.alwaysConfirm !== true
    const decision = decidePermissionChange(wanted, { ...actor, firstDay }, catalogue)
    if (decision.outcome === 'refused') throw permissionRefusal(decision, name, by.language)
    return decision
  }

  async function propose(
    db: Kysely<unknown>,
    change: PreparedChange,
    decision: Extract<PermissionDecision, { outcome: 'waits' }>,
    by: ChangeAuthor,
  ): Promise<WaitingChange> {
    const now = clock.now()
    await endOverdueChanges(db, now, { notify, audit })
    if ((await countWaitingChanges(db, by.userCode)) >= WAITING_CHANGES_MAX)
      throw new Refusal(SERVER_ERRORS.tooManyWaiting, { max: String(WAITING_CHANGES_MAX) })
    const expires = new Date(now.getTime() + PERMISSION_CHANGE_MS)
    const id = await addChange(db, {
      ...describeChange(change, decision.guarded),
      why: decision.why,
      proposed_by: by.userCode,
      proposed_at: now,
      expires_at: expires,
      state: 'waiting',
    })
    if (id === null) throw new Refusal(SERVER_ERRORS.changeWaitsAlready, { name: change.name[by.language] })
    await notify.waits(db, { id, kind: change.kind, by: by.userCode, name: change.name, until: expires })
    const { target, given, taken } = change
    await recordAudit(db, by, { event: 'rights change proposed', target, given, taken })
    return { id, until: wireTime(expires) }
  }

  /** Appoints an administrator on the first day without confirmation, with a record and messages to both. */
  async function appointAlone(
    db: Kysely<unknown>,
    change: PreparedChange,
    guarded: readonly string[],
    by: ChangeAuthor,
  ): Promise<Email[]> {
    const now = clock.now()
    const recorded = await addChange(db, {
      ...describeChange(change, guarded),
      why: 'guarded',
      proposed_by: by.userCode,
      proposed_at: now,
      expires_at: now,
      state: 'alone',
      decided_by: by.userCode,
      decided_at: now,
    })
    // Only one of two concurrent appointments belongs to the first day.
    if (recorded === null) throw new Refusal(SERVER_ERRORS.conflict)
    await notify.alone(db, by.userCode, change.target)
    await recordAudit(db, by, { event: 'administrator appointed alone', target: change.target })
    return await renewCredentials(db, change.people, by.userCode, mail)
  }

  /** Writes the audit entry of a change and notifies those who did not make it themselves. */
  async function record<Saved>(
    db: Kysely<unknown>,
    change: PreparedChange<Saved>,
    saved: Saved,
    by: ChangeAuthor,
  ) {
    await recordAudit(db, by, change.auditEntry(saved))
    const others = change.informs.filter(code => code !== by.userCode)
    await notify.changed(db, others, { ...change, by: by.userCode })
  }

  return {
    facts,
    refusalOf: permissionRefusal,
    recordAudit,
    mail,
    notify,
    async require(db, wanted, name, by) {
      const decision = await decide(db, wanted, name, by)
      // Links, ended sessions and menu entries are never held for confirmation.
      if (decision.outcome !== 'ordinary') throw new Refusal(SERVER_ERRORS.lacksGuarded, { name })
      return decision
    },
    async submit(db, change, by) {
      const decision = await decide(db, change.rights, change.name[by.language], by)
      if (decision.outcome === 'ordinary') {
        const saved = await change.write()
        await record(db, change, saved, by)
        return { done: true, saved, emails: [] }
      }
      const takes = decision.outcome === 'waits' && decision.why === 'taken'
      if (decision.guarded.length > 0 && !takes) await requireContact(db, change, by.language)
      if (decision.outcome === 'waits') {
        const waiting = await propose(db, change, decision, by)
        const emails = await notifyOfMove(db, change.rights, by.userCode, 'proposed', { mail, notify })
        return { done: false, waiting, emails }
      }
      const saved = await withAppointments(db, { people: change.people, by: by.userCode, moves: false }, () =>
        change.write(),
      )
      const emails = await appointAlone(db, change, decision.guarded, by)
      await record(db, change, saved, by)
      return { done: true, saved, emails }
    },
  }
}

function describeChange(change: PreparedChange, guarded: readonly string[]) {
  const { kind, target, name, wanted, given, taken, contact } = change
  return {
    kind,
    target,
    name_zh: name.zh,
    name_en: name.en,
    wanted,
    given: [...given],
    taken: [...taken],
    guarded: [...guarded],
    contact,
  }
}

async function facts(db: Kysely<unknown>, userCode: string) {
  return { actor: await loadPermissionActor(db, userCode), catalogue: await loadPermissionCatalogue(db) }
}

/** Requires a contact for the link if a person without a password gains guarded permissions. */
async function requireContact(db: Kysely<unknown>, { rights, name }: PreparedChange, language: Language) {
  if (rights.of !== 'person' || rights.after.mobile !== '' || rights.after.email !== '') return
  const { rows } = await sql`
    select 1 from app_user where user_code = ${rights.after.userCode}
      and password_hash is not null and not invited_by_hand`.execute(db)
  if (rows.length === 0) throw new Refusal(SERVER_ERRORS.noContact, { name: name[language] })
}
