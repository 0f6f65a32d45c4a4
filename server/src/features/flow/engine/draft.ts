import type { RecordAct } from '@apron/contract/flow/flow-words'
import { meets } from '@apron/contract/rules/forms/meets'
import { type ConditionContext, conditionContext } from '../definitions/conditions.ts'
import type { Definition, Node } from '../definitions/definition.ts'
import type { CopyRule } from '../definitions/template-rules.ts'
import { levelsOf } from './candidates.ts'
import type {
  ClosedTask,
  FlowMessage,
  FlowRecord,
  InstanceState,
  OpenedTask,
  OpenTask,
  StepFacts,
  StepResult,
} from './engine.types.ts'
import { timersOf } from './task-timers.ts'

/** Mutable state of one step, private to it until it becomes a result. */
export interface Draft {
  readonly definition: Definition
  readonly facts: StepFacts
  readonly context: ConditionContext
  /** Person who caused the step; null for a timer. */
  readonly by: string | null
  state: InstanceState
  readonly opened: OpenedTask[]
  readonly closed: ClosedTask[]
  readonly records: FlowRecord[]
  readonly messages: FlowMessage[]
}

export function beginDraft(
  definition: Definition,
  state: InstanceState,
  facts: StepFacts,
  by: string | null,
): Draft {
  return {
    definition,
    facts,
    context: conditionContext(definition.form, definition.rules, facts.values, facts.facts),
    by,
    state,
    opened: [],
    closed: [],
    records: [],
    messages: [],
  }
}

/** Builds the result. A task opened and closed in the same step is left out. */
export function resultOf(draft: Draft): StepResult {
  const { state, opened, closed, records, messages } = draft
  const { status } = state
  const ended = status === 'running' || status === 'rejected' ? null : status
  return { ok: true, state, opened, closed, records, messages, ended }
}

export function nodeOf({ definition }: Draft, id: string): Node {
  const node = definition.nodes[id]
  if (node === undefined) throw new Error(`definition ${definition.kind} has no node ${id}`)
  return node
}

export function openTask(draft: Draft, task: Omit<OpenTask, 'id' | 'stages'>): number {
  const id = draft.state.nextTask
  const open = { ...task, id, stages: [] }
  draft.state = { ...draft.state, nextTask: id + 1, tasks: [...draft.state.tasks, open] }
  draft.opened.push({ ...open, timers: timersOf(draft.definition, task.node, draft.facts) })
  notify(
    draft,
    task.kind === 'rework' ? 'rework' : 'task',
    task.candidates,
    task.node,
    id,
    usualUrgency(draft),
  )
  return id
}

function usualUrgency({ definition, facts }: Draft): 0 | 1 {
  const { urgentWhen } = definition.rules
  const inputs = { values: facts.values, limits: facts.facts.limits }
  return urgentWhen !== undefined && meets(urgentWhen, inputs) ? 1 : 0
}

export function closeTask(draft: Draft, id: number, how: ClosedTask['how']): void {
  draft.state = { ...draft.state, tasks: draft.state.tasks.filter(task => task.id !== id) }
  draft.closed.push({ id, how })
}

/** Ends every open task of an ended branch or process. */
export function endTasks(draft: Draft): void {
  for (const { id } of draft.state.tasks) closeTask(draft, id, 'ended')
}

export function record(
  draft: Draft,
  act: RecordAct,
  node: string,
  details: Partial<Omit<FlowRecord, 'act' | 'node' | 'round'>> = {},
): void {
  draft.records.push({
    act,
    node,
    task: null,
    round: draft.state.round,
    by: draft.by,
    for: null,
    remark: null,
    note: null,
    to: null,
    ...details,
  })
}

/** Adds a message to these people, without duplicates and without the person who caused it. */
export function notify(
  draft: Draft,
  about: FlowMessage['about'],
  people: readonly string[],
  node: string,
  task: number | null = null,
  urgency: FlowMessage['urgency'] = 0,
): void {
  const to = [...new Set(people)].filter(each => each !== draft.by)
  if (to.length > 0 || about === 'stuck') draft.messages.push({ about, to, node, task, urgency })
}

/** Adds the messages for copies whose condition is met. */
export function notifyCopies(draft: Draft, copies: readonly CopyRule[], node: string): void {
  const inputs = { values: draft.facts.values, limits: draft.facts.facts.limits }
  const people = copies
    .filter(({ when }) => when === undefined || meets(when, inputs))
    .flatMap(({ to }) => to.flatMap(assignment => levelsOf(assignment, draft.facts)[0] ?? []))
  notify(draft, 'copy', people, node)
}
