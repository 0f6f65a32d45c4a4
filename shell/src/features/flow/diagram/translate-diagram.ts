import type { FlowTemplate } from '@apron/contract/flow/flow'

/** Translates the names of nodes and flows in a diagram. Missing names keep the original. */
export function translateDiagram(
  bpmn: string,
  { nodes, flows }: Pick<FlowTemplate['texts'], 'nodes' | 'flows'>,
  language: 'zh' | 'en',
): string {
  const drawing = new DOMParser().parseFromString(bpmn, 'application/xml')
  for (const element of drawing.querySelectorAll('[id]')) {
    const id = element.getAttribute('id') ?? ''
    const name = nodes[id] ?? flows[id]
    if (name !== undefined) element.setAttribute('name', name[language])
  }
  return new XMLSerializer().serializeToString(drawing)
}
