import type { Graph, Node, TemplateFault } from './definition.ts'
import type { Diagram } from './read-diagram.ts'
import type { TemplateFaultName } from './template-faults.ts'

export type CheckedGraph =
  | { readonly ok: true; readonly graph: Graph }
  | { readonly ok: false; readonly faults: readonly TemplateFault[] }

/**
 * Checks that every instance of a diagram can end and no token is lost or duplicated: no loops, every node between
 * start and end, parallel and inclusive gateways in pairs of split and join around a block whose branches do not meet.
 */
export function checkGraph(diagram: Diagram): CheckedGraph {
  const shape = shapeFaults(diagram)
  if (shape.length > 0) return { ok: false, faults: shape }
  const reachability = reachabilityOf(diagram)
  const order = orderOf(diagram, reachability)
  const unreachable = reachabilityFaults(diagram, reachability, order)
  if (unreachable.length > 0) return { ok: false, faults: unreachable }
  const blocks = blocksOf(diagram, reachability, order)
  if (blocks.faults.length > 0) return { ok: false, faults: blocks.faults }
  const nodes = diagram.nodes.map(node => ({ ...node, ...blockPosition(node, blocks.pairs, order) }))
  const start = diagram.nodes.find(({ kind }) => kind === 'start')
  return {
    ok: true,
    graph: {
      start: start?.id ?? '',
      nodes: Object.fromEntries(nodes.map(node => [node.id, node])),
      flows: Object.fromEntries(diagram.flows.map(flow => [flow.id, flow])),
      order,
    },
  }
}

const WHAT: Readonly<Record<Node['kind'], string>> = {
  start: 'bpmn:StartEvent',
  end: 'bpmn:EndEvent',
  task: 'bpmn:UserTask',
  exclusive: 'bpmn:ExclusiveGateway',
  parallel: 'bpmn:ParallelGateway',
  inclusive: 'bpmn:InclusiveGateway',
}

function faultOf(node: Node, fault: TemplateFaultName): TemplateFault {
  return { file: 'bpmn', element: node.id, what: WHAT[node.kind], fault }
}

function processFault(fault: TemplateFaultName): TemplateFault {
  return { file: 'bpmn', element: '', what: 'bpmn:Process', fault }
}

/** Faults of single nodes, and of the conditions on their flows. */
function shapeFaults({ nodes, flows }: Diagram): TemplateFault[] {
  const starts = nodes.filter(({ kind }) => kind === 'start')
  return [
    ...(starts.length === 1 ? [] : [processFault('oneStart')]),
    ...(nodes.some(({ kind }) => kind === 'end') ? [] : [processFault('noEnd')]),
    ...nodes.flatMap(node => {
      const fault = nodeFault(node)
      return fault === null ? [] : [faultOf(node, fault)]
    }),
    ...flows.flatMap((flow): TemplateFault[] => {
      const from = nodes.find(({ id }) => id === flow.from)
      const decides = from !== undefined && choosesBranches(from) && from.defaultFlow !== flow.id
      const fault = decides ? 'conditionMissing' : 'conditionMisplaced'
      return decides === (flow.condition !== null)
        ? []
        : [{ file: 'bpmn', element: flow.id, what: 'bpmn:SequenceFlow', fault }]
    }),
  ]
}

function nodeFault(node: Node): TemplateFaultName | null {
  const ins = node.incoming.length
  const outs = node.outgoing.length
  if (node.kind === 'start') return ins > 0 ? 'startIn' : outs === 1 ? null : 'oneOut'
  if (node.kind === 'end') return outs > 0 ? 'endOut' : ins === 1 ? null : 'oneIn'
  if (node.kind === 'task') return outs !== 1 ? 'oneOut' : ins === 1 ? null : 'oneIn'
  const split = ins === 1 && outs > 1
  if (!split && !(ins > 1 && outs === 1)) return 'gatewayShape'
  if (!choosesBranches(node)) return null
  return node.outgoing.some(flow => flow === node.defaultFlow) ? null : 'noDefault'
}

/** Returns true for a split that evaluates conditions. */
export function choosesBranches(node: Node): boolean {
  return node.outgoing.length > 1 && (node.kind === 'exclusive' || node.kind === 'inclusive')
}

/** Nodes reachable from each node, and nodes that lead to it. A node is in its own set only in a loop. */
interface Reachability {
  readonly after: ReadonlyMap<string, ReadonlySet<string>>
  readonly before: ReadonlyMap<string, ReadonlySet<string>>
}

function reachabilityOf({ nodes, flows }: Diagram): Reachability {
  const after = new Map(
    nodes.map(({ id }) => [
      id,
      collectReachable(id, step => flows.filter(({ from }) => from === step).map(({ to }) => to)),
    ]),
  )
  const before = new Map(
    nodes.map(({ id }) => [
      id,
      collectReachable(id, step => flows.filter(({ to }) => to === step).map(({ from }) => from)),
    ]),
  )
  return { after, before }
}

function collectReachable(start: string, next: (id: string) => readonly string[]): Set<string> {
  const seen = new Set<string>()
  const todo = [...next(start)]
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    todo.push(...next(id))
  }
  return seen
}

