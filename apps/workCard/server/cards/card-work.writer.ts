import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal, throwRefusal } from '@apron/contract/errors/refusal'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { actsFor } from '@apron/server-kit/people/acting'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { moveRecord } from '@apron/server-kit/records/move-record'
import { lockRecordOfSite } from '@apron/server-kit/records/visibility/require-record'
import { sql } from 'kysely'
import * as work from '../../contract/card-work.ts'
import type { CardStatus } from '../../contract/job-card.fields.ts'
import { jobCard } from '../../contract/job-card.ts'
import * as rules from '../../contract/rules/sign-rules.ts'
import * as steps from '../../contract/rules/step-states.ts'
import { WORK_CARD_ERRORS as ERRORS } from '../../contract/work-card.errors.ts'
import { type Authorisations, authorisationsOf, skilledPeople } from '../signatures/authorisations.ts'
import { entriesOf, sign } from '../signatures/entries.ts'
import type { Db } from '../work-card.tables.ts'
import { JC_RII, taskKeys } from './card.events.ts'
import { type CardWithEntries, toSigner } from './card-work.reader.ts'
import { nonRoutinesOfCard, type StoredCard } from './find-records.ts'

/** A locked card and the step to sign. */
interface StepContext extends CardWithEntries {
  readonly trx: Db
  /** Authorisations of the caller. */
  readonly own: Authorisations
  readonly states: readonly steps.StepState[]
  readonly state: steps.StepState
}

/** A decided entry, the state it moves the card to, and the next step. */
interface Decision {
  readonly content: steps.EntryContent
  readonly status: CardStatus
  readonly next: steps.StepState | undefined
  readonly context: CallContext
  readonly at: Date
}

/**
 * Writes signed entries of a card. Each change and its signature share a transaction, and a repeated request signs
 * once.
 */
export function cardWriter(services: PluginServices) {
  /** Locks the card, signs the decided entry if there is one, and moves the card to or from a required inspection. */
  async function changeStep(
    { id, stepNo }: { readonly id: string; readonly stepNo: number },
    context: CallContext,
    decide: (moment: StepContext) => Promise<steps.EntryContent | null>,
  ): Promise<CardWithEntries> {
    return await services.db.transaction().execute(async trx => {
      const at = services.clock.now()
      const by = callerOf(context).userCode
      const card = await lockRecordOfSite(trx, jobCard, id, context)
      const entries = await entriesOf(trx, [id])
      const own = await authorisationsOf(trx, { site: card.siteCode, now: at, person: by })
      const states = steps.stepStates(card.steps, entries)
      const content = await decide({ trx, card, entries, own, states, state: steps.stateOf(states, stepNo) })
      if (content === null) return { card, entries }
      const newEntry = { ...content, seq: Number.MAX_SAFE_INTEGER, by, stamp: '', at }
      const next = steps.nextStep(steps.stepStates(card.steps, [...entries, newEntry]))
      const status = nextStatus(card.status, content, next)
      await updateStatus(trx, card, { content, status, next, context, at })
      const signature = { recordId: id, by, site: card.siteCode, at, skill: card.skill, own }
      const entry = await sign(services, trx, signature, content)
      return { card: { ...card, status, version: card.version + 1 }, entries: [...entries, entry] }
    })
  }

  async function updateStatus(trx: Db, card: StoredCard, { content, status, next, context, at }: Decision) {
    const by = callerOf(context).userCode
    const isRejected = content.kind === 'REJECT'
    if (status === card.status && !isRejected) {
      const changes = sql`version = version + 1, update_by = ${by}, update_time = ${at}`
      await sql`update work_card_card set ${changes} where id = ${card.id}`.execute(trx)
    } else {
      await moveRecord(trx, jobCard, card, {
        to: status,
        action: status === 'RII_WAIT' ? 'riiWait' : isRejected ? 'rejected' : 'inspected',
        by,
        for: actsFor(callerOf(context), work.SIGN_RIGHT)?.userCode ?? null,
        at,
        remark: isRejected ? content.reason : '',
      })
    }
    if (card.status === 'RII_WAIT' && (content.kind === 'SIGN' || isRejected)) {
      await services.messages.taskEnded(trx, taskKeys.rii(card.id, content.step, content.attempt), 'success')
    }
    if (status === 'RII_WAIT' && next !== undefined && content.kind !== 'AMEND') {
      await notifyInspectors(trx, card, next, by)
    }
  }

  async function notifyInspectors(
    trx: Db,
    { id, cardNo, siteCode: site, skill }: StoredCard,
    { step: { stepNo }, attempt }: steps.StepState,
    by: string,
  ) {
    const skilled = await skilledPeople(trx, { site, now: services.clock.now(), skill })
    await services.messages.publish(trx, JC_RII, {
      site,
      to: [{ users: skilled.filter(({ rii }) => rii).map(({ person }) => person) }],
      by,
      values: { id, no: cardNo, step: String(stepNo) },
      task: taskKeys.rii(id, stepNo, attempt),
    })
  }

  return {
    /** Signs a step as mechanic or inspector. */
    signStep: (body: work.SignStep, context: CallContext) =>
      changeStep(body, context, async moment => {
        const { stepNo, attempt, value, nrNo } = body
        const remark = body.remark.trim()
        const { step } = moment.state
        if (isSameSignature(moment.state, body, callerOf(context).userCode)) return null
        requireSignable(moment, attempt, context)
        await requireReading(moment, { value, remark, nrNo })
        const measured = step.kind === 'MEASURE' ? value : null
        return { kind: 'SIGN', step: stepNo, attempt, value: measured, remark, nrNo, rii: rules.isRii(step) }
      }),

    /** Rejects the work before a required inspection. Both start their next attempt. */
    rejectStep: (body: work.RejectStep, context: CallContext) =>
      changeStep(body, context, async moment => {
        const { stepNo, attempt, reason } = body
        requireSignable(moment, attempt, context)
        const before = moment.states.findLast(
          ({ step, status }) => step.stepNo < stepNo && status === 'SIGNED' && !rules.isRii(step),
        )
        const reopens = before === undefined ? [] : [before.step.stepNo]
        return { kind: 'REJECT', step: stepNo, attempt, reason: reason.trim(), reopens }
      }),

    markNotApplicable: (body: work.MarkNotApplicable, context: CallContext) =>
      changeStep(body, context, async ({ card, state }) => {
        const { stepNo, reason } = body
        throwRefusal(rules.naRefusal(card.status, state))
        return { kind: 'NA', step: stepNo, reason: reason.trim() }
      }),

    /** Corrects a signed entry by appending another one. */
    amendStep: (body: work.AmendStep, context: CallContext) =>
      changeStep(body, context, async moment => {
        const { stepNo, value, nrNo } = body
        const [remark, reason] = [body.remark.trim(), body.reason.trim()]
        const { step, ...signed } = moment.state
        throwRefusal(rules.amendRefusal(moment.card.status, moment.state))
        await requireReading(moment, { value, remark, nrNo })
        const content = { kind: 'AMEND', step: stepNo } as const
        if (step.kind !== 'MEASURE') {
          if (remark === '') throw new Refusal(ERRORS.remarkMissing)
          return { ...content, old: signed.remark, new: remark, value: null, reason }
        }
        const formatValue = (measured: number | null) => `${measured ?? '–'} ${step.unit}`
        return { ...content, old: formatValue(signed.value), new: formatValue(value), value, reason }
      }),
  }
}

