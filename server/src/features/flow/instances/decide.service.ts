import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { createFieldRefusal } from '@apron/contract/errors/field-refusal'
import { Refusal } from '@apron/contract/errors/refusal'
import type { FlowDecisionResult } from '@apron/contract/flow/flow'
import { RECORD_ACTS, type RecordAct } from '@apron/contract/flow/flow-words'
import type { FormValues } from '@apron/contract/flow/form-values'
import { acceptForm } from '@apron/contract/rules/forms/accept-form'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import type { Kysely } from 'kysely'
import type { Definition } from '../definitions/definition.ts'
import type { FlowEvent, StepFacts } from '../engine/engine.types.ts'
import { step } from '../engine/step.ts'
import { nextTaskOf } from '../lists/flow-lists.store.ts'
import { FLOW_FILES, type FlowDeps } from './flow-deps.ts'
import { factsNow } from './flow-facts.ts'
import { flowRefusal, overRefusal } from './flow-refusal.ts'
import { stageOf } from './form-stage.ts'
import {
  candidatesOf,
  findTask,
  isRecorded,
  lockInstance,
  type StoredInstance,
  type StoredTask,
} from './instances.store.ts'
import { organisationNow } from './people/organisation.store.ts'
import { peopleOfStep } from './people/people-to-load.ts'
import { processTitle, subjectOf } from './process-title.ts'
import type { StepChanges } from './step-changes.ts'
import { filesOf, knownCodes } from './step-facts.ts'
import { readTaskName } from './task-name.ts'
import { partInTask } from './task-part.ts'
import { writeStep } from './write-step.ts'

/** A decision as sent by a person. */
export type DecisionCommand = {
  readonly taskId: string
  readonly version: number
  readonly remark: string
} & (
  | { readonly act: 'agree' | 'submit'; readonly values?: Readonly<Record<string, unknown>> | undefined }
  | { readonly act: 'reject'; readonly to?: string | undefined }
  | { readonly act: 'refuse' }
  | { readonly act: 'transfer' | 'addApprover'; readonly to: string }
)

/** Record acts of each command. A repeated command of the same person changes nothing (T15). */
const ACTS_OF_COMMAND: Readonly<Record<DecisionCommand['act'], readonly RecordAct[]>> = {
  agree: ['agree', 'fillIn'],
  submit: ['fillIn', 'resubmit'],
  reject: ['reject'],
  refuse: ['refuse'],
  transfer: ['transfer'],
  addApprover: ['addApprover'],
}

/** Page on which participants read a process afterwards. */
const DONE_PAGE = '/flow/completedTaskDetail'

interface TaskAtStep {
  readonly trx: Kysely<unknown>
  readonly instance: StoredInstance
  readonly definition: Definition
  readonly task: StoredTask
}

