import type { NodeKind, TemplateTexts } from '@apron/contract/flow/definition-view'
import type { FormDefinition } from '@apron/contract/flow/form-definition'
import type { TemplateFaultName } from './template-faults.ts'
import type { TemplateRules } from './template-rules.ts'

/** A sequence flow. `condition` is FEEL and allowed only on flows out of exclusive and inclusive gateways. */
export interface Flow {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly condition: string | null
}

/** A non-interrupting boundary timer of a user task. */
export interface BoundaryTimer {
  readonly id: string
  readonly minutes: number
}

export interface Node {
  readonly id: string
  readonly kind: NodeKind
  /** Ids of flows, in file order. */
  readonly incoming: readonly string[]
  readonly outgoing: readonly string[]
  /** Taken if no condition holds. */
  readonly defaultFlow: string | null
  /** All candidates must agree: in parallel or in sequence. */
  readonly countersign: 'parallel' | 'sequential' | null
  readonly timers: readonly BoundaryTimer[]
  /** Id of the matching join or split of a parallel or inclusive gateway. */
  readonly pair: string | null
  /** Splits whose block contains it, outermost first. Split and join are not in their own block. */
  readonly within: readonly string[]
}

/** The diagram without layout. */
export interface Graph {
  readonly start: string
  readonly nodes: Readonly<Record<string, Node>>
  readonly flows: Readonly<Record<string, Flow>>
  /** Ids of all nodes in topological order. There are no loops. */
  readonly order: readonly string[]
}

/** The raw content of a template's four files. */
export interface TemplateFiles {
  readonly bpmn: string
  readonly form: string
  readonly texts: string
  readonly rules: string
}

/** A validated, frozen template. */
export interface Definition extends Graph {
  readonly kind: string
  /** SHA-256 of its content in hex: identifies its version. */
  readonly digest: string
  readonly form: FormDefinition
  readonly texts: TemplateTexts
  readonly rules: TemplateRules
  /** The diagram file, for the three picture calls (§7). */
  readonly bpmn: string
}

/** A reason why a template is rejected: the element or key, its type, and the fault. */
export interface TemplateFault {
  readonly file: keyof TemplateFiles
  /** Element id, field key or JSON path; empty for the whole file. */
  readonly element: string
  /** Its type, e.g. `bpmn:ScriptTask`. */
  readonly what: string
  readonly fault: TemplateFaultName
  readonly detail?: string
}

export type ReadTemplate =
  | { readonly ok: true; readonly definition: Definition }
  | { readonly ok: false; readonly faults: readonly TemplateFault[] }
