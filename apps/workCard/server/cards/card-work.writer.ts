import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { actsFor } from '@apron/server-kit/people/acting'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { addHistory } from '@apron/server-kit/records/history'
import { findRecord } from '@apron/server-kit/records/list-records'
import { historyOf } from '@apron/server-kit/records/record-hooks'
import type { Kysely } from 'kysely'
import type { AmendStep, MarkNotApplicable, RejectStep, SignStep } from '../../contract/card-work.ts'
import type { CardStatus } from '../../contract/job-card.fields.ts'
import { jobCard } from '../../contract/job-card.ts'
import {
  isRii,
  type Reading,
  type Refused,
  readingProblem,
  signHindrance,
} from '../../contract/rules/sign-rules.ts'
import {
  type Entry,
  type EntryContent,
  isDone,
  nextStep,
  type StepState,
  stepStates,
} from '../../contract/rules/step-states.ts'
import { WORK_CARD_ERRORS as ERRORS } from '../../contract/work-card.errors.ts'
import { skilledPeople, stampOf } from '../signatures/authorisations.ts'
import { entriesOf, sign } from '../signatures/entries.ts'
import type { WorkCardTables } from '../work-card.tables.ts'
import { JC_RII, taskOf } from './card.events.ts'
import { requireOwnSite } from './card.hooks.ts'
import { BOOKABLE, CORRECTABLE, signerOf } from './card-work.reader.ts'
import { nonRoutinesOfCard, type StoredCard } from './find-records.ts'

interface Moment {
  readonly trx: Kysely<unknown>
  readonly card: StoredCard
  readonly states: readonly StepState[]
  readonly entries: readonly Entry[]
}

/** Returns what is to be signed; null if the same was signed before. */
type Decide = (moment: Moment) => Promise<EntryContent | null>

