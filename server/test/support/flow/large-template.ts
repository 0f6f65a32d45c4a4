import { readTemplate } from '../../../src/features/flow/definitions/read-template.ts'
import type { ShippedTemplate } from '../../../src/features/flow/definitions/templates.store.ts'
import { templateFiles } from '../../../src/features/flow/templates/load-templates.ts'
import { bpmnFile } from './arbitrary-definition.ts'

const KIND = 'customerApproval'
/** Version above those the portal ships. */
const VERSION = 99
const PER_ROW = 20
const ACROSS = 150
const DOWN = 140

interface Place {
  readonly x: number
  readonly y: number
}

/** Lays the nodes out in rows, every second one backwards. */
function placeOf(index: number): Place {
  const row = Math.floor(index / PER_ROW)
  const along = index % PER_ROW
  return { x: 100 + ACROSS * (row % 2 === 0 ? along : PER_ROW - 1 - along), y: 100 + DOWN * row }
}

const shape = (id: string, { x, y }: Place) =>
  `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"><dc:Bounds x="${x}" y="${y}" width="100" height="80" /></bpmndi:BPMNShape>`

const edge = (id: string, from: Place, to: Place) =>
  `<bpmndi:BPMNEdge id="${id}_di" bpmnElement="${id}"><di:waypoint x="${from.x + 50}" y="${from.y + 40}" /><di:waypoint x="${to.x + 50}" y="${to.y + 40}" /></bpmndi:BPMNEdge>`

function drawing(ids: readonly string[]): string {
  const last = ids.length - 1
  const elements = ids.map((id, index) => {
    if (index === 0) return `<bpmn:startEvent id="${id}" />`
    return index === last ? `<bpmn:endEvent id="${id}" />` : `<bpmn:userTask id="${id}" name="${id}" />`
  })
  const flows = ids.slice(1).map((id, index) => ({ id: `to_${id}`, from: ids[index] ?? '', to: id, index }))
  return bpmnFile(
    [
      ...elements,
      ...flows.map(
        ({ id, from, to }) => `<bpmn:sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}" />`,
      ),
    ].join(''),
    [
      ...ids.map((id, index) => shape(id, placeOf(index))),
      ...flows.map(({ id, index }) => edge(id, placeOf(index), placeOf(index + 1))),
    ].join(''),
  )
}

/** Makes a newer version of the customer's template with this many nodes in a row, including start and end. */
export async function largeTemplate(nodes: number): Promise<ShippedTemplate> {
  const ids = Array.from({ length: nodes }, (_, index) => {
    if (index === 0) return 'Start'
    return index === nodes - 1 ? 'End' : `N${index}`
  })
  const usual = await templateFiles(KIND)
  const rules: { nodes: { N1: object } } = JSON.parse(usual.rules)
  const texts: object = JSON.parse(usual.texts)
  const tasks = ids.slice(1, -1)
  const files = {
    bpmn: drawing(ids),
    form: usual.form,
    texts: JSON.stringify({
      ...texts,
      nodes: Object.fromEntries(ids.map(id => [id, { zh: `节点 ${id}`, en: `Node ${id}` }])),
      flows: {},
    }),
    rules: JSON.stringify({
      ...rules,
      version: VERSION,
      constants: {},
      nodes: Object.fromEntries(tasks.map(id => [id, rules.nodes.N1])),
    }),
  }
  const read = await readTemplate(KIND, files)
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  return { definition: read.definition, files, version: VERSION }
}
