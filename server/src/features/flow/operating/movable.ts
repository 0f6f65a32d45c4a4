import type { Definition } from '../definitions/definition.ts'
import { poolOf } from '../engine/candidates.ts'
import type { InstanceState, OpenTask, StepFacts } from '../engine/engine.types.ts'
import type { Organisation } from '../engine/organisation.ts'
import { step } from '../engine/step.ts'

/** Whether nobody who has the task can log in any more. */
export function hasLeft({ candidates }: Pick<OpenTask, 'candidates'>, { people }: Organisation): boolean {
  return candidates.every(candidate => people.every(({ userCode }) => userCode !== candidate))
}

/** To whom an operator may move a task: a step that is not carried out, for each who may decide its node. */
export function movableTo(
  definition: Definition,
  state: InstanceState,
  task: OpenTask,
  facts: StepFacts,
  by: string,
): string[] {
  const rules = definition.rules.nodes[task.node]
  const mayMove = by !== facts.initiator && hasLeft(task, facts.organisation)
  if (rules === undefined || !mayMove) return []
  return [...poolOf(rules, facts)].filter(
    to => step(definition, state, { type: 'move', task: task.id, by, to }, facts).ok,
  )
}
