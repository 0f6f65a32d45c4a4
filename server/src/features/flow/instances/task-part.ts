import type { InstanceState } from '../engine/engine.types.ts'
import type { ActingFor } from '../lists/acting-for.ts'
import type { StoredCandidate, StoredInstance, StoredTask } from './instances.store.ts'

/** The role of a person in a task: their own, or as a delegate. */
export interface TaskPart {
  readonly forWhom: string | null
  /** Null without a delegation. */
  readonly delegationId: string | null
}

type CountedIn = Pick<InstanceState, 'passed' | 'agreed'>

/** A task with the data that decides its participants. */
export interface TaskParticipants {
  readonly task: Pick<StoredTask, 'number' | 'kind' | 'roles' | 'post'>
  readonly instance: Pick<StoredInstance, 'initiator' | 'application'> & { readonly state: CountedIn }
  readonly candidates: readonly Pick<StoredCandidate, 'number' | 'user_code'>[]
}

/** Returns the part of a person in a task, or null. Their own part takes precedence over a delegation. */
export function partInTask(
  { task, instance, candidates }: TaskParticipants,
  { userCode, actingFor }: { readonly userCode: string; readonly actingFor: readonly ActingFor[] },
): TaskPart | null {
  const holders = new Set(
    candidates.filter(({ number }) => number === task.number).map(({ user_code }) => user_code),
  )
  if (holders.has(userCode)) return { forWhom: null, delegationId: null }
  // Nobody decides their own request, even under a delegation. Rework belongs to the initiator alone.
  if (instance.initiator === userCode || task.kind === 'rework' || !isHeld(task)) return null
  if (hasCounted(instance.state, userCode)) return null
  const delegation = actingFor.find(
    ({ delegator, roles, posts, application }) =>
      holders.has(delegator) &&
      application === instance.application &&
      task.roles.every(role => roles.includes(role)) &&
      (task.post === null || posts.includes(task.post)),
  )
  if (delegation === undefined) return null
  const { delegator: forWhom, delegationId } = delegation
  return { forWhom, delegationId }
}

/** Returns true if the task is held by role or post. A task given to a named person is not delegated. */
function isHeld({ roles, post }: Pick<StoredTask, 'roles' | 'post'>): boolean {
  return roles.length > 0 || post !== null
}

/**
 * Returns true if the person has already decided in this round. They cannot act as a delegate too: four eyes are two
 * persons.
 */
function hasCounted({ passed, agreed }: CountedIn, userCode: string): boolean {
  return (
    passed.some(({ by }) => by.includes(userCode)) ||
    Object.values(agreed).some(people => people.includes(userCode))
  )
}
