import type { TaskKind } from '@apron/contract/flow/definition-view'
import type { FlowRefusalName } from '@apron/contract/flow/flow-refusals'
import type { FlowState, RecordAct, RecordNote, StuckReason } from '@apron/contract/flow/flow-words'
import type { FormFacts, FormValues } from '@apron/contract/flow/form-values'
import type { Organisation } from './organisation.ts'

/** Where an instance is: at a user task, at a join that waits for others, or at a node it cannot pass (`stuck`). */
export interface Token {
  readonly node: string
  /** Who decided the task before it, real persons: nobody decides twice in a row. */
  readonly by: readonly string[]
  readonly stuck: StuckReason | null
}

/** A task that is open. `id` counts within the instance and is never used again. */
export interface OpenTask {
  readonly id: number
  /** Of a rework task the start event. */
  readonly node: string
  readonly kind: TaskKind
  /** Who may decide it; delegates of theirs are not in here. */
  readonly candidates: readonly string[]
  /** The candidates are of `levels[level]` of the node, flattened; reminders go one up. */
  readonly level: number
  /** Sequential countersign: who comes after. */
  readonly after: readonly string[]
  /** Stages of its timers that were done. */
  readonly stages: readonly string[]
}

/** A node that was passed in this round; `by` are the real persons who decided it. */
export interface PassedNode {
  readonly node: string
  readonly by: readonly string[]
}

/** State of an instance between two steps; JSON. Values of the form are beside it, not in it. */
export interface InstanceState {
  readonly status: FlowState
  /** Counts submissions, from 1. */
  readonly round: number
  readonly tokens: readonly Token[]
  readonly tasks: readonly OpenTask[]
  /** This round's way: nodes in the order they were passed, ids of the flows taken. */
  readonly passed: readonly PassedNode[]
  readonly taken: readonly string[]
  /** Who agreed to tasks that are closed at nodes where others still have to (countersign, added approver). */
  readonly agreed: Readonly<Record<string, readonly string[]>>
  /** Node whose rejection the initiator works on; null otherwise. The diagram shows it red. */
  readonly rejectedAt: string | null
  readonly nextTask: number
}

interface Decision {
  readonly task: number
  /** The real person. */
  readonly by: string
  /** Whose task it is, when decided under a delegation that the caller checked. */
  readonly for?: string
  readonly remark?: string
}

/** What happens to an instance. Remarks of `reject` and `refuse` are 5 to 300 characters; the caller checks delegations and rights. */
export type FlowEvent =
  | { readonly type: 'start'; readonly by: string }
  /** `changed`: fields that the person changed, for the initiator to be informed. Completes fill-in and confirm tasks as well. */
  | ({ readonly type: 'agree'; readonly changed?: readonly string[] } & Decision)
  /** Without `to` back to the initiator, otherwise to a node of `returnTargets`. */
  | ({ readonly type: 'reject'; readonly to?: string } & Decision)
  | ({ readonly type: 'refuse' } & Decision)
  | ({ readonly type: 'resubmit' } & Decision)
  | ({ readonly type: 'transfer'; readonly to: string } & Decision)
  | ({ readonly type: 'addApprover'; readonly to: string } & Decision)
  /** An operator gives the task of somebody who has left to another person. */
  | ({ readonly type: 'move'; readonly to: string } & Decision)
  /** `missed`: stages that fell due before this one while no server ran; they are not made up (`dueStage`). */
  | {
      readonly type: 'timer'
      readonly task: number
      readonly stage: string
      readonly missed?: readonly string[]
    }
  | { readonly type: 'withdraw'; readonly by: string; readonly remark?: string }
  /** Tries again where the instance stands still. */
  | { readonly type: 'resume'; readonly by: string; readonly remark?: string }

/** What a step looks at besides definition, state and event. Values are those after the event's changes, computed and checked. */
export interface StepFacts {
  readonly initiator: string
  readonly values: FormValues
  readonly facts: FormFacts
  readonly organisation: Organisation
}

/** When a stage of a task's timer is due: minutes after the task was opened, or at a local time `yyyy-MM-dd HH:mm:ss`. */
export interface TaskStage {
  readonly stage: string
  readonly due: { readonly afterMinutes: number } | { readonly at: string }
}

export interface OpenedTask extends OpenTask {
  readonly timers: readonly TaskStage[]
}

/** Why a task is closed: decided by somebody, or ended because its branch or process ended. */
export interface ClosedTask {
  readonly id: number
  readonly how: 'decided' | 'handedOn' | 'ended'
}

/** A line of the approval record. The caller adds when it was and how long it took. */
export interface FlowRecord {
  readonly act: RecordAct
  readonly node: string
  /** Null for what the portal did by itself and for what is not about a task. */
  readonly task: number | null
  readonly round: number
  /** Null: the portal itself. */
  readonly by: string | null
  readonly for: string | null
  readonly remark: string | null
  readonly note: RecordNote | null
  /** Person it was handed to, or node it went back to. */
  readonly to: string | null
}

/** Whom to tell what; the caller words it. `to` has nobody twice and not who caused it, except where the portal did. */
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
      /** The process ended with this step: its effects run. */
      readonly ended: 'agreed' | 'refused' | 'withdrawn' | null
    }
  | { readonly ok: false; readonly refusal: FlowRefusalName }
