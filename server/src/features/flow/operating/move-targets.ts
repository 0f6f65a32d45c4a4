import type { Definition } from '../definitions/definition.ts'
import { possibleDeciders } from '../engine/candidates.ts'
import type { InstanceState, OpenTask, StepFacts } from '../engine/engine.types.ts'
import type { Organisation } from '../engine/organisation.ts'
import { step } from '../engine/step.ts'

/** Returns true if no candidate can log in any more. */
export function hasNoActiveCandidate(
  { candidates }: Pick<OpenTask, 'candidates'>,
  { people }: Organisation,
): boolean {
  return candidates.every(candidate => people.every(({ userCode }) => userCode !== candidate))
}

/**
 * Returns the people to whom an operator may move a task. Tries the step for each possible decider without storing it.
 */
export function moveTargets(
  definition: Definition,
  state: InstanceState,
  task: OpenTask,
  facts: StepFacts,
  by: string,
): string[] {
  const rules = definition.rules.nodes[task.node]
  const mayMove = by !== facts.initiator && hasNoActiveCandidate(task, facts.organisation)
  if (rules === undefined || !mayMove) return []
  return [...possibleDeciders(rules, facts)].filter(
    to => step(definition, state, { type: 'move', task: task.id, by, to }, facts).ok,
  )
}