/** Decides tasks within the caller's transaction: permission, delegation, the step and all its writes. */
export function createDecideInTransaction(deps: FlowDeps) {
  const { clock, files, templates, valuesOf, actingFor, acting } = deps

  /** Returns the form after the command and the changed fields. Rejects values that the node may not change. */
  async function formAfter(current: TaskAtStep, command: DecisionCommand, context: CallContext) {
    const { trx, instance, definition, task } = current
    const sent = 'values' in command ? (command.values ?? {}) : null
    const organisation = await organisationNow(trx, peopleOfStep(definition, instance, sent ?? {}))
    const isResubmission = task.kind === 'rework' && command.act === 'submit'
    const facts = isResubmission ? await factsNow(trx, valuesOf) : instance.facts
    const untouched = { values: instance.form, changed: [] as readonly string[] }
    const accepted =
      sent === null
        ? { ...untouched, problems: [] }
        : acceptForm(
            definition.form,
            instance.form,
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated by the form, as at the start
            sent as FormValues,
            stageOf(definition, task),
            facts,
            await knownCodes(trx, definition, organisation, valuesOf),
          )
    const [problem] = accepted.problems
    if (problem !== undefined) throw createFieldRefusal(problem, definition.texts.fields, context.language)
    const { values, changed } = accepted
    const stepFacts: StepFacts = { initiator: instance.initiator, values, facts, organisation }
    return { stepFacts, changed }
  }

  return async (
    trx: Kysely<unknown>,
    command: DecisionCommand,
    context: CallContext,
  ): Promise<StoredInstance> => {
    const person = callerOf(context)
    const name = readTaskName(command.taskId)
    const instance = name === null ? null : await lockInstance(trx, name.instanceId)
    const task = name === null ? null : await findTask(trx, name.instanceId, name.number)
    if (instance === null || task === null) throw new Refusal(SERVER_ERRORS.notFound)
    const candidates = await candidatesOf(trx, instance.id)
    const delegated = await actingFor(trx, person.userCode, 'hold')
    const viewer = { userCode: person.userCode, actingFor: delegated }
    const part = partInTask({ task, instance, candidates }, viewer)
    const isKnown = part !== null || task.by_code === person.userCode
    if (!isKnown) throw new Refusal(SERVER_ERRORS.notFound)
    const definition = await templates.at(trx, instance.kind, instance.version)
    const to =
      command.act === 'reject' ? (command.to ?? definition.start) : 'to' in command ? command.to : null
    const decided = { instanceId: instance.id, task: task.number, by: person.userCode, to }
    if (await isRecorded(trx, { ...decided, acts: ACTS_OF_COMMAND[command.act] })) return instance
    if (task.closed_at !== null) throw flowRefusal(overRefusal(task.outcome, instance.status))
    if (part === null) throw new Refusal(SERVER_ERRORS.notFound)
    if (instance.form_version !== command.version) throw new Refusal(SERVER_ERRORS.conflict)
    const { stepFacts, changed } = await formAfter({ trx, instance, definition, task }, command, context)
    const event = eventOf(command, task, { by: person.userCode, forWhom: part.forWhom, changed })
    const result = step(definition, instance.state, event, stepFacts)
    if (!result.ok) throw flowRefusal(result.refusal)
    if ('values' in command) {
      const urls = filesOf(definition, stepFacts.values)
      await files.link(trx, { kind: FLOW_FILES, id: instance.id }, urls, person)
    }
    const changes = { instance, definition, result, stepFacts, now: clock.now(), by: person.userCode }
    await writeStep(trx, deps, changes)
    const { forWhom: forCode, delegationId } = part
    const actor = { userCode: person.userCode, forCode, delegationId }
    await acting.recordAct(trx, actor, actOf(changes, task))
    return { ...instance, status: result.state.status }
  }
}

/** Decides tasks, each in its own transaction (FLOW-06). */
export function createDecide(deps: FlowDeps) {
  const { db, actingFor } = deps
  const decideInTransaction = createDecideInTransaction(deps)

  return async (command: DecisionCommand, context: CallContext): Promise<FlowDecisionResult> => {
    const { id, status } = await db.transaction().execute(trx => decideInTransaction(trx, command, context))
    const { userCode } = callerOf(context)
    const viewer = { userCode, actingFor: await actingFor(db, userCode) }
    return { insId: id, state: status, nextTaskId: await nextTaskOf(db, viewer) }
  }
}

/** Describes a decision for the delegator's list of acts done for them. */
function actOf({ definition, result, stepFacts, instance }: StepChanges, { number }: StoredTask) {
  const act = result.records.find(({ task }) => task === number)?.act ?? 'agree'
  const { zh, en } = processTitle(definition.texts.name, subjectOf(definition, stepFacts.values))
  const name = RECORD_ACTS[act]
  return {
    what: { zh: `${name.zh}：${zh}`, en: `${name.en}: ${en}` },
    url: `${DONE_PAGE}?id=${instance.id}`,
  }
}

function eventOf(
  command: DecisionCommand,
  { number, kind }: StoredTask,
  {
    by,
    forWhom,
    changed,
  }: {
    readonly by: string
    readonly forWhom: string | null
    readonly changed: readonly string[]
  },
): FlowEvent {
  const common = { task: number, by, remark: command.remark, ...(forWhom === null ? {} : { for: forWhom }) }
  switch (command.act) {
    case 'agree':
      return { type: 'agree', ...common, changed }
    case 'submit':
      return kind === 'rework' ? { type: 'resubmit', ...common } : { type: 'agree', ...common, changed }
    case 'reject':
      return { type: 'reject', ...common, ...(command.to === undefined ? {} : { to: command.to }) }
    case 'refuse':
      return { type: 'refuse', ...common }
    default:
      return { type: command.act, ...common, to: command.to }
  }
}
