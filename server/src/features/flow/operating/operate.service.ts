import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { AdminFlowMove, AdminFlowResume } from '@apron/contract/flow/admin-flow'
import type { Kysely } from 'kysely'
import type { FlowEvent } from '../engine/engine.types.ts'
import { step } from '../engine/step.ts'
import type { FlowDeps } from '../instances/flow-deps.ts'
import { flowRefusal, overRefusal } from '../instances/flow-refusal.ts'
import { findTask, lockInstance, type StoredInstance } from '../instances/instances.store.ts'
import { organisationNow } from '../instances/people/organisation.store.ts'
import { peopleOfStep } from '../instances/people/people-to-load.ts'
import { postNow } from '../instances/retry-postings.service.ts'
import { readTaskName } from '../instances/task-name.ts'
import { writeStep } from '../instances/write-step.ts'
import { hasNoActiveCandidate } from './move-targets.ts'

type OperatingDeps = Pick<FlowDeps, 'clock' | 'messages' | 'templates' | 'recordProcesses'>

/** Creates the operator actions on processes, within the caller's transaction. Operators decide nothing themselves. */
export function createOperate(deps: OperatingDeps) {
  const { clock, templates } = deps

  async function runStep(
    trx: Kysely<unknown>,
    instance: StoredInstance,
    event: Extract<FlowEvent, { readonly type: 'move' | 'resume' }>,
  ): Promise<void> {
    const definition = await templates.at(trx, instance.kind, instance.version)
    const { form: values, facts, initiator } = instance
    const organisation = await organisationNow(trx, peopleOfStep(definition, instance))
    const stepFacts = { initiator, values, facts, organisation }
    const result = step(definition, instance.state, event, stepFacts)
    if (!result.ok) throw flowRefusal(result.refusal)
    const { by } = event
    await writeStep(trx, deps, { instance, definition, result, stepFacts, now: clock.now(), by })
  }

  return {
    /** Moves a task whose candidates have all left. Nobody chooses who decides their own request. */
    async move(trx: Kysely<unknown>, { taskId, to, remark }: AdminFlowMove, by: string): Promise<string> {
      const name = readTaskName(taskId)
      const instance = name === null ? null : await lockInstance(trx, name.instanceId)
      const task = name === null ? null : await findTask(trx, name.instanceId, name.number)
      if (instance === null || task === null) throw new Refusal(SERVER_ERRORS.notFound)
      if (instance.initiator === by) throw new Refusal(SERVER_ERRORS.flowOwnProcess)
      const open = instance.state.tasks.find(({ id }) => id === task.number)
      if (open === undefined) throw flowRefusal(overRefusal(task.outcome, instance.status))
      const definition = await templates.at(trx, instance.kind, instance.version)
      const organisation = await organisationNow(trx, peopleOfStep(definition, instance))
      if (!hasNoActiveCandidate(open, organisation)) throw new Refusal(SERVER_ERRORS.flowTaskHeld)
      await runStep(trx, instance, { type: 'move', task: task.number, by, to, remark: remark.trim() })
      return instance.id
    },

    /** Retries a stuck process, or the postings that its record has not processed. */
    async resume(trx: Kysely<unknown>, { insId, remark }: AdminFlowResume, by: string): Promise<string> {
      const instance = await lockInstance(trx, insId)
      if (instance === null) throw new Refusal(SERVER_ERRORS.notFound)
      if ((await postNow(trx, deps, insId)) !== 'nothing') return instance.id
      await runStep(trx, instance, { type: 'resume', by, remark: remark.trim() })
      return instance.id
    },
  }
}
