import * as fc from 'fast-check'

/** Building block of an arbitrary process diagram. */
export type Block =
  | { readonly kind: 'task' }
  | { readonly kind: 'chain'; readonly parts: readonly Block[] }
  | { readonly kind: 'exclusive' | 'parallel' | 'inclusive'; readonly branches: readonly Block[] }

const DEPTH = { maxDepth: 3, depthSize: 'small' } as const

export const arbitraryBlock: fc.Arbitrary<Block> = fc.letrec<{ block: Block }>(tie => ({
  block: fc.oneof(
    DEPTH,
    fc.constant<Block>({ kind: 'task' }),
    fc.record({
      kind: fc.constant('chain' as const),
      parts: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constantFrom('exclusive' as const, 'parallel' as const, 'inclusive' as const),
      branches: fc.array(tie('block'), { minLength: 2, maxLength: 3 }),
    }),
  ),
})).block

const TAGS = {
  task: 'userTask',
  exclusive: 'exclusiveGateway',
  parallel: 'parallelGateway',
  inclusive: 'inclusiveGateway',
} as const

/** Writes BPMN as a modelling tool would, with a position for every element. */
export class DiagramWriter {
  readonly #elements: string[] = []
  readonly #drawn: string[] = []
  readonly tasks: string[] = []
  readonly fields: string[] = []
  #next = 0

  /** Returns the whole file for a block between start and end. */
  static bpmn(block: Block): { bpmn: string; tasks: string[]; fields: string[] } {
    const writer = new DiagramWriter()
    writer.#node('Start', 'startEvent')
    const last = writer.#block(block, 'Start', null)
    writer.#node('End', 'endEvent')
    writer.#flow(last, 'End', null)
    return { bpmn: writer.#file(), tasks: writer.tasks, fields: writer.fields }
  }

  /** Writes a block. @returns its last node */
  #block(block: Block, from: string, condition: string | null): string {
    if (block.kind === 'chain') {
      let at = from
      for (const [index, part] of block.parts.entries())
        at = this.#block(part, at, index === 0 ? condition : null)
      return at
    }
    const id = `${block.kind}${this.#next++}`
    if (block.kind === 'task') {
      this.tasks.push(id)
      this.#node(id, TAGS.task)
      this.#flow(from, id, condition)
      return id
    }
    const decides = block.kind !== 'parallel'
    const other = `${id}_other`
    this.#node(id, TAGS[block.kind], decides ? ` default="${other}"` : '')
    this.#node(`${id}_join`, TAGS[block.kind])
    this.#flow(from, id, condition)
    for (const branch of block.branches) {
      const field = `f${this.#next++}`
      if (decides) this.fields.push(field)
      this.#flow(this.#block(branch, id, decides ? field : null), `${id}_join`, null)
    }
    if (decides) this.#flow(id, `${id}_join`, null, other)
    return `${id}_join`
  }

  #node(id: string, tag: string, more = ''): void {
    this.#elements.push(`<bpmn:${tag} id="${id}"${more} />`)
    this.#drawn.push(
      `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"><dc:Bounds x="0" y="0" width="1" height="1" /></bpmndi:BPMNShape>`,
    )
  }

  #flow(from: string, to: string, condition: string | null, id = `flow${this.#next++}`): void {
    const inside =
      condition === null ? '' : `<bpmn:conditionExpression>${condition}</bpmn:conditionExpression>`
    this.#elements.push(
      `<bpmn:sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}">${inside}</bpmn:sequenceFlow>`,
    )
    this.#drawn.push(
      `<bpmndi:BPMNEdge id="${id}_di" bpmnElement="${id}"><di:waypoint x="0" y="0" /><di:waypoint x="1" y="0" /></bpmndi:BPMNEdge>`,
    )
  }

  #file(): string {
    return bpmnFile(this.#elements.join(''), this.#drawn.join(''))
  }
}

/** Combines the process elements and their diagram shapes into a BPMN file. */
export function bpmnFile(elements: string, drawn: string): string {
  return `<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" id="definitions" targetNamespace="urn:test"><bpmn:process id="process" isExecutable="true">${elements}</bpmn:process><bpmndi:BPMNDiagram id="diagram"><bpmndi:BPMNPlane id="plane" bpmnElement="process">${drawn}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram></bpmn:definitions>`
}
