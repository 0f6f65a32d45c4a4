import type { FlowRefusalName } from '@apron/contract/flow/flow-refusals'
import type { FlowState } from '@apron/contract/flow/flow-words'
import type { Definition } from '../definitions/definition.ts'
import { enter, leave, rulesOf } from './advance.ts'
import { allLevels, possibleDeciders } from './candidates.ts'
import {
  beginDraft,
  closeTask,
  type Draft,
  endTasks,
  nodeOf,
  notify,
  openTask,
  record,
  resultOf,
} from './draft.ts'
import type { FlowEvent, InstanceState, OpenTask, StepFacts, StepResult } from './engine.types.ts'
import { returnTargets, returnTo } from './return-targets.ts'
import { timerRule } from './task-timers.ts'

const NEW: InstanceState = {
  status: 'running',
  round: 1,
  tokens: [],
  tasks: [],
  passed: [],
  taken: [],
  agreed: {},
  rejectedAt: null,
  nextTask: 1,
}

/** Length of a remark that gives a reason. */
const REASON_MIN = 5
const REASON_MAX = 300

/**
 * Runs one step of an instance, from one wait state to the next. A pure function; its result is stored in one
 * transaction or not at all. Identity, delegation and operator permission were checked before.
 *
 * @param state null for a new instance
 */
export function step(
  definition: Definition,
  state: InstanceState | null,
  event: FlowEvent,
  facts: StepFacts,
): StepResult {
  const draft = beginDraft(definition, state ?? NEW, facts, event.type === 'timer' ? null : event.by)
  const refusal = apply(draft, state === null, event)
  return refusal === null ? resultOf(draft) : { ok: false, refusal }
}

/** Null on success. */
type Outcome = FlowRefusalName | null

type DecisionEvent = Extract<FlowEvent, { readonly task: number; readonly by: string }>

function apply(draft: Draft, isNew: boolean, event: FlowEvent): Outcome {
  if (event.type === 'start') return isNew ? start(draft) : 'wrongAct'
  if (isNew) return 'wrongAct'
  if (event.type === 'timer') return timer(draft, event)
  const refusal = ENDED_REFUSAL[draft.state.status]
  if (refusal !== null) return refusal
  if (event.type === 'withdraw') return withdraw(draft, event.remark)
  if (event.type === 'resume') return resume(draft, event.remark)
  const task = draft.state.tasks.find(({ id }) => id === event.task)
  if (task === undefined) return draft.state.status === 'rejected' ? 'alreadyRejected' : 'taskOver'
  return decisionViolation(draft, task, event) ?? decide(draft, task, event)
}

const ENDED_REFUSAL: Readonly<Record<FlowState, FlowRefusalName | null>> = {
  running: null,
  rejected: null,
  agreed: 'alreadyAgreed',
  refused: 'alreadyRefused',
  withdrawn: 'alreadyWithdrawn',
}

function decide(draft: Draft, task: OpenTask, event: DecisionEvent): Outcome {
  switch (event.type) {
    case 'agree':
      return agree(draft, task, event)
    case 'reject':
      return reject(draft, task, event)
    case 'refuse':
      return refuse(draft, task, event)
    case 'resubmit':
      return resubmit(draft, task, event)
    case 'transfer':
    case 'move':
      return handOn(draft, task, event)
    default:
      return addApprover(draft, task, event)
  }
}

/** Returns why the person may not decide the task in this way, or null. An operator has no task. */
function decisionViolation({ facts, state }: Draft, task: OpenTask, event: DecisionEvent): Outcome {
  const isRework = task.kind === 'rework'
  if (isRework !== (event.type === 'resubmit')) return 'wrongAct'
  if (event.type === 'move') return null
  if (!task.candidates.includes(event.for ?? event.by)) return 'notYourTask'
  if (task.kind === 'decide' && event.by === facts.initiator) return 'ownRequest'
  const decides = event.type === 'agree' || event.type === 'reject' || event.type === 'refuse'
  return decides && (state.agreed[task.node] ?? []).includes(event.by) ? 'countedAlready' : null
}

function decisionOf(task: OpenTask, event: DecisionEvent) {
  return { task: task.id, by: event.by, for: event.for ?? null, remark: event.remark ?? null }
}

