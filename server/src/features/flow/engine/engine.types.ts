import type { TaskKind } from '@apron/contract/flow/definition-view'
import type { FlowRefusalName } from '@apron/contract/flow/flow-refusals'
import type { FlowState, RecordAct, RecordNote, StuckReason } from '@apron/contract/flow/flow-words'
import type { FormFacts, FormValues } from '@apron/contract/flow/form-values'
import type { Organisation } from './organisation.ts'

/**
 * Position in an instance: at a user task, at a join that waits for other tokens, or at a node it cannot pass
 * (`stuck`).
 */
export interface Token {
  readonly node: string
  /** Real persons who decided the previous task. Nobody decides twice in a row. */
  readonly by: readonly string[]
  readonly stuck: StuckReason | null
}

/** An open task. `id` is unique within the instance and never reused. */
export interface OpenTask {
  readonly id: number
  /** For a rework task the start event. */
  readonly node: string
  readonly kind: TaskKind
  /** People who may decide it, without their delegates. */
  readonly candidates: readonly string[]
  /** Index into the node's flattened levels from which the candidates come. Reminders go one level up. */
  readonly level: number
  /** Remaining approvers of a sequential countersign. */
  readonly after: readonly string[]
  /** Timer stages already run. */
  readonly stages: readonly string[]
}

/** A node passed in this round; `by` are the real persons who decided it. */
export interface PassedNode {
  readonly node: string
  readonly by: readonly string[]
}

/** State of an instance between two steps, as JSON. Form values are stored separately. */
export interface InstanceState {
  readonly status: FlowState
  /** Number of submissions, from 1. */
  readonly round: number
  readonly tokens: readonly Token[]
  readonly tasks: readonly OpenTask[]
  /** Path of this round: nodes in the order they were passed, and ids of the flows taken. */
  readonly passed: readonly PassedNode[]
  readonly taken: readonly string[]
  /** People who agreed at nodes that still wait for others (countersign, added approver). */
  readonly agreed: Readonly<Record<string, readonly string[]>>
  /** Node whose rejection the initiator is reworking, else null. The diagram shows it red. */
  readonly rejectedAt: string | null
  readonly nextTask: number
}

interface Decision {
  readonly task: number
  /** The real person. */
  readonly by: string
  /** Holder of the task if decided under a delegation, which the caller has checked. */
  readonly for?: string
  readonly remark?: string
}

/**
 * Events of an instance. Remarks of `reject` and `refuse` have 5 to 300 characters. The caller checks delegations and
 * permissions.
 */
export type FlowEvent =
  | { readonly type: 'start'; readonly by: string }
  /**
   * `changed`: fields the person changed, for the message to the initiator. Also completes fill-in and confirm tasks.
   */
  | ({ readonly type: 'agree'; readonly changed?: readonly string[] } & Decision)
  /** Without `to` it returns to the initiator, otherwise to a node of `returnTargets`. */
  | ({ readonly type: 'reject'; readonly to?: string } & Decision)
  | ({ readonly type: 'refuse' } & Decision)
  | ({ readonly type: 'resubmit' } & Decision)
  | ({ readonly type: 'transfer'; readonly to: string } & Decision)
  | ({ readonly type: 'addApprover'; readonly to: string } & Decision)
  /** An operator moves the task of a person who has left to somebody else. */
  | ({ readonly type: 'move'; readonly to: string } & Decision)
  /** `missed`: earlier stages that fell due while no server ran. They are not run (`dueStage`). */
  | {
      readonly type: 'timer'
      readonly task: number
      readonly stage: string
      readonly missed?: readonly string[]
    }
  | { readonly type: 'withdraw'; readonly by: string; readonly remark?: string }
  /** Retries where the instance is stuck. */
  | { readonly type: 'resume'; readonly by: string; readonly remark?: string }

/**
 * Input of a step besides definition, state and event. The values include the event's changes, computed and validated.
 */
export interface StepFacts {
  readonly initiator: string
  readonly values: FormValues
  readonly facts: FormFacts
  readonly organisation: Organisation
}

/** Due time of a timer stage: minutes after the task was opened, or a local time `yyyy-MM-dd HH:mm:ss`. */
export interface TaskStage {
  readonly stage: string
  readonly due: { readonly afterMinutes: number } | { readonly at: string }
}

export interface OpenedTask extends OpenTask {
  readonly timers: readonly TaskStage[]
}

/** A closed task: decided by somebody, handed on, or ended with its branch or process. */
export interface ClosedTask {
  readonly id: number
  readonly how: 'decided' | 'handedOn' | 'ended'
}

/** A line of the approval record. The caller adds time and duration. */
export interface FlowRecord {
  readonly act: RecordAct
  readonly node: string
  /** Null for automatic acts and for acts that concern no task. */
  readonly task: number | null
  readonly round: number
  /** Null: the portal itself. */
  readonly by: string | null
  readonly for: string | null
  readonly remark: string | null
  readonly note: RecordNote | null
  /** Person it was handed to, or node it was returned to. */
  readonly to: string | null
}

/**
 * A message without its wording, which the caller adds. `to` has no duplicates and leaves out the person who caused it,
 * except for automatic acts.
 */
export interface FlowMessage {
  readonly about:
    | 'task'
    | 'rework'
    | 'copy'
    | 'changed'
    | 'reminder'
    | 'escalated'
    | 'agreed'
    | 'refused'
    | 'withdrawn'
    | 'stuck'
  readonly to: readonly string[]
  readonly node: string
  readonly task: number | null
  readonly urgency: 0 | 1 | 2
}

export type StepResult =
  | {
      readonly ok: true
      readonly state: InstanceState
      readonly opened: readonly OpenedTask[]
      readonly closed: readonly ClosedTask[]
      readonly records: readonly FlowRecord[]
      readonly messages: readonly FlowMessage[]
      /** Set if the process ended with this step, so that its effects run. */
      readonly ended: 'agreed' | 'refused' | 'withdrawn' | null
    }
  | { readonly ok: false; readonly refusal: FlowRefusalName }
