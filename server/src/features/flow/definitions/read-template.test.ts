import { beforeAll, describe, expect, it } from 'vitest'
import { bpmnFile } from '../../../../test/support/flow/arbitrary-definition.ts'
import { templateFiles } from '../templates/load-templates.ts'
import { checkGraph } from './check-graph.ts'
import type { TemplateFault, TemplateFiles } from './definition.ts'
import { readDiagram } from './read-diagram.ts'
import { digestOf, readTemplate } from './read-template.ts'

let files: TemplateFiles

beforeAll(async () => {
  files = await templateFiles('prAmount')
})

const brief = (faults: readonly TemplateFault[]) =>
  faults.map(({ element, what, fault, detail }) => [element, what, fault, detail].filter(Boolean).join(' '))

/** Returns the faults of a process with a drawing for every element. */
async function faultsOf(elements: string): Promise<string[]> {
  const drawn = [...elements.matchAll(/<bpmn:(\w+) id="(\w+)"/g)].map(([, tag, id]) =>
    tag === 'sequenceFlow'
      ? `<bpmndi:BPMNEdge id="${id}_di" bpmnElement="${id}"><di:waypoint x="0" y="0" /><di:waypoint x="1" y="0" /></bpmndi:BPMNEdge>`
      : `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"><dc:Bounds x="0" y="0" width="1" height="1" /></bpmndi:BPMNShape>`,
  )
  const read = await readDiagram(bpmnFile(elements, drawn.join('')))
  if (!read.ok) return brief(read.faults)
  const graph = checkGraph(read.diagram)
  return graph.ok ? [] : brief(graph.faults)
}

const START = '<bpmn:startEvent id="s" />'
const END = '<bpmn:endEvent id="e" />'
const task = (id: string, inside = '') => `<bpmn:userTask id="${id}">${inside}</bpmn:userTask>`
const gateway = (id: string, kind: string, more = '') => `<bpmn:${kind}Gateway id="${id}"${more} />`
const flow = (from: string, to: string, condition = '') =>
  `<bpmn:sequenceFlow id="${from}_${to}" sourceRef="${from}" targetRef="${to}">${
    condition && `<bpmn:conditionExpression>${condition}</bpmn:conditionExpression>`
  }</bpmn:sequenceFlow>`
const TIMER = (attributes: string, inside: string) =>
  `<bpmn:boundaryEvent id="b" attachedToRef="t" ${attributes}><bpmn:timerEventDefinition>${inside}</bpmn:timerEventDefinition></bpmn:boundaryEvent>`
const DAY = '<bpmn:timeDuration>PT24H</bpmn:timeDuration>'
const PROCESS = START + task('t') + END + flow('s', 't') + flow('t', 'e')
const block = (kind: string, join: string) =>
  START + gateway('g', kind) + task('t') + task('u') + gateway('j', join) + END
const BRANCHES =
  flow('s', 'g') + flow('g', 't') + flow('g', 'u') + flow('t', 'j') + flow('u', 'j') + flow('j', 'e')