/**
 * Returns the state after an entry: the card waits if the next step is a required inspection. Paused and completed
 * cards stay as they are.
 */
function nextStatus(
  status: CardStatus,
  { kind }: steps.EntryContent,
  next: steps.StepState | undefined,
): CardStatus {
  if (kind === 'REJECT') return 'IN_WORK'
  if (kind === 'AMEND' || (status !== 'IN_WORK' && status !== 'RII_WAIT')) return status
  return next !== undefined && rules.isRii(next.step) ? 'RII_WAIT' : 'IN_WORK'
}

function isSameSignature({ status, attempt, entry }: steps.StepState, body: work.SignStep, userCode: string) {
  return (
    status === 'SIGNED' &&
    attempt === body.attempt &&
    entry?.kind === 'SIGN' &&
    entry.by === userCode &&
    (entry.value === null || entry.value === body.value)
  )
}

/** @throws Refusal if the reading is not valid, or its non-routine does not cover it */
async function requireReading({ trx, card, state }: StepContext, reading: steps.Reading): Promise<void> {
  throwRefusal(rules.readingProblem(state.step, reading))
  const { nrNo: no } = reading
  if (no === '') return
  const found = (await nonRoutinesOfCard(trx, card.cardNo)).find(({ nrNo }) => nrNo === no)
  if (found === undefined || found.status === 'REJECTED') throw new Refusal(ERRORS.nrUnknown, { no })
}

/** @throws Refusal if the caller may not sign the step, or saw another attempt */
function requireSignable(moment: StepContext, attempt: number, context: CallContext): void {
  const { card, entries, own, states, state } = moment
  const signer = toSigner(card, own, context)
  throwRefusal(rules.signRefusal({ ...card, states, entries }, state, signer))
  if (state.attempt !== attempt) throw new Refusal(SERVER_ERRORS.conflict)
}
