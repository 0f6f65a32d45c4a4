import type { FlowKind } from '@apron/contract/flow/flow-words'
import type { FormValues } from '@apron/contract/flow/form-values'
import { computeForm } from '@apron/contract/rules/forms/compute-form'
import type { Definition } from '../../../src/features/flow/definitions/definition.ts'
import type {
  FlowEvent,
  InstanceState,
  StepFacts,
  StepResult,
} from '../../../src/features/flow/engine/engine.types.ts'
import type { Organisation } from '../../../src/features/flow/engine/organisation.ts'
import { step } from '../../../src/features/flow/engine/step.ts'
import { loadTemplate } from '../../../src/features/flow/templates/load-templates.ts'
import { DEMO_ORGANISATION } from './demo-organisation.ts'

/** Thresholds and exchange rates of the seeds. */
export const DEMO_FACTS = {
  limits: { T1: '50000', T2: '500000', T3: '2000000' },
  rates: { CNY: '1.00', USD: '7.10', EUR: '7.80', HKD: '0.91' },
} as const

/** Reads a template of the portal. @throws Error if it is invalid */
export async function templateOf(kind: FlowKind): Promise<Definition> {
  const read = await loadTemplate(kind)
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  return read.definition
}

type Done = Extract<StepResult, { readonly ok: true }>

/** A process instance in a test, driven step by step. */
export class Process {
  readonly definition: Definition
  readonly initiator: string
  readonly organisation: Organisation
  values: FormValues
  last: Done

  constructor(
    definition: Definition,
    initiator: string,
    values: FormValues,
    organisation = DEMO_ORGANISATION,
  ) {
    this.definition = definition
    this.initiator = initiator
    this.organisation = organisation
    this.values = computeForm(definition.form, values, DEMO_FACTS)
    this.last = this.#done(step(definition, null, { type: 'start', by: initiator }, this.facts))
  }

  get facts(): StepFacts {
    const { initiator, values, organisation } = this
    return { initiator, values, facts: DEMO_FACTS, organisation }
  }

  get state(): InstanceState {
    return this.last.state
  }

  /** Open tasks: node → people who may decide. */
  get open(): Record<string, readonly string[]> {
    return Object.fromEntries(this.state.tasks.map(({ node, candidates }) => [node, candidates]))
  }

  taskAt(node: string): number {
    return this.state.tasks.find(task => task.node === node)?.id ?? 0
  }

  try(event: FlowEvent): StepResult {
    const result = step(this.definition, this.state, event, this.facts)
    if (result.ok) this.last = result
    return result
  }

  do(event: FlowEvent): this {
    this.#done(this.try(event))
    return this
  }

  /** Agrees to a person's first open task, optionally with changed form values. */
  agree(by: string, changes: FormValues = {}): this {
    const changed = Object.keys(changes)
    this.values = computeForm(this.definition.form, { ...this.values, ...changes }, DEMO_FACTS)
    const task = this.state.tasks.find(({ candidates }) => candidates.includes(by))?.id ?? 0
    return this.do({ type: 'agree', task, by, changed })
  }

  #done(result: StepResult): Done {
    if (!result.ok) throw new Error(result.refusal)
    return result
  }
}