function reachabilityFaults(
  { nodes }: Diagram,
  { after, before }: Reachability,
  order: readonly string[],
): TemplateFault[] {
  const kindOf = new Map(nodes.map(node => [node.id, node.kind]))
  const includesKind = (ids: ReadonlySet<string> | undefined, kind: Node['kind']) =>
    [...(ids ?? [])].some(id => kindOf.get(id) === kind)
  return nodes.flatMap(node => {
    if (after.get(node.id)?.has(node.id) === true) return [faultOf(node, 'loop')]
    if (node.kind !== 'start' && !includesKind(before.get(node.id), 'start'))
      return [faultOf(node, 'notReachable')]
    if (node.kind !== 'end' && !includesKind(after.get(node.id), 'end')) return [faultOf(node, 'noWayToEnd')]
    return order.includes(node.id) ? [] : [faultOf(node, 'loop')]
  })
}

/** Sorts nodes topologically; those of equal rank stay in file order. */
function orderOf({ nodes }: Diagram, { before }: Reachability): string[] {
  const size = (node: Node) => before.get(node.id)?.size ?? 0
  return nodes.toSorted((one, other) => size(one) - size(other)).map(({ id }) => id)
}

interface Block {
  readonly split: string
  readonly join: string
  readonly inside: ReadonlySet<string>
}

interface Blocks {
  readonly pairs: readonly Block[]
  readonly faults: readonly TemplateFault[]
}

/** Finds pairs of parallel and inclusive gateways and the nodes between them. */
function blocksOf(diagram: Diagram, reachability: Reachability, order: readonly string[]): Blocks {
  const gateways = diagram.nodes.filter(({ kind }) => kind === 'parallel' || kind === 'inclusive')
  const pairs: Block[] = []
  const faults: TemplateFault[] = []
  for (const split of gateways.filter(({ outgoing }) => outgoing.length > 1)) {
    const join = joinOf(split, gateways, diagram, reachability, order)
    if (join === null) {
      faults.push(faultOf(split, 'noPair'))
      continue
    }
    const inside = nodesBetween(split.id, join.id, reachability)
    pairs.push({ split: split.id, join: join.id, inside })
    faults.push(...branchFaults(split, join, diagram, reachability))
  }
  const joined = new Set(pairs.map(({ join }) => join))
  const unpaired = gateways.filter(({ id, incoming }) => incoming.length > 1 && !joined.has(id))
  return { pairs, faults: [...faults, ...unpaired.map(node => faultOf(node, 'noPair'))] }
}

function nodesBetween(split: string, join: string, { after, before }: Reachability): Set<string> {
  return new Set([...(after.get(split) ?? [])].filter(id => before.get(join)?.has(id) === true))
}

/**
 * Returns the first node after the split through which every path passes, if it is a join of the same kind that is
 * entered only from this split.
 */
function joinOf(
  split: Node,
  gateways: readonly Node[],
  { flows, nodes }: Diagram,
  reachability: Reachability,
  order: readonly string[],
): Node | null {
  const ends = nodes.filter(({ kind }) => kind === 'end').map(({ id }) => id)
  const next = (closed: string) => (id: string) =>
    flows.filter(({ from, to }) => from === id && to !== closed).map(({ to }) => to)
  const first = order.find(
    id =>
      reachability.after.get(split.id)?.has(id) === true &&
      !ends.some(end => end === id || collectReachable(split.id, next(id)).has(end)),
  )
  const join = gateways.find(({ id }) => id === first)
  if (join === undefined || join.kind !== split.kind || join.incoming.length < 2) return null
  const inside = new Set([...nodesBetween(split.id, join.id, reachability), join.id])
  const enteredFrom = flows.filter(({ to }) => inside.has(to)).map(({ from }) => from)
  return enteredFrom.every(from => from === split.id || inside.has(from)) ? join : null
}

/** Branches must not meet before the join and bring it one token each. A parallel join has one flow per branch. */
function branchFaults(
  split: Node,
  join: Node,
  { flows, nodes }: Diagram,
  { after }: Reachability,
): TemplateFault[] {
  const branches = split.outgoing.map(id => {
    const first = flows.find(flow => flow.id === id)?.to ?? ''
    return first === join.id ? [] : [first, ...(after.get(first) ?? [])]
  })
  const beforeJoin = branches.map(ids =>
    ids.filter(id => id !== join.id && !(after.get(join.id)?.has(id) ?? false)),
  )
  const shared = new Set(beforeJoin.flat().filter((id, index, all) => all.indexOf(id) !== index))
  const uneven = split.kind === 'parallel' && join.incoming.length !== split.outgoing.length
  return [
    ...nodes.filter(({ id }) => shared.has(id)).map(node => faultOf(node, 'branchesMeet')),
    ...(uneven ? [faultOf(join, 'noPair')] : []),
  ]
}

function blockPosition(
  node: Node,
  pairs: readonly Block[],
  order: readonly string[],
): Pick<Node, 'pair' | 'within'> {
  const pair = pairs.find(({ split, join }) => split === node.id || join === node.id)
  return {
    pair: pair === undefined ? null : pair.split === node.id ? pair.join : pair.split,
    within: pairs
      .filter(({ inside }) => inside.has(node.id))
      .map(({ split }) => split)
      .toSorted((one, other) => order.indexOf(one) - order.indexOf(other)),
  }
}
