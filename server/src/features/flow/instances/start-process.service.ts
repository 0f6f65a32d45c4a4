import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { createFieldRefusal } from '@apron/contract/errors/field-refusal'
import { Refusal } from '@apron/contract/errors/refusal'
import type { FlowStart, FlowStartResult } from '@apron/contract/flow/flow'
import type { FormValues } from '@apron/contract/flow/form-values'
import { FLOW_PROCESSES_MAX } from '@apron/contract/limits/flow'
import { acceptForm, WHOLE_FORM } from '@apron/contract/rules/forms/accept-form'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import type { Kysely } from 'kysely'
import type { Definition } from '../definitions/definition.ts'
import { readTemplateId } from '../definitions/template-id.ts'
import { levelsOf } from '../engine/candidates.ts'
import { step } from '../engine/step.ts'
import { FLOW_FILES, type FlowDeps } from './flow-deps.ts'
import { factsNow } from './flow-facts.ts'
import { flowRefusal } from './flow-refusal.ts'
import {
  addInstance,
  countStarted,
  findInstance,
  lockId,
  lockInstance,
  type StoredInstance,
} from './instances.store.ts'
import { organisationNow } from './people/organisation.store.ts'
import { peopleOfStep } from './people/people-to-load.ts'
import { businessKeyOf, subjectOf } from './process-title.ts'
import { filesOf, knownCodes } from './step-facts.ts'
import { writeStep } from './write-step.ts'

const DAY_MS = 86_400_000

interface ProcessStart {
  readonly id: string
  /** Takes the number, after the form was accepted. */
  readonly takeSerial: () => Promise<string>
  readonly definition: Definition
  readonly version: number
  readonly values: Readonly<Record<string, unknown>>
  /** The application's record it is about. */
  readonly recordId: string | null
}

/** Starts processes by hand: number, form, first tasks and messages in one transaction (FLOW-04). */
export function createStartProcess(deps: FlowDeps) {
  const { db, templates, recordProcesses, useSerial } = deps

  async function startNew(trx: Kysely<unknown>, wanted: FlowStart, context: CallContext): Promise<void> {
    const { kind, version } = readTemplateId(wanted.templateId)
    const newest = await templates.newest(trx, kind)
    if (newest === null) throw new Refusal(SERVER_ERRORS.notFound)
    if (recordProcesses.has(kind)) throw new Refusal(SERVER_ERRORS.flowOfRecord)
    if (newest.version !== version) throw new Refusal(SERVER_ERRORS.conflict)
    const { id, serial, values } = wanted
    const { userCode } = callerOf(context)
    const dayAgo = new Date(deps.clock.now().getTime() - DAY_MS)
    if ((await countStarted(trx, userCode, dayAgo)) >= FLOW_PROCESSES_MAX)
      throw new Refusal(SERVER_ERRORS.ownFull, { max: String(FLOW_PROCESSES_MAX) })
    const takeSerial = async () => {
      const isOffered = await useSerial(trx, userCode, serial)
      if (!isOffered) throw new Refusal(SERVER_ERRORS.conflict)
      return serial
    }
    await beginProcess(trx, deps, { id, takeSerial, values, ...newest, recordId: null }, context)
  }

  async function startOnce(
    trx: Kysely<unknown>,
    wanted: FlowStart,
    context: CallContext,
  ): Promise<StoredInstance> {
    await lockId(trx, wanted.id)
    const before = await findInstance(trx, wanted.id)
    if (before !== null) return before
    await startNew(trx, wanted, context)
    const started = await findInstance(trx, wanted.id)
    if (started === null) throw new Error('The process that was started is not there')
    return started
  }

  return async (wanted: FlowStart, context: CallContext): Promise<FlowStartResult> => {
    const started = await db.transaction().execute(trx => startOnce(trx, wanted, context))
    return resultOf(started, wanted, context)
  }
}

/** Starts a process with the caller as initiator. Form, first tasks and messages are part of the transaction. */
export async function beginProcess(
  trx: Kysely<unknown>,
  deps: FlowDeps,
  { id, takeSerial, definition, version, values: sent, recordId }: ProcessStart,
  context: CallContext,
): Promise<void> {
  const { clock, files, valuesOf } = deps
  const person = callerOf(context)
  const initiator = person.userCode
  const wanted = peopleOfStep(definition, { initiator, form: sent, state: null })
  const organisation = await organisationNow(trx, wanted)
  const facts = await factsNow(trx, valuesOf)
  const known = await knownCodes(trx, definition, organisation, valuesOf)
  const { values, problems } = acceptForm(
    definition.form,
    {},
    // The form validates the values. An invalid one is a problem of its field.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    sent as FormValues,
    WHOLE_FORM,
    facts,
    known,
  )
  const stepFacts = { initiator, values, facts, organisation }
  const mayStart = definition.rules.starters.some(starter =>
    levelsOf(starter, stepFacts).flat().includes(initiator),
  )
  if (!mayStart) throw new Refusal(SERVER_ERRORS.forbidden)
  const [problem] = problems
  if (problem !== undefined) throw createFieldRefusal(problem, definition.texts.fields, context.language)
  const serial = await takeSerial()

  const result = step(definition, null, { type: 'start', by: initiator }, stepFacts)
  if (!result.ok) throw flowRefusal(result.refusal)
  const now = clock.now()
  const isAdded = await addInstance(trx, {
    id,
    kind: definition.kind,
    version,
    serial,
    business_key: businessKeyOf(definition, values),
    record_id: recordId,
    subject: subjectOf(definition, values),
    application: definition.rules.application,
    initiator,
    site: context.site,
    // The process may end in this first step. The update then posts the outcome to its record.
    status: 'running',
    stuck: null,
    form: JSON.stringify(values),
    facts: JSON.stringify(facts),
    state: JSON.stringify({ ...result.state, tasks: [] }),
    form_version: 1,
    started_at: now,
    ended_at: null,
  })
  if (!isAdded) throw new Refusal(SERVER_ERRORS.flowRuns)
  await files.link(trx, { kind: FLOW_FILES, id }, filesOf(definition, values), person)
  const instance = await lockInstance(trx, id)
  if (instance === null) throw new Error('The process that was started is not there')
  await writeStep(trx, deps, { instance, definition, result, stepFacts, now, by: initiator })
}

/** Returns the process started by the first of two identical requests. Rejects the id of another process. */
function resultOf(started: StoredInstance, wanted: FlowStart, context: CallContext): FlowStartResult {
  const isSame = started.initiator === callerOf(context).userCode && started.serial === wanted.serial
  if (!isSame) throw new Refusal(SERVER_ERRORS.requestIdUsed)
  return { insId: started.id, state: started.status }
}
