// The package has no types. A program that includes this file, such as a sub-application's, must find ours.
// oxlint-disable-next-line typescript/triple-slash-reference -- it is no module: it cannot be imported
/// <reference path="./bpmn-moddle.d.ts" />
import type { NodeKind } from '@apron/contract/flow/definition-view'
import { BpmnModdle, type ModdleElement } from 'bpmn-moddle'
import type { BoundaryTimer, Flow, Node, TemplateFault } from './definition.ts'
import type { TemplateFaultName } from './template-faults.ts'

/** Content of a diagram before its structure is analysed: nodes have no pairs and blocks yet. */
export interface Diagram {
  readonly nodes: readonly Node[]
  readonly flows: readonly Flow[]
}

export type ReadDiagram =
  | { readonly ok: true; readonly diagram: Diagram }
  | { readonly ok: false; readonly faults: readonly TemplateFault[] }

const NODE_KINDS: Readonly<Record<string, NodeKind>> = {
  'bpmn:StartEvent': 'start',
  'bpmn:EndEvent': 'end',
  'bpmn:UserTask': 'task',
  'bpmn:ExclusiveGateway': 'exclusive',
  'bpmn:ParallelGateway': 'parallel',
  'bpmn:InclusiveGateway': 'inclusive',
}

/** Allowed properties of each supported element. Any other property changes its meaning and is rejected. */
const PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  'bpmn:Definitions': ['targetNamespace', 'rootElements', 'diagrams', 'exporter', 'exporterVersion'],
  'bpmn:Process': ['isExecutable', 'flowElements'],
  'bpmn:StartEvent': [],
  'bpmn:EndEvent': [],
  'bpmn:UserTask': ['loopCharacteristics'],
  'bpmn:ExclusiveGateway': ['default', 'gatewayDirection'],
  'bpmn:ParallelGateway': ['gatewayDirection'],
  'bpmn:InclusiveGateway': ['default', 'gatewayDirection'],
  'bpmn:BoundaryEvent': ['attachedToRef', 'cancelActivity', 'eventDefinitions'],
  'bpmn:SequenceFlow': ['sourceRef', 'targetRef', 'conditionExpression'],
  'bpmn:MultiInstanceLoopCharacteristics': ['isSequential'],
  'bpmn:TimerEventDefinition': ['timeDuration'],
  'bpmn:FormalExpression': ['body'],
  'bpmn:Expression': ['body'],
}
const EVERYWHERE = new Set(['$type', 'id', 'name', 'documentation', 'incoming', 'outgoing'])

/** Hours and minutes only: reminders use them, and a working day is not 24 hours. */
const DURATION = /^PT(?:(\d{1,4})H)?(?:(\d{1,4})M)?$/

/** Reads a BPMN 2.0 file. Rejects anything outside the subset of docs/work-flow.md. */
export async function readDiagram(xml: string): Promise<ReadDiagram> {
  let root: ModdleElement
  try {
    const read = await new BpmnModdle().fromXML(xml)
    if (read.warnings.length > 0) {
      return rejectDiagram(read.warnings.map(({ message }) => fault('', 'BPMN', 'unreadable', message)))
    }
    root = read.rootElement
  } catch (error) {
    return rejectDiagram([
      fault('', 'BPMN', 'unreadable', error instanceof Error ? error.message : String(error)),
    ])
  }
  const roots = elements(root['rootElements'])
  const [process] = roots
  if (roots.length !== 1 || process?.$type !== 'bpmn:Process') {
    const strange = roots.filter(({ $type }) => $type !== 'bpmn:Process')
    return rejectDiagram(
      strange.length > 0
        ? strange.map(each => fault(idOf(each), each.$type, 'notSupported'))
        : [fault('', 'bpmn:Definitions', 'oneProcess')],
    )
  }
  const inside = elements(process['flowElements'])
  const faults = [...propertyFaults(root), ...propertyFaults(process), ...inside.flatMap(elementFaults)]
  if (faults.length > 0) return rejectDiagram(faults)
  const drawn = drawnIds(root)
  const missing = inside.filter(each => !drawn.has(idOf(each)))
  if (missing.length > 0) return rejectDiagram(missing.map(each => fault(idOf(each), each.$type, 'notDrawn')))
  const diagram = toDiagram(inside)
  const dangling = diagram.flows.filter(({ from, to }) => from === '' || to === '')
  if (dangling.length > 0)
    return rejectDiagram(dangling.map(({ id }) => fault(id, 'bpmn:SequenceFlow', 'dangling')))
  return { ok: true, diagram }
}

function rejectDiagram(faults: readonly TemplateFault[]): ReadDiagram {
  return { ok: false, faults }
}

function fault(element: string, what: string, name: TemplateFaultName, detail?: string): TemplateFault {
  return { file: 'bpmn', element, what, fault: name, ...(detail === undefined ? {} : { detail }) }
}

