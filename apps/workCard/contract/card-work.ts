import { defineCall } from '@apron/contract/calls/define-call'
import * as wire from '@apron/contract/entities/fields'
import { type Static, Type } from 'typebox'
import { jobCard } from './job-card.ts'

const SIGN_RIGHT = 'workCard:card:sign'
const RII_RIGHT = 'workCard:card:rii'
const CLOSE_RIGHT = 'workCard:card:close'

/** A correction of what was signed. */
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
  /** Why the caller may not sign the step that is next; empty if they may. */
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
  effective: Type.String(),
})

export const CardWork = Type.Object({
  version: Type.Integer(),
  steps: Type.Array(StepWork),
  signed: Type.Array(SignedLine),
  hours: Type.Array(HourBooking),
  /** Non-routines raised on this card. */
  nonRoutines: Type.Array(Type.Object({ id: Type.String(), nrNo: Type.String(), status: Type.String() })),
  revisions: Type.Array(RevisionCheck),
  /** Null if tools could not be asked. */
  toolsOut: wire.nullable(Type.Array(Type.String())),
  mayBookHours: Type.Boolean(),
  /** Neighbours that are installed: links lead to their pages. */
  neighbours: Type.Array(Type.String()),
})
export type CardWork = Static<typeof CardWork>

const step = { id: wire.recordId, stepNo: Type.Integer({ minimum: 1, maximum: 999 }) }
const reason = wire.text(200, 5)
const optional = (max: number) => wire.text(max)

export const SignStep = Type.Object({
  ...step,
  /** The attempt that the person saw: a signature that arrives twice is made once. */
  attempt: Type.Integer({ minimum: 1, maximum: 999 }),
  value: wire.nullable(Type.Number({ minimum: -99_999, maximum: 99_999 })),
  remark: optional(300),
  nrNo: optional(14),
})
export type SignStep = Static<typeof SignStep>

export const RejectStep = Type.Object({ ...step, attempt: SignStep.properties.attempt, reason })
export type RejectStep = Static<typeof RejectStep>

export const MarkNotApplicable = Type.Object({ ...step, reason })
export type MarkNotApplicable = Static<typeof MarkNotApplicable>

export const AmendStep = Type.Object({
  ...step,
  value: SignStep.properties.value,
  remark: optional(300),
  nrNo: optional(14),
  reason,
})
export type AmendStep = Static<typeof AmendStep>

export const BookHours = Type.Object({
  id: wire.recordId,
  start: Type.String({ maxLength: 19 }),
  end: Type.String({ maxLength: 19 }),
  breakMinutes: Type.Integer({ minimum: 0, maximum: 600 }),
  note: optional(200),
})
export type BookHours = Static<typeof BookHours>

const path = (verb: string) => `/api/job-card/card/${verb}` as const
const signature = { method: 'POST', failures: 'in-place', confirmed: 'again' } as const

/** Steps, signatures, hours and checks of a card, as the caller may work on them. */
export const readCardWork = defineCall<{ query: { id: string }; data: CardWork }>({
  id: 'workCard.card.work',
  method: 'GET',
  path: path('work'),
  access: { resource: jobCard.rights.view },
  failures: 'in-place',
})
export const signStep = defineCall<{ body: SignStep; data: CardWork }>({
  ...signature,
  id: 'workCard.card.sign',
  path: path('sign'),
  access: { resource: SIGN_RIGHT },
})
export const inspectStep = defineCall<{ body: SignStep; data: CardWork }>({
  ...signature,
  id: 'workCard.card.inspect',
  path: path('inspect'),
  access: { resource: RII_RIGHT },
})
export const rejectStep = defineCall<{ body: RejectStep; data: CardWork }>({
  ...signature,
  id: 'workCard.card.reject',
  path: path('reject'),
  access: { resource: RII_RIGHT },
})
export const markNotApplicable = defineCall<{ body: MarkNotApplicable; data: CardWork }>({
  ...signature,
  id: 'workCard.card.notApplicable',
  path: path('notApplicable'),
  access: { resource: CLOSE_RIGHT },
})
export const amendStep = defineCall<{ body: AmendStep; data: CardWork }>({
  ...signature,
  id: 'workCard.card.amend',
  path: path('amend'),
  access: { resource: CLOSE_RIGHT },
})
export const bookHours = defineCall<{ body: BookHours; data: { work: CardWork; dayHours: number } }>({
  id: 'workCard.card.bookHours',
  method: 'POST',
  path: path('bookHours'),
  access: { resource: SIGN_RIGHT },
  failures: 'in-place',
})
export const removeHours = defineCall<{ body: { id: string; booking: string }; data: CardWork }>({
  id: 'workCard.card.removeHours',
  method: 'POST',
  path: path('removeHours'),
  access: { resource: SIGN_RIGHT },
  failures: 'in-place',
})