function hasReason(remark: string | undefined): boolean {
  const length = Array.from((remark ?? '').trim()).length
  return length >= REASON_MIN && length <= REASON_MAX
}

function start(draft: Draft): Outcome {
  record(draft, 'submit', draft.definition.start)
  begin(draft)
  return null
}

function begin(draft: Draft): void {
  const first = nodeOf(draft, draft.definition.start)
  leave(draft, first, first.outgoing, [])
}

function agree(draft: Draft, task: OpenTask, event: Extract<FlowEvent, { readonly type: 'agree' }>): Outcome {
  closeTask(draft, task.id, 'decided')
  record(draft, task.kind === 'decide' ? 'agree' : 'fillIn', task.node, decisionOf(task, event))
  if ((event.changed ?? []).length > 0) notify(draft, 'changed', [draft.facts.initiator], task.node)
  const by = [...(draft.state.agreed[task.node] ?? []), event.by]
  const [next, ...after] = task.after
  if (next !== undefined) openTask(draft, { ...task, candidates: [next], after })
  if (draft.state.tasks.some(({ node }) => node === task.node)) {
    draft.state = { ...draft.state, agreed: { ...draft.state.agreed, [task.node]: by } }
    return null
  }
  const { [task.node]: _counted, ...agreed } = draft.state.agreed
  draft.state = {
    ...draft.state,
    agreed,
    tokens: draft.state.tokens.filter(({ node }) => node !== task.node),
  }
  const node = nodeOf(draft, task.node)
  const inOwnName = event.for === undefined ? by : by.filter(each => each !== event.by)
  leave(draft, node, node.outgoing, by, inOwnName)
  return null
}

function reject(
  draft: Draft,
  task: OpenTask,
  event: Extract<FlowEvent, { readonly type: 'reject' }>,
): Outcome {
  if (!hasReason(event.remark)) return 'remarkNeeded'
  const { definition, facts } = draft
  if (event.to !== undefined && !returnTargets(definition, draft.state, task.node).includes(event.to)) {
    return 'notReturnable'
  }
  const { start: first } = definition
  closeTask(draft, task.id, 'decided')
  endTasks(draft)
  record(draft, 'reject', task.node, { ...decisionOf(task, event), to: event.to ?? first })
  if (event.to !== undefined) {
    draft.state = returnTo(definition, draft.state, event.to)
    enter(draft, event.to, [])
    return null
  }
  draft.state = {
    ...draft.state,
    status: 'rejected',
    rejectedAt: task.node,
    tokens: [{ node: first, by: [], stuck: null }],
    agreed: {},
  }
  openTask(draft, { node: first, kind: 'rework', candidates: [facts.initiator], level: 0, after: [] })
  return null
}

function refuse(
  draft: Draft,
  task: OpenTask,
  event: Extract<FlowEvent, { readonly type: 'refuse' }>,
): Outcome {
  if (!hasReason(event.remark)) return 'remarkNeeded'
  closeTask(draft, task.id, 'decided')
  record(draft, 'refuse', task.node, decisionOf(task, event))
  finish(draft, 'refused')
  draft.state = { ...draft.state, rejectedAt: task.node }
  notify(draft, 'refused', [draft.facts.initiator], task.node)
  return null
}

function finish(draft: Draft, status: 'refused' | 'withdrawn'): void {
  endTasks(draft)
  draft.state = { ...draft.state, status, tokens: [], agreed: {} }
}

/** Restarts at the first node. Earlier decisions become history. */
function resubmit(draft: Draft, task: OpenTask, event: DecisionEvent): Outcome {
  const { state, definition } = draft
  closeTask(draft, task.id, 'decided')
  draft.state = { ...NEW, round: state.round + 1, nextTask: state.nextTask }
  record(draft, 'resubmit', definition.start, decisionOf(task, event))
  begin(draft)
  return null
}

/** Withdraws the process. Allowed for the initiator before the first decision of this round, or after a rejection. */
function withdraw(draft: Draft, remark: string | undefined): Outcome {
  const { state, facts, definition } = draft
  if (draft.by !== facts.initiator) return 'notYourTask'
  const decided = state.passed.some(({ by }) => by.length > 0) || Object.keys(state.agreed).length > 0
  if (state.status !== 'rejected' && decided) return 'decidedAlready'
  const waiting = state.tasks.flatMap(({ candidates }) => candidates)
  record(draft, 'withdraw', definition.start, { remark: remark ?? null })
  finish(draft, 'withdrawn')
  notify(draft, 'withdrawn', waiting, definition.start)
  return null
}

