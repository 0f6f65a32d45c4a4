import type { Language } from '@apron/contract/entities/language'
import type { WaitingChange } from '@apron/contract/entities/rights-change'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { MOST_WAITING_CHANGES, RIGHTS_CHANGE_MS } from '@apron/contract/limits/rights-change'
import type { RightsBook } from '@apron/contract/rules/rights/guarded-rights'
import {
  decideRights,
  type RightsActor,
  type RightsDecision,
  type WantedRights,
} from '@apron/contract/rules/rights/rights-decision'
import { wireTime } from '@apron/contract/wire/wire-time'
import type { Clock } from '@apron/server-kit/time/clock'
import { type Kysely, sql } from 'kysely'
import type { AskingPerson } from '../../../platform/http/asking-person.ts'
import type { AdministrationLine } from '../../../platform/log/audited.ts'
import type { SecurityAudit } from '../../../platform/log/security-audit.ts'
import { appointing } from './appointments.store.ts'
import { tellOfMove } from './contact-moves.ts'
import { endOverdueChanges } from './end-overdue.ts'
import { giveNewKeys } from './new-keys.ts'
import type { Letter, PersonMail } from './person-mail.ts'
import type { PreparedChange } from './prepared-change.ts'
import { addChange, waitingOf } from './rights-changes.store.ts'
import { rightsActor, rightsBook } from './rights-facts.store.ts'
import { rightsRefusal } from './rights-refusal.ts'
import type { TellRights } from './tell-rights.ts'

/** What came of a change, made or waiting, with letters to be delivered after the commit. */
export type Carried<Saved> = { readonly letters: readonly Letter[] } & (
  | { readonly done: true; readonly saved: Saved }
  | { readonly done: false; readonly waiting: WaitingChange }
)

export interface Asking extends AskingPerson {
  /** Also on the first day a second administrator is not appointed by this. */
  readonly neverAlone?: boolean
}

/** Stands before everything by which somebody could come to more rights. Call it under the lock of people, in the transaction of the change. */
export interface RightsGuard {
  /** The decision alone, for what changes nothing by itself or is decided row by row. */
  facts(
    db: Kysely<unknown>,
    userCode: string,
  ): Promise<{ readonly actor: RightsActor; readonly book: RightsBook }>
  /** What a person reads about what the rules refuse. @param name whom it is about */
  refusalOf: typeof rightsRefusal
  /** @throws Refusal when the rules refuse it */
  require(
    db: Kysely<unknown>,
    wanted: WantedRights,
    name: string,
    by: Asking,
  ): Promise<Extract<RightsDecision, { outcome: 'ordinary' }>>
  /** Makes the change, writes its line in the audit and notifies people; or lets it wait. @throws Refusal when the rules refuse it */
  carryOut<Saved>(db: Kysely<unknown>, change: PreparedChange<Saved>, by: Asking): Promise<Carried<Saved>>
  /** Writes into the audit what somebody did, with the change. */
  note(db: Kysely<unknown>, by: Asking, event: AdministrationLine): Promise<void>
  readonly mail: PersonMail
  readonly tell: TellRights
}

export interface RightsGuardDeps {
  readonly clock: Clock
  readonly audit: SecurityAudit
  readonly mail: PersonMail
  readonly tell: TellRights
}

