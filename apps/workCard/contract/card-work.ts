import type { CallAttributes } from '@apron/contract/calls/define-call'
import * as wire from '@apron/contract/entities/fields'
import { type RecordId, recordCall } from '@apron/contract/records/define-record'
import { type Static, Type } from 'typebox'
import { jobCard } from './job-card.ts'

export const SIGN_RIGHT = 'workCard:card:sign'
export const RII_RIGHT = 'workCard:card:rii'

/** A correction of a signed entry. */
const Amendment = Type.Object({
  at: wire.dateTime,
  by: wire.Named,
  old: Type.String(),
  new: Type.String(),
  reason: Type.String(),
})

const StepWork = Type.Object({
  stepNo: Type.Integer(),
  status: Type.Enum(['OPEN', 'SIGNED', 'REJECTED', 'NA']),
  attempt: Type.Integer(),
  value: wire.nullable(Type.Number()),
  remark: Type.String(),
  nrNo: Type.String(),
  by: wire.nullable(wire.Named),
  stamp: Type.String(),
  at: wire.nullable(wire.dateTime),
  amendments: Type.Array(Amendment),
  /** Actions on the step that are available to the caller now. */
  may: Type.Array(Type.Enum(['sign', 'inspect', 'na', 'amend'])),
  /** Reason why the caller may not sign the next step. Empty if they may. */
  hindrance: Type.String(),
})
export type StepWork = Static<typeof StepWork>

const HourBooking = Type.Object({
  id: Type.String(),
  user: wire.Named,
  start: wire.dateTime,
  end: wire.dateTime,
  breakMinutes: Type.Integer(),
  hours: Type.Number(),
  note: Type.String(),
})

/** A line of the signed record of a card. */
const SignedLine = Type.Object({
  seq: Type.Integer(),
  kind: Type.Enum(['SIGN', 'REJECT', 'NA', 'AMEND', 'HANDOVER', 'TAKEOVER', 'CLOSE', 'RELEASE']),
  step: wire.nullable(Type.Integer()),
  attempt: wire.nullable(Type.Integer()),
  text: Type.String(),
  by: wire.Named,
  stamp: Type.String(),
  at: wire.dateTime,
})
export type SignedLine = Static<typeof SignedLine>

const RevisionCheck = Type.Object({
  taskNo: Type.String(),
  state: Type.Enum(['CURRENT', 'OUTDATED', 'UNCHECKED']),
  /** The effective revision. Empty if unknown. */
  effective: Type.String(),
})
export type RevisionCheck = Static<typeof RevisionCheck>

export const CardWork = Type.Object({
  version: Type.Integer(),
  steps: Type.Array(StepWork),
  signed: Type.Array(SignedLine),
  hours: Type.Array(HourBooking),
  /** Non-routines raised on this card. */
  nonRoutines: Type.Array(Type.Object({ id: Type.String(), nrNo: Type.String(), status: Type.String() })),
  revisions: Type.Array(RevisionCheck),
  /** Null if the tools application cannot be reached. */
  toolsOut: wire.nullable(Type.Array(Type.String())),
  mayBookHours: Type.Boolean(),
  /** Installed neighbours, whose pages can be linked. */
  neighbours: Type.Array(Type.String()),
})
export type CardWork = Static<typeof CardWork>

const step = { id: wire.recordId, stepNo: Type.Integer({ minimum: 1, maximum: 999 }) }
const reason = wire.text(200, 5)

const reading = {
  value: wire.nullable(Type.Number({ minimum: -99_999, maximum: 99_999 })),
  remark: wire.text(300),
  nrNo: wire.text(14),
}
/** The attempt that the person saw. A signature that arrives twice is stored once. */
const attempt = Type.Integer({ minimum: 1, maximum: 999 })

export const SignStep = Type.Object({ ...step, attempt, ...reading })
export type SignStep = Static<typeof SignStep>

export const RejectStep = Type.Object({ ...step, attempt, reason })
export type RejectStep = Static<typeof RejectStep>

export const MarkNotApplicable = Type.Object({ ...step, reason })
export type MarkNotApplicable = Static<typeof MarkNotApplicable>

export const AmendStep = Type.Object({ ...step, ...reading, reason })
export type AmendStep = Static<typeof AmendStep>

export const BookHours = Type.Object({
  id: wire.recordId,
  start: Type.String({ maxLength: 19 }),
  end: Type.String({ maxLength: 19 }),
  breakMinutes: Type.Integer({ minimum: 0, maximum: 600 }),
  note: wire.text(200),
})
export type BookHours = Static<typeof BookHours>

/** Booked hours. `dayHours` is the person's total on that day, including this booking. */
export const BookedHours = Type.Object({ work: CardWork, dayHours: Type.Number() })
type BookedHours = Static<typeof BookedHours>

export const RemoveHours = Type.Object({ id: wire.recordId, booking: wire.recordId })
export type RemoveHours = Static<typeof RemoveHours>

type Reading = { query: RecordId; data: CardWork }
type Booking = { body: BookHours; data: BookedHours }

/** Returns steps, signatures, hours and checks of a card, with the actions of the caller. */
export const readCardWork = recordCall<Reading>(jobCard, 'GET', 'work', jobCard.rights.view)

export type Change<Body> = { body: Body; data: CardWork }

/** Declares a call that changes the work on a card and responds with the changed work. */
const change = <Body>(verb: string, right: string, options: Partial<CallAttributes> = {}) =>
  recordCall<Change<Body>>(jobCard, 'POST', verb, right, options)

const CLOSE_RIGHT = jobCard.actionPermissions.close
/** Option of calls that ask for the password at every signature. */
const AGAIN = { confirmed: 'again' } as const

export const signStep = change<SignStep>('sign', SIGN_RIGHT, AGAIN)
export const inspectStep = change<SignStep>('inspect', RII_RIGHT, AGAIN)
export const rejectStep = change<RejectStep>('reject', RII_RIGHT, AGAIN)
export const markNotApplicable = change<MarkNotApplicable>('notApplicable', CLOSE_RIGHT, AGAIN)
export const amendStep = change<AmendStep>('amend', CLOSE_RIGHT, AGAIN)
export const bookHours = recordCall<Booking>(jobCard, 'POST', 'bookHours', SIGN_RIGHT)
export const removeHours = change<RemoveHours>('removeHours', SIGN_RIGHT)