/** Gives a task to one other person. The new task starts its timers again. */
function handOn(
  draft: Draft,
  task: OpenTask,
  event: Extract<FlowEvent, { readonly type: 'transfer' | 'move' }>,
): Outcome {
  if (!mayReceive(draft, task, event)) return 'notForThisPerson'
  closeTask(draft, task.id, 'handedOn')
  record(draft, event.type, task.node, { ...decisionOf(task, event), to: event.to })
  openTask(draft, { ...task, candidates: [event.to] })
  return null
}

/** Requires the added person's decision as well. */
function addApprover(
  draft: Draft,
  task: OpenTask,
  event: Extract<FlowEvent, { readonly type: 'addApprover' }>,
): Outcome {
  if (!mayReceive(draft, task, event)) return 'notForThisPerson'
  record(draft, 'addApprover', task.node, { ...decisionOf(task, event), to: event.to })
  openTask(draft, { ...task, candidates: [event.to], after: [] })
  return null
}

/**
 * Returns true for candidates of the template who have not counted elsewhere in this round. Never the initiator or the
 * person who hands it on.
 */
function mayReceive(
  draft: Draft,
  task: OpenTask,
  event: { readonly by: string; readonly to: string },
): boolean {
  const { state, facts } = draft
  const counted = [...state.passed.flatMap(({ by }) => by), ...Object.values(state.agreed).flat()]
  const here = state.tasks
    .filter(({ node }) => node === task.node)
    .flatMap(({ candidates, after }) => candidates.concat(after))
  const already = event.by === event.to || counted.includes(event.to) || here.includes(event.to)
  return !already && possibleDeciders(rulesOf(draft, task.node), facts).has(event.to)
}

/** Runs a timer stage once. Does nothing for a closed task. */
function timer(draft: Draft, event: Extract<FlowEvent, { readonly type: 'timer' }>): Outcome {
  const task = draft.state.tasks.find(({ id }) => id === event.task)
  const rule = task === undefined ? null : timerRule(draft.definition, task.node, event.stage)
  if (task === undefined || rule === null || task.stages.includes(event.stage)) return null
  const urgency = rule.urgency === 2 ? 2 : rule.urgency === 1 ? 1 : 0
  const levels = task.kind === 'rework' ? [] : allLevels(rulesOf(draft, task.node).levels, draft.facts)
  const above = (levels[task.level + 1] ?? []).filter(each => mayJoin(draft, task, each))
  const stages = [...new Set([...task.stages, ...(event.missed ?? []), event.stage])]
  const escalates = rule.do === 'escalate' && above.length > 0
  const changed: OpenTask = escalates
    ? { ...task, stages, candidates: [...task.candidates, ...above], level: task.level + 1 }
    : { ...task, stages }
  draft.state = {
    ...draft.state,
    tasks: draft.state.tasks.map(each => (each.id === task.id ? changed : each)),
  }
  if (escalates) record(draft, 'escalate', task.node, { task: task.id, to: above.join(',') })
  notify(draft, 'reminder', task.candidates, task.node, task.id, urgency)
  if (escalates) notify(draft, 'escalated', above, task.node, task.id, urgency)
  else if (rule.copyUp === true) notify(draft, 'copy', above, task.node, task.id, urgency)
  return null
}

function mayJoin({ facts, state }: Draft, task: OpenTask, person: string): boolean {
  const counted = state.passed.flatMap(({ by }) => by)
  return person !== facts.initiator && !task.candidates.includes(person) && !counted.includes(person)
}

/** Retries a stuck instance for an operator. */
function resume(draft: Draft, remark: string | undefined): Outcome {
  const { state } = draft
  const stuck = state.tokens.filter(token => token.stuck !== null)
  if (stuck.length === 0) return 'wrongAct'
  draft.state = { ...state, tokens: state.tokens.filter(token => token.stuck === null) }
  for (const token of stuck) {
    record(draft, 'resume', token.node, { remark: remark ?? null })
    enter(draft, token.node, token.by)
  }
  return null
}