/** What people sign on a card. Each change and its signature share a transaction; the same request signs once. */
export function cardWriter(services: PluginServices) {
  /** Locks the card, signs what is decided, and moves the card to or from a required inspection. */
  async function onCard(id: string, context: CallContext, decide: Decide): Promise<void> {
    await services.db.transaction().execute(async trx => {
      const { sites, userCode } = callerOf(context)
      const card = requireOwnSite(await findRecord(trx, jobCard, { id, sites, lock: true }), context)
      const entries = await entriesOf(trx, [id])
      const states = stepStates(card.steps, entries)
      const content = await decide({ trx, card, states, entries })
      if (content === null) return
      const at = services.clock.now()
      const added: Entry = { ...content, seq: Number.MAX_SAFE_INTEGER, by: userCode, stamp: '', at }
      await move(trx, card, stepStates(card.steps, [...entries, added]), content, context)
      const stamp = await stampOf(trx, { site: card.siteCode, now: at, person: userCode, skill: card.skill })
      await sign(services, trx, { recordId: id, by: userCode, stamp, content }, at)
    })
  }

  async function move(
    trx: Kysely<unknown>,
    card: StoredCard,
    states: readonly StepState[],
    content: EntryContent,
    context: CallContext,
  ): Promise<void> {
    const { userCode } = callerOf(context)
    const next = nextStep(states)
    const status = statusAfter(card.status, content, next)
    const now = services.clock.now()
    await trx
      .withTables<WorkCardTables>()
      .updateTable('work_card_card')
      .set({ status, version: card.version + 1, update_by: userCode, update_time: now })
      .where('id', '=', card.id)
      .execute()
    if (
      card.status === 'RII_WAIT' &&
      'step' in content &&
      (content.kind === 'SIGN' || content.kind === 'REJECT')
    ) {
      await services.messages.taskEnded(trx, taskOf.rii(card.id, content.step, content.attempt), 'success')
    }
    if (status === 'RII_WAIT' && next !== undefined && content.kind !== 'AMEND') {
      await tellInspectors(trx, card, next, userCode)
    }
    if (status === card.status && content.kind !== 'REJECT') return
    const action = status === 'RII_WAIT' ? 'riiWait' : content.kind === 'REJECT' ? 'rejected' : 'inspected'
    await addHistory(trx, historyOf(jobCard), card.id, {
      at: now,
      by: userCode,
      for: actsFor(callerOf(context), 'workCard:card:sign')?.userCode ?? null,
      action,
      from: card.status,
      to: status,
      remark: content.kind === 'REJECT' ? content.reason : '',
    })
  }

  async function tellInspectors(
    trx: Kysely<unknown>,
    card: StoredCard,
    { step, attempt }: StepState,
    by: string,
  ) {
    const { id, cardNo, siteCode, skill } = card
    const skilled = await skilledPeople(trx, { site: siteCode, now: services.clock.now(), skill })
    await services.messages.publish(trx, JC_RII, {
      site: siteCode,
      to: [{ users: skilled.filter(({ rii }) => rii).map(({ person }) => person) }],
      by,
      values: { id, no: cardNo, step: String(step.stepNo) },
      task: taskOf.rii(id, step.stepNo, attempt),
    })
  }

  /** Signs a step, as the mechanic or as the inspector. */
  async function signStep(body: SignStep, context: CallContext): Promise<void> {
    const { id, stepNo, attempt, value, nrNo } = body
    const remark = body.remark.trim()
    await onCard(id, context, async ({ trx, card, states, entries }) => {
      const state = stateOf(states, stepNo)
      if (isSameSignature(state, body, callerOf(context).userCode)) return null
      refuse(
        signHindrance({ ...card, states, entries }, stepNo, await signerOf(trx, services, card, context)),
      )
      if (state.attempt !== attempt) throw new Refusal(SERVER_ERRORS.conflict)
      await requireReading(trx, card, state, { value, remark, nrNo })
      const measured = state.step.kind === 'MEASURE' ? value : null
      return { kind: 'SIGN', step: stepNo, attempt, value: measured, remark, nrNo, rii: isRii(state.step) }
    })
  }

  /** Rejects the work before a required inspection: it and the inspection begin their next attempt. */
  async function rejectStep(
    { id, stepNo, attempt, reason }: RejectStep,
    context: CallContext,
  ): Promise<void> {
    await onCard(id, context, async ({ trx, card, states, entries }) => {
      const state = stateOf(states, stepNo)
      refuse(
        signHindrance({ ...card, states, entries }, stepNo, await signerOf(trx, services, card, context)),
      )
      if (state.attempt !== attempt) throw new Refusal(SERVER_ERRORS.conflict)
      const before = states.findLast(
        each => each.step.stepNo < stepNo && each.status === 'SIGNED' && !isRii(each.step),
      )
      const reopens = before === undefined ? [] : [before.step.stepNo]
      return { kind: 'REJECT', step: stepNo, attempt, reason: reason.trim(), reopens }
    })
  }

  async function markNotApplicable(
    { id, stepNo, reason }: MarkNotApplicable,
    context: CallContext,
  ): Promise<void> {
    await onCard(id, context, async ({ card, states }) => {
      const state = stateOf(states, stepNo)
      if (isRii(state.step) || state.step.kind === 'TOOLCOUNT') throw new Refusal(ERRORS.naNotAllowed)
      if (!BOOKABLE.includes(card.status)) throw new Refusal(SERVER_ERRORS.notAllowedInState)
      if (isDone(state)) throw new Refusal(ERRORS.stepSigned, { step: String(stepNo) })
      return { kind: 'NA', step: stepNo, reason: reason.trim() }
    })
  }

  /** Corrects what was signed by a further signature; what it corrects is kept. */
  async function amendStep(body: AmendStep, context: CallContext): Promise<void> {
    const { id, stepNo, value, nrNo } = body
    const remark = body.remark.trim()
    await onCard(id, context, async ({ trx, card, states }) => {
      const state = stateOf(states, stepNo)
      if (!CORRECTABLE.includes(card.status)) throw new Refusal(SERVER_ERRORS.notAllowedInState)
      if (state.status !== 'SIGNED') throw new Refusal(ERRORS.notSigned, { step: String(stepNo) })
      await requireReading(trx, card, state, { value, remark, nrNo })
      const isMeasure = state.step.kind === 'MEASURE'
      if (!isMeasure && remark === '') throw new Refusal(ERRORS.remarkMissing)
      const said = (measured: number | null) => `${measured ?? '–'} ${state.step.unit}`
      return {
        kind: 'AMEND',
        step: stepNo,
        old: isMeasure ? said(state.value) : state.remark,
        new: isMeasure ? said(value) : remark,
        value: isMeasure ? value : null,
        reason: body.reason.trim(),
      }
    })
  }

  return { signStep, rejectStep, markNotApplicable, amendStep }
}

/** A required inspection that is next makes the card wait for it; nothing else changes a paused or completed card. */
function statusAfter(status: CardStatus, content: EntryContent, next: StepState | undefined): CardStatus {
  if (content.kind === 'REJECT') return 'IN_WORK'
  if (content.kind === 'AMEND' || (status !== 'IN_WORK' && status !== 'RII_WAIT')) return status
  return next !== undefined && isRii(next.step) ? 'RII_WAIT' : 'IN_WORK'
}

function stateOf(states: readonly StepState[], stepNo: number): StepState {
  const state = states.find(({ step }) => step.stepNo === stepNo)
  if (state === undefined) throw new Refusal(ERRORS.stepUnknown, { step: String(stepNo) })
  return state
}

function isSameSignature({ status, attempt, entry }: StepState, body: SignStep, userCode: string): boolean {
  return (
    status === 'SIGNED' &&
    attempt === body.attempt &&
    entry?.kind === 'SIGN' &&
    entry.by === userCode &&
    (entry.value === null || entry.value === body.value)
  )
}

function refuse(refused: Refused | null): void {
  if (refused !== null) throw new Refusal(refused.error, refused.params)
}

/** @throws Refusal if the reading is not covered */
async function requireReading(trx: Kysely<unknown>, card: StoredCard, { step }: StepState, reading: Reading) {
  refuse(readingProblem(step, reading))
  const { nrNo } = reading
  if (nrNo === '') return
  const found = (await nonRoutinesOfCard(trx, card.cardNo)).find(each => each.nrNo === nrNo)
  if (found === undefined || found.status === 'REJECTED') throw new Refusal(ERRORS.nrUnknown, { no: nrNo })
}
