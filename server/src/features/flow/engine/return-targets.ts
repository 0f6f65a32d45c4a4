import type { Definition } from '../definitions/definition.ts'
import type { InstanceState, Token } from './engine.types.ts'

/**
 * Returns the nodes a task may be returned to: tasks passed before it, without those in an open block, because their
 * parallel branches would have to restart. Returning to the initiator is always possible in addition.
 */
export function returnTargets(definition: Definition, state: InstanceState, node: string): string[] {
  const within = definition.nodes[node]?.within ?? []
  return state.passed
    .map(passed => passed.node)
    .filter(id => {
      const target = definition.nodes[id]
      return (
        target?.kind === 'task' &&
        nodesAfter(definition, id).has(node) &&
        !target.within.some(split => within.includes(split))
      )
    })
}

/**
 * Returns the state before a node was entered, with parallel branches waiting at their joins. Everything after the node
 * is void.
 */
export function returnTo(definition: Definition, state: InstanceState, target: string): InstanceState {
  const after = nodesAfter(definition, target)
  const isVoid = (id: string) => id === target || after.has(id)
  const taken = state.taken.filter(flow => !isVoid(definition.flows[flow]?.from ?? ''))
  const tokens = (definition.nodes[target]?.within ?? []).flatMap(split => {
    const join = definition.nodes[split]?.pair ?? ''
    const branches = (definition.nodes[split]?.outgoing ?? []).filter(flow => taken.includes(flow))
    const others = branches.filter(flow => {
      const first = definition.flows[flow]?.to ?? ''
      return first !== target && !nodesAfter(definition, first).has(target)
    })
    return others.map((): Token => ({ node: join, by: [], stuck: null }))
  })
  return { ...state, taken, tokens, passed: state.passed.filter(({ node }) => !isVoid(node)), agreed: {} }
}

function nodesAfter({ nodes, flows }: Definition, node: string): Set<string> {
  const seen = new Set<string>()
  const todo = [node]
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    for (const flow of nodes[id]?.outgoing ?? []) {
      const to = flows[flow]?.to ?? ''
      if (seen.has(to)) continue
      seen.add(to)
      todo.push(to)
    }
  }
  return seen
}
