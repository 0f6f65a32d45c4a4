import type { DefinitionView } from '@apron/contract/flow/definition-view'
import type { Definition } from './definition.ts'

/** Converts a definition for display; ids are those of the drawing. */
export function definitionView({ order, nodes, flows, texts, rules }: Definition): DefinitionView {
  const name = (id: string) => texts.nodes[id] ?? { zh: id, en: id }
  return {
    nodes: order.flatMap(id => {
      const node = nodes[id]
      if (node === undefined) return []
      const task = rules.nodes[id]?.task
      return [
        {
          id,
          kind: node.kind,
          name: name(id),
          ...(task === undefined ? {} : { taskKind: task }),
          ...(node.countersign === null ? {} : { countersign: true }),
        },
      ]
    }),
    flows: Object.values(flows).map(({ id, from, to }) => {
      const label = texts.flows[id]
      return label === undefined ? { id, from, to } : { id, from, to, name: label }
    }),
  }
}