export function createRightsGuard({ clock, audit, mail, tell }: RightsGuardDeps): RightsGuard {
  const note: RightsGuard['note'] = async (db, { userCode, address }, event) =>
    await audit({ ...event, userCode, address }, db)

  async function decide(db: Kysely<unknown>, wanted: WantedRights, name: string, by: Asking) {
    const { actor, book } = await facts(db, by.userCode)
    const firstDay = actor.firstDay && by.neverAlone !== true
    const decision = decideRights(wanted, { ...actor, firstDay }, book)
    if (decision.outcome === 'refused') throw rightsRefusal(decision, name, by.language)
    return decision
  }

  async function propose(
    db: Kysely<unknown>,
    change: PreparedChange,
    decision: Extract<RightsDecision, { outcome: 'waits' }>,
    by: Asking,
  ): Promise<WaitingChange> {
    const now = clock.now()
    await endOverdueChanges(db, now, { tell, audit })
    if ((await waitingOf(db, by.userCode)) >= MOST_WAITING_CHANGES)
      throw new Refusal(SERVER_ERRORS.tooManyWaiting, { max: String(MOST_WAITING_CHANGES) })
    const expires = new Date(now.getTime() + RIGHTS_CHANGE_MS)
    const id = await addChange(db, {
      ...described(change, decision.guarded),
      why: decision.why,
      proposed_by: by.userCode,
      proposed_at: now,
      expires_at: expires,
      state: 'waiting',
    })
    if (id === null) throw new Refusal(SERVER_ERRORS.changeWaitsAlready, { name: change.name[by.language] })
    await tell.waits(db, { id, kind: change.kind, by: by.userCode, name: change.name, until: expires })
    const { target, given, taken } = change
    await note(db, by, { event: 'rights change proposed', target, given, taken })
    return { id, until: wireTime(expires) }
  }

  /** The first day: made at once, on record, and said to both. */
  async function appointAlone(
    db: Kysely<unknown>,
    change: PreparedChange,
    guarded: readonly string[],
    by: Asking,
  ): Promise<Letter[]> {
    const now = clock.now()
    const recorded = await addChange(db, {
      ...described(change, guarded),
      why: 'guarded',
      proposed_by: by.userCode,
      proposed_at: now,
      expires_at: now,
      state: 'alone',
      decided_by: by.userCode,
      decided_at: now,
    })
    // Of two appointments at once one is the first day's.
    if (recorded === null) throw new Refusal(SERVER_ERRORS.conflict)
    await tell.alone(db, by.userCode, change.target)
    await note(db, by, { event: 'administrator appointed alone', target: change.target })
    return await giveNewKeys(db, change.people, by.userCode, mail)
  }

  /** Writes the line in the audit of a change that was made, and notifies those who did not make it themselves. */
  async function record<Saved>(db: Kysely<unknown>, change: PreparedChange<Saved>, saved: Saved, by: Asking) {
    await note(db, by, change.line(saved))
    const others = change.informs.filter(code => code !== by.userCode)
    await tell.changed(db, others, { ...change, by: by.userCode })
  }

  return {
    facts,
    refusalOf: rightsRefusal,
    note,
    mail,
    tell,
    async require(db, wanted, name, by) {
      const decision = await decide(db, wanted, name, by)
      // Links, ends and entries of the menu never wait.
      if (decision.outcome !== 'ordinary') throw new Refusal(SERVER_ERRORS.lacksGuarded, { name })
      return decision
    },
    async carryOut(db, change, by) {
      const decision = await decide(db, change.rights, change.name[by.language], by)
      if (decision.outcome === 'ordinary') {
        const saved = await change.write()
        await record(db, change, saved, by)
        return { done: true, saved, letters: [] }
      }
      const takes = decision.outcome === 'waits' && decision.why === 'taken'
      if (decision.guarded.length > 0 && !takes) await requireContact(db, change, by.language)
      if (decision.outcome === 'waits') {
        const waiting = await propose(db, change, decision, by)
        const letters = await tellOfMove(db, change.rights, by.userCode, 'proposed', { mail, tell })
        return { done: false, waiting, letters }
      }
      const saved = await appointing(db, { people: change.people, by: by.userCode, moves: false }, () =>
        change.write(),
      )
      const letters = await appointAlone(db, change, decision.guarded, by)
      await record(db, change, saved, by)
      return { done: true, saved, letters }
    },
  }
}

function described(change: PreparedChange, guarded: readonly string[]) {
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
  return { actor: await rightsActor(db, userCode), book: await rightsBook(db) }
}

/** Guarded rights of somebody without a password of their own need a way to the person. */
async function requireContact(db: Kysely<unknown>, { rights, name }: PreparedChange, language: Language) {
  if (rights.of !== 'person' || rights.after.mobile !== '' || rights.after.email !== '') return
  const { rows } = await sql`
    select 1 from app_user where user_code = ${rights.after.userCode}
      and password_hash is not null and not invited_by_hand`.execute(db)
  if (rows.length === 0) throw new Refusal(SERVER_ERRORS.noContact, { name: name[language] })
}