/** Returns the properties of an element that the engine does not support. */
function elementFaults(element: ModdleElement): TemplateFault[] {
  const known = element.$type in NODE_KINDS || element.$type === 'bpmn:SequenceFlow'
  if (element.$type === 'bpmn:BoundaryEvent') {
    return isTimer(element) ? propertyFaults(element) : [fault(idOf(element), element.$type, 'timer')]
  }
  if (!known) return [fault(idOf(element), element.$type, 'notSupported')]
  const nested = ['loopCharacteristics', 'conditionExpression'].flatMap(name => elements(element[name]))
  return [...propertyFaults(element), ...nested.flatMap(each => propertyFaults(each, idOf(element)))]
}

function propertyFaults(element: ModdleElement, id = idOf(element)): TemplateFault[] {
  const allowed = PROPERTIES[element.$type]
  if (allowed === undefined) return [fault(id, element.$type, 'notSupported')]
  const others = Object.keys(element).filter(key => !allowed.includes(key) && !EVERYWHERE.has(key))
  // Attributes of other tools (names with a colon) affect drawing or other engines only. Unknown BPMN attributes are
  // rejected.
  const strange = Object.keys(element.$attrs ?? {}).filter(key => !key.startsWith('xmlns'))
  return [...others, ...strange].map(key => fault(id, element.$type, 'propertyNotSupported', key))
}

function isTimer(element: ModdleElement): boolean {
  const [definition, ...more] = elements(element['eventDefinitions'])
  const [host] = elements(element['attachedToRef'])
  return (
    definition?.$type === 'bpmn:TimerEventDefinition' &&
    more.length === 0 &&
    propertyFaults(definition).length === 0 &&
    host?.$type === 'bpmn:UserTask' &&
    element['cancelActivity'] === false &&
    minutesOf(element) > 0
  )
}

function minutesOf(timer: ModdleElement): number {
  const [definition] = elements(timer['eventDefinitions'])
  const [duration] = elements(definition?.['timeDuration'])
  const [, hours = '0', minutes = '0'] = DURATION.exec(bodyOf(duration)) ?? []
  return Number(hours) * 60 + Number(minutes)
}

/** Ids of elements with a shape or an edge in the file. */
function drawnIds(root: ModdleElement): ReadonlySet<string> {
  const planes = elements(root['diagrams']).flatMap(diagram => elements(diagram['plane']))
  const shapes = planes.flatMap(plane => elements(plane['planeElement']))
  return new Set(
    shapes
      .filter(shape =>
        shape.$type === 'bpmndi:BPMNEdge'
          ? elements(shape['waypoint']).length > 1
          : elements(shape['bounds']).length > 0,
      )
      .flatMap(shape => elements(shape['bpmnElement']).map(idOf)),
  )
}

function toDiagram(inside: readonly ModdleElement[]): Diagram {
  const nodeIds = new Set(inside.filter(isNode).map(idOf))
  const end = (element: ModdleElement, property: string) => {
    const [id] = elements(element[property]).map(idOf)
    return id !== undefined && nodeIds.has(id) ? id : ''
  }
  const flows = inside
    .filter(({ $type }) => $type === 'bpmn:SequenceFlow')
    .map(element => ({
      id: idOf(element),
      from: end(element, 'sourceRef'),
      to: end(element, 'targetRef'),
      condition: bodyOf(elements(element['conditionExpression'])[0]) || null,
    }))
  const nodes = inside.filter(isNode).map((element): Node => {
    const id = idOf(element)
    const [loop] = elements(element['loopCharacteristics'])
    return {
      id,
      kind: NODE_KINDS[element.$type] ?? 'task',
      incoming: flows.filter(({ to }) => to === id).map(flow => flow.id),
      outgoing: flows.filter(({ from }) => from === id).map(flow => flow.id),
      defaultFlow: elements(element['default']).map(idOf)[0] ?? null,
      countersign: loop === undefined ? null : loop['isSequential'] === true ? 'sequential' : 'parallel',
      timers: timersOf(id, inside),
      pair: null,
      within: [],
    }
  })
  return { nodes, flows }
}

function isNode(element: ModdleElement): boolean {
  return element.$type in NODE_KINDS
}

function timersOf(task: string, inside: readonly ModdleElement[]): BoundaryTimer[] {
  return inside
    .filter(
      element =>
        element.$type === 'bpmn:BoundaryEvent' &&
        elements(element['attachedToRef']).some(host => idOf(host) === task),
    )
    .map(timer => ({ id: idOf(timer), minutes: minutesOf(timer) }))
}

function idOf(element: ModdleElement): string {
  return element.id ?? ''
}

function bodyOf(expression: ModdleElement | undefined): string {
  const body = expression?.['body']
  return typeof body === 'string' ? body.trim() : ''
}

/** Returns the elements that a property holds: none, one, or many. */
function elements(value: unknown): readonly ModdleElement[] {
  return (Array.isArray(value) ? value : [value]).filter(isElement)
}

function isElement(value: unknown): value is ModdleElement {
  return typeof value === 'object' && value !== null && '$type' in value
}
