import { type Static, Type } from 'typebox'
import {
  dateTime,
  filterDay,
  Named,
  nullable,
  recordId,
  searchText,
  text,
  version,
} from '../entities/fields.ts'
import { FLOW_REMARK_LENGTH } from '../limits/flow.ts'
import { Order, PageRequest } from '../lists/paging.ts'
import { DefinitionView, TaskKind } from './definition-view.ts'
import { FormDefinition } from './form-definition.ts'

/** Tabs of the to-do list with process tasks (FLOW-01): pending my approval, waiting on me, informed to me. */
export const FLOW_TABS = ['approve', 'handle', 'inform'] as const
export type FlowTab = (typeof FLOW_TABS)[number]

/** `postingFailed`: agreed, but posting the outcome failed and is retried; `stuck`: waits for an operator. */
export const FLOW_STATUSES = [
  'running',
  'rejected',
  'stuck',
  'agreed',
  'postingFailed',
  'refused',
  'withdrawn',
] as const
export const FlowStatus = Type.Enum(FLOW_STATUSES)
export type FlowStatus = Static<typeof FlowStatus>

/** Actions on a task or process. */
export const FLOW_ACTIONS = [
  'agree',
  'reject',
  'refuse',
  'submit',
  'transfer',
  'addApprover',
  'withdraw',
  'remind',
] as const
const FlowAction = Type.Enum(FLOW_ACTIONS)
export type FlowAction = Static<typeof FlowAction>

/** Name of a template. */
export const FlowKindCode = Type.String({ pattern: '^[a-z][A-Za-z0-9]{0,39}$' })
const nodeId = Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_.-]{0,99}$' })
const Pair = Type.Object({ zh: Type.String(), en: Type.String() })
/** `FormValues`: decimals are texts, never numbers. The form of the version validates the content. */
const Values = Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), { maxProperties: 200 })

/** Process columns of every list. */
const process = {
  insId: Type.String(),
  serial: Type.String({ description: 'AP-{year}-{number}' }),
  businessKey: Type.String(),
  title: Type.String({ description: '{process}－{business no.}－{short text}－{amount}' }),
  kind: FlowKindCode,
  process: Type.String({ description: 'Name of the template in the language of the request' }),
  initiator: Named,
  startedAt: dateTime,
  state: FlowStatus,
}

/** A task in the caller's to-do list, or a copy. */
export const FlowTask = Type.Object({
  ...process,
  taskId: Type.String(),
  node: Type.String({ description: 'Name in the language of the request' }),
  taskKind: nullable(TaskKind),
  forWhom: Type.Union([Named, Type.Null()], {
    description: 'Delegator; null for the caller’s own tasks',
  }),
  openedAt: dateTime,
  urgency: Type.Integer({ minimum: 0, maximum: 2 }),
  isNew: Type.Boolean({ description: 'True for a copy that was not opened yet' }),
})
export type FlowTask = Static<typeof FlowTask>

export const FLOW_TASK_SORT_KEYS = ['title', 'process', 'node', 'initiator', 'openedAt', 'urgency'] as const

const filters = {
  text: searchText,
  kind: Type.Optional(FlowKindCode),
  startTime: Type.Optional(filterDay),
  endTime: Type.Optional(filterDay),
}

/** Filter of the to-do list. Dates refer to the arrival of the task. */
export const FlowTaskQuery = PageRequest(
  Type.Object({ tab: Type.Enum(FLOW_TABS), ...filters, ...Order(FLOW_TASK_SORT_KEYS) }),
)
export type FlowTaskQuery = Static<typeof FlowTaskQuery>

/** A task decided by the caller, or by a delegate for them. */
export const CompletedFlowTask = Type.Object({
  ...process,
  taskId: Type.String(),
  node: Type.String(),
  outcome: Type.String({ description: 'A key of RECORD_ACTS' }),
  by: Named,
  forWhom: nullable(Named),
  decidedAt: dateTime,
})
export type CompletedFlowTask = Static<typeof CompletedFlowTask>

