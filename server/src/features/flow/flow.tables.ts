import type { TaskKind, TemplateTexts } from '@apron/contract/flow/definition-view'
import type { RecordAct, RecordNote, StuckReason } from '@apron/contract/flow/flow-words'
import type { FormFacts, FormValues } from '@apron/contract/flow/form-values'
import type { ProcessOutcome } from '@apron/server-kit/processes/record-process'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { TemplateFiles } from './definitions/definition.ts'
import type { InstanceState } from './engine/engine.types.ts'

type Fixed<Value> = ColumnType<Value, Value, never>
type Json<Value> = ColumnType<Value, string, string>

export interface FlowTemplateTable {
  kind: string
  version: number
  /** SHA-256 of the content: identity of the version. */
  digest: Fixed<string>
  files: ColumnType<TemplateFiles, string, never>
  texts: ColumnType<TemplateTexts, string, never>
  loaded_at: Fixed<Date>
}

export interface FlowInstanceTable {
  id: string
  kind: Fixed<string>
  version: Fixed<number>
  serial: Fixed<string>
  business_key: Fixed<string>
  /** The application's record it is about; null for a process started in the work flow. */
  record_id: Fixed<string | null>
  /** Title without the process name. */
  subject: string
  application: Fixed<string>
  initiator: Fixed<string>
  /** Three-letter code of the site at which it was started. */
  site: Fixed<string>
  status: InstanceState['status']
  stuck: StuckReason | null
  form: Json<FormValues>
  /** Limits and rates at the last submission. */
  facts: Json<FormFacts>
  state: Json<InstanceState>
  /** Number of form changes. */
  form_version: number
  started_at: Fixed<Date>
  ended_at: Date | null
}

/** Outcome of a task: the act that closed it, or `ended` with its branch or process. */
export type TaskOutcome = RecordAct | 'ended'

export interface FlowTaskTable {
  instance_id: string
  number: number
  node: Fixed<string>
  kind: Fixed<TaskKind>
  /** Roles of the candidate that a delegate needs, all of them. */
  roles: Fixed<string[]>
  post: Fixed<string | null>
  urgency: 0 | 1 | 2
  opened_at: Fixed<Date>
  closed_at: Date | null
  outcome: TaskOutcome | null
  by_code: string | null
  for_code: string | null
  /** Last reminder by the initiator. */
  reminded_at: ColumnType<Date | null, never, Date>
}

export interface FlowCandidateTable {
  instance_id: string
  number: number
  user_code: string
  tab: 'approve' | 'handle'
  opened_at: Fixed<Date>
  is_open: Generated<boolean>
}

export interface FlowRecordTable {
  seq: GeneratedAlways<number>
  instance_id: string
  node: string
  act: RecordAct
  task: number | null
  round: number
  by_code: string | null
  for_code: string | null
  to_what: string | null
  at: Date
  opened_at: Date | null
  remark: string
  note: RecordNote | null
  is_void: Generated<boolean>
}

export interface FlowCopyTable {
  seq: GeneratedAlways<number>
  user_code: string
  instance_id: string
  node: string
  at: Date
  read_at: ColumnType<Date | null, never, Date>
}

export interface FlowTimerTable {
  instance_id: string
  number: number
  stage: string
  due_at: Date
}

/** Outcomes not yet posted to a record, in order. */
export interface FlowPostingTable {
  seq: GeneratedAlways<number>
  instance_id: Fixed<string>
  outcome: Fixed<ProcessOutcome>
  by_code: Fixed<string | null>
  /** Form values at that time. */
  form: ColumnType<FormValues, string, never>
  tries: number
  due_at: Date
  /** Reason of the failure, for operators. */
  reason: string
}

export type FlowTables = {
  flow_posting: FlowPostingTable
  flow_template: FlowTemplateTable
  flow_instance: FlowInstanceTable
  flow_task: FlowTaskTable
  flow_candidate: FlowCandidateTable
  flow_record: FlowRecordTable
  flow_copy: FlowCopyTable
  flow_timer: FlowTimerTable
}
