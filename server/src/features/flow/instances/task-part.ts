import type { InstanceState } from '../engine/engine.types.ts'
import type { ActingFor } from '../lists/acting-for.ts'
import type { StoredCandidate, StoredInstance, StoredTask } from './instances.store.ts'

/** What somebody is to a task: it is their own, or that of whom they act for. */
export interface TaskPart {
  readonly forWhom: string | null
  /** By which delegation; null: by none. */
  readonly delegationId: string | null
}

type CountedIn = Pick<InstanceState, 'passed' | 'agreed'>

/** A task with what says who has to do with it. */
export interface PartOf {
  readonly task: Pick<StoredTask, 'number' | 'kind' | 'roles' | 'post'>
  readonly instance: Pick<StoredInstance, 'initiator' | 'application'> & { readonly state: CountedIn }
  readonly candidates: readonly Pick<StoredCandidate, 'number' | 'user_code'>[]
}

/** @returns null for who has no part in the task. Their own part comes before that for somebody else. */
export function partInTask(
  { task, instance, candidates }: PartOf,
  { userCode, actingFor }: { readonly userCode: string; readonly actingFor: readonly ActingFor[] },
): TaskPart | null {
  const holders = new Set(
    candidates.filter(({ number }) => number === task.number).map(({ user_code }) => user_code),
  )
  if (holders.has(userCode)) return { forWhom: null, delegationId: null }
  // Nobody decides their own request, whoever let them; what the initiator has to rework is theirs alone.
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

/** Whether somebody has it by a role or a post: what was given to a person by name goes to no delegate. */
function isHeld({ roles, post }: Pick<StoredTask, 'roles' | 'post'>): boolean {
  return roles.length > 0 || post !== null
}

/** Who has decided in this round already lends nobody their hand: four eyes are two persons. */
function hasCounted({ passed, agreed }: CountedIn, userCode: string): boolean {
  return (
    passed.some(({ by }) => by.includes(userCode)) ||
    Object.values(agreed).some(people => people.includes(userCode))
  )
}
