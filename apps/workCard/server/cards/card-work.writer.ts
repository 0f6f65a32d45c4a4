import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { actsFor } from '@apron/server-kit/people/acting'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { moveRecord } from '@apron/server-kit/records/move-record'
import { lockOwnRecord } from '@apron/server-kit/records/visibility/require-record'
import { type Kysely, sql } from 'kysely'
import {
  type AmendStep,
  type MarkNotApplicable,
  type RejectStep,
  SIGN_RIGHT,
  type SignStep,
} from '../../contract/card-work.ts'
import { CARD_AT_WORK, type CardStatus } from '../../contract/job-card.fields.ts'
import { jobCard } from '../../contract/job-card.ts'
import { isRii, readingProblem, signRefusal } from '../../contract/rules/sign-rules.ts'
import * as steps from '../../contract/rules/step-states.ts'
import { WORK_CARD_ERRORS as ERRORS } from '../../contract/work-card.errors.ts'
import { skilledPeople } from '../signatures/authorisations.ts'
import { entriesOf, sign } from '../signatures/entries.ts'
import { JC_RII, taskOf } from './card.events.ts'
import { CORRECTABLE, signerOf } from './card-work.reader.ts'
import { nonRoutinesOfCard, type StoredCard } from './find-records.ts'

/** A locked card and the step to sign. */
interface Moment {
  readonly trx: Kysely<unknown>
  readonly card: StoredCard
  readonly entries: readonly steps.Entry[]
  readonly states: readonly steps.StepState[]
  readonly state: steps.StepState
}

/**
 * Writes signed entries of a card. Each change and its signature share a transaction, and a repeated request signs
 * once.
 */