describe('[FLOW-14] rejects anything outside the subset with the element and the reason', () => {
  it.each<[string, string, string[]]>([
    ['a task between start and end', PROCESS, []],
    ['a parallel block', block('parallel', 'parallel') + BRANCHES, []],
    ['a timer on a task', PROCESS + TIMER('cancelActivity="false"', DAY), []],
    [
      'a countersign',
      START +
        task('t', '<bpmn:multiInstanceLoopCharacteristics isSequential="true" />') +
        END +
        flow('s', 't') +
        flow('t', 'e'),
      [],
    ],
    ['a script task', `${PROCESS}<bpmn:scriptTask id="x" />`, ['x bpmn:ScriptTask notSupported']],
    ['a service task', `${PROCESS}<bpmn:serviceTask id="x" />`, ['x bpmn:ServiceTask notSupported']],
    ['a call', `${PROCESS}<bpmn:callActivity id="x" />`, ['x bpmn:CallActivity notSupported']],
    ['a sub-process', `${PROCESS}<bpmn:subProcess id="x" />`, ['x bpmn:SubProcess notSupported']],
    [
      'an event-based gateway',
      `${PROCESS}<bpmn:eventBasedGateway id="x" />`,
      ['x bpmn:EventBasedGateway notSupported'],
    ],
    [
      'a task that counts',
      START +
        task(
          't',
          '<bpmn:multiInstanceLoopCharacteristics><bpmn:loopCardinality>3</bpmn:loopCardinality></bpmn:multiInstanceLoopCharacteristics>',
        ) +
        END +
        flow('s', 't') +
        flow('t', 'e'),
      ['t bpmn:MultiInstanceLoopCharacteristics propertyNotSupported loopCardinality'],
    ],
    [
      'a task that repeats',
      START + task('t', '<bpmn:standardLoopCharacteristics />') + END + flow('s', 't') + flow('t', 'e'),
      ['t bpmn:StandardLoopCharacteristics notSupported'],
    ],
    [
      'a start by message',
      START.replace(' />', '><bpmn:messageEventDefinition /></bpmn:startEvent>') +
        task('t') +
        END +
        flow('s', 't') +
        flow('t', 'e'),
      ['s bpmn:StartEvent propertyNotSupported eventDefinitions'],
    ],
    [
      'an end that terminates',
      START +
        task('t') +
        END.replace(' />', '><bpmn:terminateEventDefinition /></bpmn:endEvent>') +
        flow('s', 't') +
        flow('t', 'e'),
      ['e bpmn:EndEvent propertyNotSupported eventDefinitions'],
    ],
    [
      'a timer that interrupts',
      PROCESS + TIMER('cancelActivity="true"', DAY),
      ['b bpmn:BoundaryEvent timer'],
    ],
    [
      'a timer of days',
      PROCESS + TIMER('cancelActivity="false"', '<bpmn:timeDuration>P1D</bpmn:timeDuration>'),
      ['b bpmn:BoundaryEvent timer'],
    ],
    [
      'a timer that repeats',
      PROCESS + TIMER('cancelActivity="false"', '<bpmn:timeCycle>R3/PT1H</bpmn:timeCycle>'),
      ['b bpmn:BoundaryEvent timer'],
    ],
    [
      'two starts',
      `${PROCESS}<bpmn:startEvent id="s2" />${flow('s2', 't')}`,
      [' bpmn:Process oneStart', 't bpmn:UserTask oneIn'].map(each => each.trim()),
    ],
    ['no end', START + task('t') + flow('s', 't'), ['bpmn:Process noEnd', 't bpmn:UserTask oneOut']],
    [
      'an island',
      PROCESS + task('x') + task('y') + flow('x', 'y') + flow('y', 'x'),
      ['x bpmn:UserTask loop', 'y bpmn:UserTask loop'],
    ],
    [
      'a loop',
      START +
        gateway('m', 'exclusive') +
        task('t') +
        gateway('g', 'exclusive', ' default="g_e"') +
        END +
        flow('s', 'm') +
        flow('m', 't') +
        flow('t', 'g') +
        flow('g', 'e') +
        flow('g', 'm', 'a'),
      ['m bpmn:ExclusiveGateway loop', 't bpmn:UserTask loop', 'g bpmn:ExclusiveGateway loop'],
    ],
    [
      'a split without a default',
      START +
        gateway('g', 'exclusive') +
        task('t') +
        task('u') +
        gateway('j', 'exclusive') +
        END +
        flow('s', 'g') +
        flow('g', 't', 'a') +
        flow('g', 'u', 'b') +
        flow('t', 'j') +
        flow('u', 'j') +
        flow('j', 'e'),
      ['g bpmn:ExclusiveGateway noDefault'],
    ],
    [
      'a branch without a condition',
      START +
        gateway('g', 'exclusive', ' default="g_t"') +
        task('t') +
        task('u') +
        gateway('j', 'exclusive') +
        END +
        BRANCHES,
      ['g_u bpmn:SequenceFlow conditionMissing'],
    ],
    [
      'a condition on a default',
      START +
        gateway('g', 'exclusive', ' default="g_t"') +
        task('t') +
        task('u') +
        gateway('j', 'exclusive') +
        END +
        flow('s', 'g') +
        flow('g', 't', 'a') +
        flow('g', 'u', 'b') +
        flow('t', 'j') +
        flow('u', 'j') +
        flow('j', 'e'),
      ['g_t bpmn:SequenceFlow conditionMisplaced'],
    ],
    [
      'a parallel split and an exclusive join',
      block('parallel', 'exclusive') + BRANCHES,
      ['g bpmn:ParallelGateway noPair'],
    ],
    [
      'an inclusive split with two ends',
      START +
        gateway('g', 'inclusive', ' default="g_t"') +
        task('t') +
        task('u') +
        END +
        '<bpmn:endEvent id="e2" />' +
        flow('s', 'g') +
        flow('g', 't') +
        flow('g', 'u', 'a') +
        flow('t', 'e') +
        flow('u', 'e2'),
      ['g bpmn:InclusiveGateway noPair'],
    ],
    [
      'a join without a split',
      START +
        gateway('g', 'exclusive', ' default="g_t"') +
        task('t') +
        task('u') +
        gateway('j', 'parallel') +
        END +
        flow('s', 'g') +
        flow('g', 't') +
        flow('g', 'u', 'a') +
        flow('t', 'j') +
        flow('u', 'j') +
        flow('j', 'e'),
      ['j bpmn:ParallelGateway noPair'],
    ],
    [
      'a way into a block past its split',
      START +
        gateway('x', 'exclusive', ' default="x_g"') +
        gateway('g', 'parallel') +
        ['t', 'u'].map(id => task(id)).join('') +
        gateway('m', 'exclusive') +
        gateway('j', 'parallel') +
        END +
        flow('s', 'x') +
        flow('x', 'g') +
        flow('x', 'm', 'a') +
        flow('g', 't') +
        flow('g', 'u') +
        flow('t', 'm') +
        flow('m', 'j') +
        flow('u', 'j') +
        flow('j', 'e'),
      ['g bpmn:ParallelGateway noPair', 'j bpmn:ParallelGateway noPair'],
    ],
    [
      'branches that meet before their join',
      START +
        gateway('g', 'inclusive', ' default="g_v"') +
        ['t', 'u', 'v', 'w'].map(id => task(id)).join('') +
        gateway('m', 'exclusive') +
        gateway('j', 'inclusive') +
        END +
        flow('s', 'g') +
        flow('g', 't', 'a') +
        flow('g', 'u', 'b') +
        flow('g', 'v') +
        flow('t', 'm') +
        flow('u', 'm') +
        flow('m', 'w') +
        flow('w', 'j') +
        flow('v', 'j') +
        flow('j', 'e'),
      ['w bpmn:UserTask branchesMeet', 'm bpmn:ExclusiveGateway branchesMeet'],
    ],
  ])('%s', async (_what, elements, faults) => {
    expect(await faultsOf(elements)).toEqual(faults)
  })

  it('rejects an element without a drawing, and a file that is not BPMN', async () => {
    const bare = await readDiagram(bpmnFile(PROCESS, ''))
    expect(bare.ok ? [] : brief(bare.faults)).toContain('t bpmn:UserTask notDrawn')
    for (const text of ['', '<a', '<bpmn:process />', '{}']) {
      const read = await readDiagram(text)
      expect(read.ok ? '' : read.faults[0]?.fault).toBe('unreadable')
    }
  })
})

