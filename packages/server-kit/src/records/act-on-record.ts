import { type ErrorEntry, SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { Kysely } from 'kysely'
import { type CallContext, type CallingPerson, callerOf } from '../calls/call-context.ts'
import { claimIdempotencyKey } from '../calls/claim-idempotency-key.ts'
import { actsFor } from '../people/acting.ts'
import type { Clock } from '../time/clock.ts'
import { addHistory, type HistoryPlace } from './history.ts'
import { setColumns } from './set-columns.ts'

/** An action of a record: its source states, its target state, and who may perform it. */
export interface Transition<Status extends string, Parts, Reason extends string> {
  readonly from: readonly Status[]
  readonly to: Status
  /** Returns why a person with this part in the record may not act. Null if they may. */
  readonly refuses: (parts: Parts) => Reason | null
}

export type TransitionDecision<Status extends string, Reason extends string> =
  | { readonly allowed: true; readonly to: Status }
  | { readonly allowed: false; readonly reason: Reason | 'state' }

/** Decides whether an action is allowed and which state it leads to. Checks the person before the state. */
export function decideTransition<Status extends string, Parts, Reason extends string>(
  { from, to, refuses }: Transition<Status, Parts, Reason>,
  status: Status,
  parts: Parts,
): TransitionDecision<Status, Reason> {
  const reason = refuses(parts)
  if (reason !== null) return { allowed: false, reason }
  return from.includes(status) ? { allowed: true, to } : { allowed: false, reason: 'state' }
}

const REASONS = { person: SERVER_ERRORS.forbidden, state: SERVER_ERRORS.notAllowedInState } as const

/**
 * Returns the state of an allowed action. @throws Refusal for the reason of another decision
 * @param errors errors of the reasons besides `person` and `state`
 */
export function requireAllowed<Status extends string, Reason extends string>(
  decision: TransitionDecision<Status, Reason>,
  errors: Readonly<Record<Exclude<Reason, keyof typeof REASONS>, ErrorEntry>>,
  params?: Readonly<Record<string, string>>,
): Status {
  if (decision.allowed) return decision.to
  const entries: Readonly<Record<string, ErrorEntry>> = { ...errors, ...REASONS }
  throw new Refusal(entries[decision.reason] ?? SERVER_ERRORS.forbidden, params)
}

/** Columns common to all records with states. */
interface StatefulRecord {
  readonly id: string
  readonly version: number
  readonly status: string
  readonly site_code: string
}

/** Changes that an action makes besides the state. */
export interface Effect<Entry extends string, Columns> {
  /** Name of the history entry. The action by default. */
  readonly action?: Entry
  readonly remark?: string
  /** State to enter instead of the usual one. */
  readonly to?: string
  /** Columns that change besides the state, the version, and the time and author of the change. */
  readonly columns?: Partial<Columns>
}

export interface ActContext<Tables, Found> {
  readonly trx: Kysely<Tables>
  readonly found: Found
  readonly person: CallingPerson
  readonly now: Date
}

export interface CompletedAct<Found, Entry extends string> {
  readonly found: Found
  readonly action: Entry
  readonly by: string
  readonly remark: string
}

/** A kind of record, as {@link createAct} uses it. */
export interface RecordKind<
  Tables,
  Found extends StatefulRecord,
  Action extends string,
  Entry extends string,
> {
  readonly table: string
  readonly history: HistoryPlace
  readonly otherSite: ErrorEntry
  /**
   * Loads the record and locks it until the transaction ends, so that writers take turns. @throws Refusal if the caller
   * may not read it
   */
  readonly lock: (trx: Kysely<Tables>, id: string, context: CallContext) => Promise<Found>
  /** Returns the state that the action leads to. @throws Refusal if it is not allowed */
  readonly authorize: (action: Action, found: Found, person: CallingPerson) => Found['status']
  /** Returns the permission that an action requires. A caller who has it by delegation acts for the delegator. */
  readonly permissionOf: (action: Action) => string
  /** Sends messages in the transaction. */
  readonly notify: (trx: Kysely<Tables>, completed: CompletedAct<Found, Entry>) => Promise<void>
}

/**
 * Performs an action on a record in one transaction: lock, checks of site, permission, state and version, effects,
 * change, history entry and messages. The first failed check decides the error.
 * Writes no audit entry: the history names person, delegator, action and both states, and is kept as long as the
 * record.
 */
export function createAct<
  Tables,
  Found extends StatefulRecord,
  Entry extends string,
  Action extends Entry,
  Columns,
>(
  { db, clock }: { readonly db: Kysely<Tables>; readonly clock: Clock },
  kind: RecordKind<Tables, Found, Action, Entry>,
) {
  return async (
    action: Action,
    { id, version }: { readonly id: string; readonly version: number },
    context: CallContext,
    effect: (
      moment: ActContext<Tables, Found>,
    ) => Promise<Effect<Entry, Columns> | void> | Effect<Entry, Columns>,
    /** For a record that has changed since the caller loaded it. `allow`: the effect checks what has changed. */
    whenChanged: 'reject' | 'allow' = 'reject',
  ): Promise<void> => {
    const person = callerOf(context)
    await db.transaction().execute(async trx => {
      await claimIdempotencyKey(trx, context, id)
      const found = await kind.lock(trx, id, context)
      if (found.site_code !== context.site) throw new Refusal(kind.otherSite)
      const defaultStatus = kind.authorize(action, found, person)
      if (found.version !== version && whenChanged === 'reject') throw new Refusal(SERVER_ERRORS.conflict)
      const now = clock.now()
      const effects = (await effect({ trx, found, person, now })) ?? {}
      const { action: entry = action, remark = '', to = defaultStatus, columns } = effects
      const by = person.userCode
      const marks = { status: to, version: found.version + 1, update_by: by, update_time: now }
      await setColumns(trx, kind.table, id, { ...columns, ...marks })
      const forCode = actsFor(person, kind.permissionOf(action))?.userCode ?? null
      const line = { at: now, by, for: forCode, action: entry, from: found.status, to, remark }
      await addHistory(trx, kind.history, id, line)
      await kind.notify(trx, { found, action: entry, by, remark })
    })
  }
}