export function cardWriter(services: PluginServices) {
  /** Locks the card, signs the decided entry if there is one, and moves the card to or from a required inspection. */
  async function onStep(
    { id, stepNo }: { readonly id: string; readonly stepNo: number },
    context: CallContext,
    decide: (moment: Moment) => Promise<steps.EntryContent | null>,
  ): Promise<void> {
    await services.db.transaction().execute(async trx => {
      const card = await lockOwnRecord(trx, jobCard, id, context)
      const entries = await entriesOf(trx, [id])
      const states = steps.stepStates(card.steps, entries)
      const content = await decide({ trx, card, entries, states, state: steps.stateOf(states, stepNo) })
      if (content === null) return
      const at = services.clock.now()
      const by = callerOf(context).userCode
      const added = { ...content, seq: Number.MAX_SAFE_INTEGER, by, stamp: '', at }
      const next = steps.nextStep(steps.stepStates(card.steps, [...entries, added]))
      await move(trx, card, { next, content, context, at })
      await sign(services, trx, { recordId: id, by, site: card.siteCode, at, skill: card.skill }, content)
    })
  }

  async function move(trx: Kysely<unknown>, card: StoredCard, { next, content, context, at }: Step) {
    const by = callerOf(context).userCode
    const status = statusAfter(card.status, content, next)
    const isRejected = content.kind === 'REJECT'
    if (status === card.status && !isRejected) {
      const seen = sql`version = version + 1, update_by = ${by}, update_time = ${at}`
      await sql`update work_card_card set ${seen} where id = ${card.id}`.execute(trx)
    } else {
      await moveRecord(trx, jobCard, card, {
        to: status,
        action: status === 'RII_WAIT' ? 'riiWait' : isRejected ? 'rejected' : 'inspected',
        by,
        for: actsFor(callerOf(context), SIGN_RIGHT)?.userCode ?? null,
        at,
        remark: isRejected ? content.reason : '',
      })
    }
    if (card.status === 'RII_WAIT' && (content.kind === 'SIGN' || isRejected)) {
      await services.messages.taskEnded(trx, taskOf.rii(card.id, content.step, content.attempt), 'success')
    }
    if (status === 'RII_WAIT' && next !== undefined && content.kind !== 'AMEND') {
      await notifyInspectors(trx, card, next, by)
    }
  }

  async function notifyInspectors(
    trx: Kysely<unknown>,
    { id, cardNo, siteCode: site, skill }: StoredCard,
    { step, attempt }: steps.StepState,
    by: string,
  ) {
    const skilled = await skilledPeople(trx, { site, now: services.clock.now(), skill })
    await services.messages.publish(trx, JC_RII, {
      site,
      to: [{ users: skilled.filter(({ rii }) => rii).map(({ person }) => person) }],
      by,
      values: { id, no: cardNo, step: String(step.stepNo) },
      task: taskOf.rii(id, step.stepNo, attempt),
    })
  }

  /** @throws Refusal if the caller may not sign the step, or saw another attempt */
  async function requireSignable(
    { trx, card, entries, states, state }: Moment,
    attempt: number,
    context: CallContext,
  ) {
    const signer = await signerOf(trx, services, card, context)
    const hindrance = signRefusal({ ...card, states, entries }, state, signer)
    if (hindrance !== null) throw hindrance
    if (state.attempt !== attempt) throw new Refusal(SERVER_ERRORS.conflict)
  }

  return {
    /** Signs a step as mechanic or inspector. */
    signStep: async (body: SignStep, context: CallContext): Promise<void> => {
      const { stepNo, attempt, value, nrNo } = body
      const remark = body.remark.trim()
      await onStep(body, context, async moment => {
        const { step } = moment.state
        if (isSameSignature(moment.state, body, callerOf(context).userCode)) return null
        await requireSignable(moment, attempt, context)
        await requireReading(moment, { value, remark, nrNo })
        const measured = step.kind === 'MEASURE' ? value : null
        return { kind: 'SIGN', step: stepNo, attempt, value: measured, remark, nrNo, rii: isRii(step) }
      })
    },

    /** Rejects the work before a required inspection. Both start their next attempt. */
    rejectStep: async (body: RejectStep, context: CallContext): Promise<void> => {
      const { stepNo, attempt, reason } = body
      await onStep(body, context, async moment => {
        await requireSignable(moment, attempt, context)
        const before = moment.states.findLast(
          ({ step, status }) => step.stepNo < stepNo && status === 'SIGNED' && !isRii(step),
        )
        const reopens = before === undefined ? [] : [before.step.stepNo]
        return { kind: 'REJECT', step: stepNo, attempt, reason: reason.trim(), reopens }
      })
    },

    markNotApplicable: async (body: MarkNotApplicable, context: CallContext): Promise<void> => {
      const { stepNo, reason } = body
      await onStep(body, context, async ({ card, state }) => {
        if (isRii(state.step) || state.step.kind === 'TOOLCOUNT') throw new Refusal(ERRORS.naNotAllowed)
        if (!CARD_AT_WORK.includes(card.status)) throw new Refusal(SERVER_ERRORS.notAllowedInState)
        if (steps.isDone(state)) throw new Refusal(ERRORS.stepSigned, { step: String(stepNo) })
        return { kind: 'NA', step: stepNo, reason: reason.trim() }
      })
    },

    /** Corrects a signed entry by appending another one. */
    amendStep: async (body: AmendStep, context: CallContext): Promise<void> => {
      const { stepNo, value, nrNo } = body
      const remark = body.remark.trim()
      await onStep(body, context, async moment => {
        const { status, step, ...signed } = moment.state
        if (!CORRECTABLE.includes(moment.card.status)) throw new Refusal(SERVER_ERRORS.notAllowedInState)
        if (status !== 'SIGNED') throw new Refusal(ERRORS.notSigned, { step: String(stepNo) })
        await requireReading(moment, { value, remark, nrNo })
        const content = { kind: 'AMEND', step: stepNo } as const
        const reason = body.reason.trim()
        if (step.kind !== 'MEASURE') {
          if (remark === '') throw new Refusal(ERRORS.remarkMissing)
          return { ...content, old: signed.remark, new: remark, value: null, reason }
        }
        const formatted = (measured: number | null) => `${measured ?? '–'} ${step.unit}`
        return { ...content, old: formatted(signed.value), new: formatted(value), value, reason }
      })
    },
  }
}

/** A signed entry and the next step. */
interface Step {
  readonly next: steps.StepState | undefined
  readonly content: steps.EntryContent
  readonly context: CallContext
  readonly at: Date
}

/**
 * Returns the state after an entry: the card waits if the next step is a required inspection. Paused and completed
 * cards stay as they are.
 */
function statusAfter(status: CardStatus, { kind }: steps.EntryContent, next: Step['next']): CardStatus {
  if (kind === 'REJECT') return 'IN_WORK'
  if (kind === 'AMEND' || (status !== 'IN_WORK' && status !== 'RII_WAIT')) return status
  return next !== undefined && isRii(next.step) ? 'RII_WAIT' : 'IN_WORK'
}

function isSameSignature({ status, attempt, entry }: steps.StepState, body: SignStep, userCode: string) {
  return (
    status === 'SIGNED' &&
    attempt === body.attempt &&
    entry?.kind === 'SIGN' &&
    entry.by === userCode &&
    (entry.value === null || entry.value === body.value)
  )
}

/** @throws Refusal if the reading is not valid, or its non-routine does not cover it */
async function requireReading({ trx, card, state }: Moment, reading: steps.Reading): Promise<void> {
  const problem = readingProblem(state.step, reading)
  if (problem !== null) throw problem
  const { nrNo: no } = reading
  if (no === '') return
  const found = (await nonRoutinesOfCard(trx, card.cardNo)).find(({ nrNo }) => nrNo === no)
  if (found === undefined || found.status === 'REJECTED') throw new Refusal(ERRORS.nrUnknown, { no })
}