function change(file: keyof TemplateFiles, from: string, to: string): TemplateFiles {
  expect(files[file]).toContain(from)
  return { ...files, [file]: files[file].replace(from, to) }
}

describe('[FLOW-14] consistency of the four files of a template', () => {
  it.each<[keyof TemplateFiles, string, string, string]>([
    ['form', '"key": "prNo"', '"key": "PrNo"', 'schema'],
    ['form', '"key": "budgetCode"', '"key": "budget"', 'fieldUnknown'],
    ['form', '"key": "buyer"', '"key": "prNo"', 'fieldTwice'],
    ['form', '"amount": "totalAmount"', '"amount": "total"', 'fieldUnknown'],
    ['form', '{', '{ "script": "x",', 'schema'],
    ['texts', '"N1": {', '"N9": {', 'textMissing'],
    ['texts', '"type=AOG"', '"type=XXX"', 'textMissing'],
    ['texts', '"zh"', '"de"', 'schema'],
    ['rules', '"N1": {', '"N9": {', 'rulesMissing'],
    ['rules', '"field": "department"', '"field": "dept"', 'fieldUnknown'],
    ['rules', '"task": "decide"', '"task": "script"', 'schema'],
    ['rules', '"EndAog": {', '"EndX": {', 'rulesUnknown'],
    ['rules', '{', '', 'unreadable'],
    ['bpmn', 'amountCny &gt; T1', 'amount &gt; T1', 'conditionName'],
  ])('%s: %s → %s is %s', async (file, from, to, fault) => {
    const read = await readTemplate('prAmount', change(file, from, to))
    expect(read.ok ? [] : read.faults.map(each => each.fault)).toContain(fault)
  })

  it('[FLOW-15] identifies a version by its content, whatever the line endings', () => {
    const digest = digestOf(files)
    expect(digest).toMatch(/^[0-9a-f]{64}$/)
    expect(digestOf({ ...files, form: files.form.replaceAll('\n', '\r\n') })).toBe(digest)
    for (const file of ['bpmn', 'form', 'texts', 'rules'] as const) {
      expect(digestOf({ ...files, [file]: `${files[file]} ` })).not.toBe(digest)
    }
    expect(digestOf({ ...files, form: files.texts, texts: files.form })).not.toBe(digest)
  })

  it('freezes a definition', async () => {
    const read = await readTemplate('prAmount', files)
    const definition = read.ok ? read.definition : null
    expect([Object.isFrozen(definition), Object.isFrozen(definition?.rules.nodes['N1']?.levels)]).toEqual([
      true,
      true,
    ])
  })
})
