import { type ErrorEntry, SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { Kysely } from 'kysely'
import { type CallContext, type CallingPerson, callerOf } from '../calls/call-context.ts'
import { claimRequest } from '../calls/claim-request.ts'
import { actsFor } from '../people/acting.ts'
import type { Clock } from '../time/clock.ts'
import { addHistory, type HistoryPlace } from './history.ts'
import { setColumns } from './set-columns.ts'

/** One action of a record: from which states, to which, and who may. */
export interface Transition<Status extends string, Parts, Reason extends string> {
  readonly from: readonly Status[]
  readonly to: Status
  /** Why somebody who is this to the record may not; null for who may. */
  readonly refuses: (parts: Parts) => Reason | null
}

export type TransitionDecision<Status extends string, Reason extends string> =
  | { readonly allowed: true; readonly to: Status }
  | { readonly allowed: false; readonly reason: Reason | 'state' }

/** Whether an action is allowed, and the state it leads to. The person is judged before the state. */
export function decideTransition<Status extends string, Parts, Reason extends string>(
  { from, to, refuses }: Transition<Status, Parts, Reason>,
  status: Status,
  parts: Parts,
): TransitionDecision<Status, Reason> {
  const reason = refuses(parts)
  if (reason !== null) return { allowed: false, reason }
  return from.includes(status) ? { allowed: true, to } : { allowed: false, reason: 'state' }
}

/** What every record has that goes from state to state. */
interface StatefulRecord<Status extends string> {
  readonly id: string
  readonly version: number
  readonly status: Status
  readonly site_code: string
}

/** What an action adds to the plain change of state. */
export interface Effect<Entry extends string, Columns> {
  /** The line of history, where it is not named as the action. */
  readonly action?: Entry
  readonly remark?: string
  /** State to enter instead of the usual one. */
  readonly to?: string
  /** Columns that change besides status, version and the marks of the change. */
  readonly columns?: Partial<Columns>
}

export interface ActMoment<Tables, Found> {
  readonly trx: Kysely<Tables>
  readonly found: Found
  readonly person: CallingPerson
  readonly now: Date
}

export interface Happened<Found, Entry extends string> {
  readonly found: Found
  readonly action: Entry
  readonly by: string
  readonly remark: string
}

/** A kind of record, as {@link createAct} needs to know it. */
export interface RecordKind<
  Tables,
  Found extends StatefulRecord<Status>,
  Status extends string,
  Action extends string,
  Entry extends string,
> {
  readonly table: string
  readonly history: HistoryPlace
  readonly otherSite: ErrorEntry
  /** Loads the record and locks it until the transaction ends, so that writers take turns. @throws Refusal when the caller may not read it */
  readonly lock: (trx: Kysely<Tables>, id: string, context: CallContext) => Promise<Found>
  /** The state that the action leads to. @throws Refusal when it is not allowed */
  readonly judge: (action: Action, found: Found, person: CallingPerson) => Status
  /** The right that an action needs: who has it from somebody else acts for them. */
  readonly rightOf: (action: Action) => string
  /** Tells people what happened, as part of the transaction. */
  readonly notify: (trx: Kysely<Tables>, happened: Happened<Found, Entry>) => Promise<void>
}

/**
 * An action on a record: lock, site, right and state, version, what the action adds, change, line of history and messages are one
 * transaction. The first that refuses decides what the person reads.
 * The audit gets no line: the history names person, delegator, action and both states, and is kept as long as the record.
 */
export function createAct<
  Tables,
  Found extends StatefulRecord<Status>,
  Status extends string,
  Entry extends string,
  Action extends Entry,
  Columns,
>(
  { db, clock }: { readonly db: Kysely<Tables>; readonly clock: Clock },
  kind: RecordKind<Tables, Found, Status, Action, Entry>,
) {
  return async (
    action: Action,
    { id, version }: { readonly id: string; readonly version: number },
    context: CallContext,
    effect: (moment: ActMoment<Tables, Found>) => Promise<Effect<Entry, Columns>> | Effect<Entry, Columns>,
    // The record has changed since the person loaded it: refuses, unless the change does not affect theirs.
    whenChanged: (moment: ActMoment<Tables, Found>) => Promise<void> = refuseChanged,
  ): Promise<void> => {
    const person = callerOf(context)
    await db.transaction().execute(async trx => {
      await claimRequest(trx, context, id)
      const found = await kind.lock(trx, id, context)
      if (found.site_code !== context.site) throw new Refusal(kind.otherSite)
      const usual = kind.judge(action, found, person)
      const moment = { trx, found, person, now: clock.now() }
      if (found.version !== version) await whenChanged(moment)

      const { now } = moment
      const { action: entry = action, remark = '', to = usual, columns } = await effect(moment)
      const by = person.userCode
      const marks = { status: to, version: found.version + 1, update_by: by, update_time: now }
      await setColumns(trx, kind.table, id, { ...columns, ...marks })
      const forCode = actsFor(person, kind.rightOf(action))?.userCode ?? null
      const line = { at: now, by, for: forCode, action: entry, from: found.status, to, remark }
      await addHistory(trx, kind.history, id, line)
      await kind.notify(trx, { found, action: entry, by, remark })
    })
  }
}

async function refuseChanged(): Promise<never> {
  throw new Refusal(SERVER_ERRORS.conflict)
}
