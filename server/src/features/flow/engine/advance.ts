import type { StuckReason } from '@apron/contract/flow/flow-words'
import { conditionHolds } from '../definitions/conditions.ts'
import type { Node } from '../definitions/definition.ts'
import type { NodeRules } from '../definitions/template-rules.ts'
import { assignCandidates, isInitiatorInFirstLevel } from './candidates.ts'
import { type Draft, nodeOf, notify, notifyCopies, openTask, record } from './draft.ts'

/**
 * Leaves a passed node with one token per flow. All flows are recorded before the first token arrives, because joins
 * count them. Filling in or confirming is no decision, so that person may decide at the next node.
 * @param inOwnName people who decided for themselves. Only they can skip the next node, not a delegate
 */
export function leave(
  draft: Draft,
  node: Node,
  flows: readonly string[],
  by: readonly string[],
  inOwnName = by,
): void {
  draft.state = {
    ...draft.state,
    passed: [...draft.state.passed, { node: node.id, by: node.kind === 'task' ? by : [] }],
    taken: [...draft.state.taken, ...flows],
  }
  const decided = node.kind !== 'task' || rulesOf(draft, node.id).task === 'decide' ? inOwnName : []
  for (const flow of flows) enter(draft, draft.definition.flows[flow]?.to ?? '', decided)
}

/** Moves a token from a node onwards until it has to wait. `by` decided the previous task. */
export function enter(draft: Draft, id: string, by: readonly string[]): void {
  const node = nodeOf(draft, id)
  if (node.kind === 'end') end(draft, node)
  else if (node.kind === 'task') enterTask(draft, node, by)
  else if (node.outgoing.length > 1 || node.kind === 'exclusive') enterSplit(draft, node, by)
  else enterJoin(draft, node, by)
}

function end(draft: Draft, node: Node): void {
  leave(draft, node, [], [])
  draft.state = { ...draft.state, status: 'agreed' }
  notify(draft, 'agreed', [draft.facts.initiator], node.id)
  notifyCopies(draft, draft.definition.rules.ends?.[node.id]?.copies ?? [], node.id)
}

function enterSplit(draft: Draft, node: Node, by: readonly string[]): void {
  const flows = node.outgoing.length > 1 ? chosenFlows(draft, node) : node.outgoing
  if (flows === null) markStuck(draft, node.id, by, 'conditionFailed')
  else leave(draft, node, flows, by)
}

/** Returns null if a condition is undecidable. It is not guessed. */
function chosenFlows({ definition, context }: Draft, node: Node): readonly string[] | null {
  if (node.kind === 'parallel') return node.outgoing
  const chosen: string[] = []
  for (const id of node.outgoing) {
    const condition = definition.flows[id]?.condition ?? null
    if (condition === null) continue
    const holds = conditionHolds(condition, context)
    if (holds === null) return null
    if (holds) chosen.push(id)
    if (holds && node.kind === 'exclusive') return chosen
  }
  return chosen.length > 0 || node.defaultFlow === null ? chosen : [node.defaultFlow]
}

/** Waits for a token from each branch that the split took. */
function enterJoin(draft: Draft, node: Node, by: readonly string[]): void {
  const branches = node.pair === null ? [] : nodeOf(draft, node.pair).outgoing
  const expected = branches.filter(flow => draft.state.taken.includes(flow)).length
  const waiting = draft.state.tokens.filter(token => token.node === node.id)
  if (waiting.length + 1 < expected) {
    draft.state = { ...draft.state, tokens: [...draft.state.tokens, { node: node.id, by, stuck: null }] }
    return
  }
  draft.state = { ...draft.state, tokens: draft.state.tokens.filter(token => token.node !== node.id) }
  const all = [...waiting.flatMap(token => token.by), ...by]
  leave(draft, node, node.outgoing, [...new Set(all)])
}

function enterTask(draft: Draft, node: Node, by: readonly string[]): void {
  const rules = rulesOf(draft, node.id)
  if (rules.skippedForInitiator === true && isInitiatorInFirstLevel(rules, draft.facts)) {
    record(draft, 'agree', node.id, { by: null, note: 'initiatorHolds' })
    return leave(draft, node, node.outgoing, [])
  }
  const assigned = assignCandidates(rules, draft.facts)
  if ('stuck' in assigned) return markStuck(draft, node.id, by, assigned.stuck)
  notifyCopies(draft, rules.copies ?? [], node.id)
  const [only] = assigned.candidates
  if (only !== undefined && decidesAgain(rules, assigned.candidates, by)) {
    record(draft, 'agree', node.id, { by: only, note: 'sameApprover' })
    return leave(draft, node, node.outgoing, [only])
  }
  draft.state = { ...draft.state, tokens: [...draft.state.tokens, { node: node.id, by, stuck: null }] }
  const task = { node: node.id, kind: rules.task, level: assigned.level }
  const [first, ...after] = assigned.candidates
  if (node.countersign === 'parallel') {
    for (const candidate of assigned.candidates)
      openTask(draft, { ...task, candidates: [candidate], after: [] })
  } else if (node.countersign === 'sequential' && first !== undefined) {
    openTask(draft, { ...task, candidates: [first], after })
  } else {
    openTask(draft, { ...task, candidates: assigned.candidates, after: [] })
  }
}

/** Returns true if the same single person would decide two nodes in a row. The second adds nothing. */
function decidesAgain(rules: NodeRules, candidates: readonly string[], by: readonly string[]): boolean {
  const hasRequiredFields = (rules.needed ?? []).length > 0
  return (
    rules.task === 'decide' &&
    !hasRequiredFields &&
    candidates.length === 1 &&
    by.some(each => candidates.includes(each))
  )
}

export function rulesOf({ definition }: Draft, node: string): NodeRules {
  const rules = definition.rules.nodes[node]
  if (rules === undefined) throw new Error(`template ${definition.kind} has no rules for ${node}`)
  return rules
}

function markStuck(draft: Draft, node: string, by: readonly string[], stuck: StuckReason): void {
  draft.state = { ...draft.state, tokens: [...draft.state.tokens, { node, by, stuck }] }
  notify(draft, 'stuck', [], node, null, 1)
}