export const COMPLETED_FLOW_TASK_SORT_KEYS = [
  'title',
  'process',
  'node',
  'initiator',
  'outcome',
  'decidedAt',
] as const
/** Person who decided: the caller themselves, the caller for somebody else, or somebody else for the caller. */
export const FLOW_HANDS = ['own', 'forOthers', 'forMe'] as const
/** Filter of the completed items. Dates refer to the decision. */
export const CompletedFlowTaskQuery = PageRequest(
  Type.Object({
    ...filters,
    hand: Type.Optional(Type.Enum(FLOW_HANDS)),
    ...Order(COMPLETED_FLOW_TASK_SORT_KEYS),
  }),
)
export type CompletedFlowTaskQuery = Static<typeof CompletedFlowTaskQuery>

/** A process started by the caller. */
export const StartedFlow = Type.Object({
  ...process,
  at: Type.Array(Type.String(), { description: 'Names of the nodes where it waits' }),
  endedAt: nullable(dateTime),
})
export type StartedFlow = Static<typeof StartedFlow>

export const STARTED_FLOW_SORT_KEYS = ['serial', 'title', 'process', 'state', 'startedAt', 'endedAt'] as const
/** Filter of the started items. Dates refer to the start. */
export const StartedFlowQuery = PageRequest(
  Type.Object({ ...filters, state: Type.Optional(FlowStatus), ...Order(STARTED_FLOW_SORT_KEYS) }),
)
export type StartedFlowQuery = Static<typeof StartedFlowQuery>

/** A template that the caller may start. */
export const FlowModel = Type.Object({
  kind: FlowKindCode,
  name: Type.String(),
  templateId: Type.String({ description: '{kind}:{version}' }),
  version: Type.Integer({ minimum: 1 }),
})
export type FlowModel = Static<typeof FlowModel>
export const FlowModelQuery = Type.Object({ name: searchText })
export type FlowModelQuery = Static<typeof FlowModelQuery>

export const FlowKindQuery = Type.Object({ kind: FlowKindCode })
export type FlowKindQuery = Static<typeof FlowKindQuery>

const templateId = Type.String({ pattern: '^[a-z][A-Za-z0-9]{0,39}:[1-9][0-9]{0,5}$' })
export const FlowTemplateQuery = Type.Object({ templateId })
export type FlowTemplateQuery = Static<typeof FlowTemplateQuery>

/** A definition with its form, in the language of the request. */
export const FlowTemplate = Type.Object({
  ...FlowModel.properties,
  form: FormDefinition,
  /** Texts of nodes, flows, fields (`table.column`) and choices (`field=value`). */
  texts: Type.Object({
    nodes: Type.Record(Type.String(), Pair),
    flows: Type.Record(Type.String(), Pair),
    fields: Type.Record(Type.String(), Pair),
    choices: Type.Record(Type.String(), Pair),
  }),
  definition: DefinitionView,
})
export type FlowTemplate = Static<typeof FlowTemplate>

/** Starts a process. The id of the request becomes that of the process, so that a repeated request starts only one. */
export const FlowStart = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  templateId,
  serial: Type.String({ pattern: '^AP-[0-9]{4}-[0-9]{6,12}$', description: 'As offered by getSerialNumber' }),
  values: Values,
})
export type FlowStart = Static<typeof FlowStart>

/** Reference to a process. */
export const FlowId = Type.Object({ insId: recordId })
export type FlowId = Static<typeof FlowId>
export const FlowStartResult = Type.Object({ insId: Type.String(), state: FlowStatus })
export type FlowStartResult = Static<typeof FlowStartResult>

/** Query for a process page, by the process or one of its tasks. */
export const FlowDetailQuery = Type.Object({
  insId: Type.Optional(recordId),
  taskId: Type.Optional(recordId),
})
export type FlowDetailQuery = Static<typeof FlowDetailQuery>

/** A line of the approval record. */
export const FlowRecord = Type.Object({
  nodeId: Type.String(),
  node: Type.String(),
  act: Type.String({ description: 'A key of RECORD_ACTS' }),
  by: nullable(Named),
  forWhom: nullable(Named),
  at: dateTime,
  seconds: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
    description: 'From the arrival of the task to its end',
  }),
  remark: Type.String(),
  note: Type.Union([Type.String(), Type.Null()], { description: 'A key of RECORD_NOTES' }),
  isVoid: Type.Boolean({ description: 'True if a later rejection voided it' }),
})
export type FlowRecord = Static<typeof FlowRecord>
export const FlowRecords = Type.Array(FlowRecord)

