import type { NodeKind, TemplateTexts } from '@apron/contract/flow/definition-view'
import type { FormDefinition } from '@apron/contract/flow/form-definition'
import type { TemplateFaultName } from './template-faults.ts'
import type { TemplateRules } from './template-rules.ts'

/** A sequence flow; `condition` is FEEL and only on flows out of exclusive and inclusive gateways. */
export interface Flow {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly condition: string | null
}

/** A boundary timer of a user task, non-interrupting. */
export interface BoundaryTimer {
  readonly id: string
  readonly minutes: number
}

/** A node of the diagram. */
export interface Node {
  readonly id: string
  readonly kind: NodeKind
  /** Ids of flows, in the order of the file. */
  readonly incoming: readonly string[]
  readonly outgoing: readonly string[]
  /** Taken when no condition holds. */
  readonly defaultFlow: string | null
  /** All candidates have to agree: at once, or one after the other. */
  readonly countersign: 'parallel' | 'sequential' | null
  readonly timers: readonly BoundaryTimer[]
  /** Of a parallel or inclusive split its join, of a join its split. */
  readonly pair: string | null
  /** Splits whose block it lies in, outermost first; neither split nor join lies in its own block. */
  readonly within: readonly string[]
}

/** The diagram without what is drawn. */
export interface Graph {
  readonly start: string
  readonly nodes: Readonly<Record<string, Node>>
  readonly flows: Readonly<Record<string, Flow>>
  /** Ids of all nodes; each comes after those that lead to it. There are no loops. */
  readonly order: readonly string[]
}

/** The four files of a template as they are read. */
export interface TemplateFiles {
  readonly bpmn: string
  readonly form: string
  readonly texts: string
  readonly rules: string
}

/** A template that was checked; frozen. */
export interface Definition extends Graph {
  readonly kind: string
  /** SHA-256 of its content, hex: the identity of its version. */
  readonly digest: string
  readonly form: FormDefinition
  readonly texts: TemplateTexts
  readonly rules: TemplateRules
  /** The file of the diagram, for the three picture calls (§7). */
  readonly bpmn: string
}

/** Why a template is not taken: the element or key, what it is, and what is wrong with it. */
export interface TemplateFault {
  readonly file: keyof TemplateFiles
  /** Id of the element, key of the field, or path in the JSON; empty for the whole file. */
  readonly element: string
  /** What it is, e.g. `bpmn:ScriptTask`. */
  readonly what: string
  readonly fault: TemplateFaultName
  readonly detail?: string
}

export type ReadTemplate =
  | { readonly ok: true; readonly definition: Definition }
  | { readonly ok: false; readonly faults: readonly TemplateFault[] }