/** A node where the process waits, or a possible next one. */
const Waiting = Type.Object({ nodeId: Type.String(), node: Type.String(), people: Type.Array(Named) })

/** A process as seen by a participant. */
export const FlowDetail = Type.Object({
  ...process,
  templateId: Type.String(),
  endedAt: nullable(dateTime),
  /** A key of STUCK_REASONS while it is stuck. */
  stuck: nullable(Type.String()),
  version: Type.Integer({ description: 'Version of the form; a decision refers to it' }),
  values: Values,
  task: nullable(
    Type.Object({
      taskId: Type.String(),
      nodeId: Type.String(),
      node: Type.String(),
      taskKind: TaskKind,
      forWhom: nullable(Named),
      editable: Type.Array(Type.String()),
      backTo: Type.Array(Type.Object({ nodeId: Type.String(), node: Type.String() }), {
        description: 'Passed nodes to which it may be returned instead of the initiator',
      }),
    }),
  ),
  actions: Type.Array(FlowAction),
  waits: Type.Array(Waiting),
  next: Type.Array(Waiting),
})
export type FlowDetail = Static<typeof FlowDetail>

const decision = { taskId: recordId, version, remark: text(FLOW_REMARK_LENGTH) }

/** `values` has the fields that the node may change. Others are rejected. */
export const FlowAgree = Type.Object({ ...decision, values: Type.Optional(Values) })
export type FlowAgree = Static<typeof FlowAgree>
/** Without a node the process returns to the initiator. */
export const FlowReject = Type.Object({ ...decision, to: Type.Optional(nodeId) })
export type FlowReject = Static<typeof FlowReject>
export const FlowRefuse = Type.Object(decision)
export type FlowRefuse = Static<typeof FlowRefuse>
/** Completes a task of "waiting on me": filled in, confirmed or reworked. */
export const FlowSubmit = Type.Object({ ...decision, values: Values })
export type FlowSubmit = Static<typeof FlowSubmit>
export const FlowHandOver = Type.Object({ ...decision, to: Type.String({ pattern: '^[A-Za-z0-9]{1,20}$' }) })
export type FlowHandOver = Static<typeof FlowHandOver>

/** State after a decision, and the caller's next task. */
export const FlowDecisionResult = Type.Object({
  insId: Type.String(),
  state: FlowStatus,
  nextTaskId: nullable(Type.String()),
})
export type FlowDecisionResult = Static<typeof FlowDecisionResult>

/** Number of people reached by the initiator's reminder, and its time. */
export const FlowReminder = Type.Object({ people: Type.Integer({ minimum: 1 }), remindTime: dateTime })
export type FlowReminder = Static<typeof FlowReminder>

/** Query of the to-do count (§7). The user code is ignored: it is always the caller's. */
export const FlowItemsQuery = Type.Object({ userCode: Type.Optional(Type.String({ maxLength: 40 })) })
export type FlowItemsQuery = Static<typeof FlowItemsQuery>
/** Open tasks of the caller. Their number is the to-do count (FLOW-08). */
export const FlowItems = Type.Object({
  items: Type.Array(Type.Object({ taskId: Type.String(), title: Type.String() })),
  total: Type.Integer({ minimum: 0 }),
})
export type FlowItems = Static<typeof FlowItems>

/** Drawing of a definition: BPMN 2.0 with its layout. */
export const FlowDrawing = Type.Object({ templateId: Type.String(), bpmn: Type.String() })
export type FlowDrawing = Static<typeof FlowDrawing>
export const FlowDrawingBody = Type.Object({ templateId })
export type FlowDrawingBody = Static<typeof FlowDrawingBody>

/** Drawing of a process with its path. Ids are those of the drawing. */
export const FlowTrack = Type.Object({
  ...FlowDrawing.properties,
  current: Type.Array(Type.String()),
  passed: Type.Array(Type.String()),
  rejected: Type.Array(Type.String()),
  flows: Type.Array(Type.String(), { description: 'Sequence flows that were taken' }),
})
export type FlowTrack = Static<typeof FlowTrack>
