import { type Static, Type } from 'typebox'
import { DefinitionView, TaskKind } from '../flow/definition-view.ts'
import { FormDefinition } from '../flow/form-definition.ts'
import { FLOW_REMARK_LENGTH } from '../limits/flow.ts'
import { dateTime, filterDay, Named, nullable, recordId, searchText, text, version } from './fields.ts'
import { Order, PageRequest } from './paging.ts'

/** Tabs of the to-do list that processes fill (FLOW-01): pending my approval, waiting on me, informed to me. */
export const FLOW_TABS = ['approve', 'handle', 'inform'] as const
export type FlowTab = (typeof FLOW_TABS)[number]

/** `postingFailed`: agreed, but what follows from it failed and is tried again; `stuck`: waits for an operator. */
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

/** What somebody may do with a task or a process of theirs. */
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
/** `FormValues`: a decimal is text, never a number. What it holds is judged by the form of the version. */
const Values = Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), { maxProperties: 200 })

/** What a row of each list says of its process. */
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

/** A task in the to-do list of the caller, or what they were informed of. */
export const FlowTask = Type.Object({
  ...process,
  taskId: Type.String(),
  node: Type.String({ description: 'Its name in the language of the request' }),
  taskKind: nullable(TaskKind),
  forWhom: Type.Union([Named, Type.Null()], {
    description: 'Who delegated it; null for a task of the caller’s own',
  }),
  openedAt: dateTime,
  urgency: Type.Integer({ minimum: 0, maximum: 2 }),
  isNew: Type.Boolean({ description: 'Informed of, and not opened yet' }),
})
export type FlowTask = Static<typeof FlowTask>

export const FLOW_TASK_SORT_KEYS = ['title', 'process', 'node', 'initiator', 'openedAt', 'urgency'] as const

const filters = {
  text: searchText,
  kind: Type.Optional(FlowKindCode),
  startTime: Type.Optional(filterDay),
  endTime: Type.Optional(filterDay),
}

/** Filter of the to-do list; days are those on which the task came. */
export const FlowTaskQuery = PageRequest(
  Type.Object({ tab: Type.Enum(FLOW_TABS), ...filters, ...Order(FLOW_TASK_SORT_KEYS) }),
)
export type FlowTaskQuery = Static<typeof FlowTaskQuery>

/** What the caller has decided, or somebody for them. */
export const FlowDone = Type.Object({
  ...process,
  taskId: Type.String(),
  node: Type.String(),
  outcome: Type.String({ description: 'A key of RECORD_ACTS' }),
  by: Named,
  forWhom: nullable(Named),
  decidedAt: dateTime,
})
export type FlowDone = Static<typeof FlowDone>

export const FLOW_DONE_SORT_KEYS = ['title', 'process', 'node', 'initiator', 'outcome', 'decidedAt'] as const
/** Whose hand it was: the caller's own, the caller's for somebody else, somebody else's for the caller. */
export const FLOW_HANDS = ['own', 'forOthers', 'forMe'] as const
/** Filter of the completed items; days are those of the decision. */
export const FlowDoneQuery = PageRequest(
  Type.Object({ ...filters, hand: Type.Optional(Type.Enum(FLOW_HANDS)), ...Order(FLOW_DONE_SORT_KEYS) }),
)
export type FlowDoneQuery = Static<typeof FlowDoneQuery>

/** A process that the caller has started. */
export const FlowStarted = Type.Object({
  ...process,
  at: Type.Array(Type.String(), { description: 'Names of the nodes where it waits' }),
  endedAt: nullable(dateTime),
})
export type FlowStarted = Static<typeof FlowStarted>

export const FLOW_STARTED_SORT_KEYS = ['serial', 'title', 'process', 'state', 'startedAt', 'endedAt'] as const
/** Filter of the started items; days are those of the start. */
export const FlowStartedQuery = PageRequest(
  Type.Object({ ...filters, state: Type.Optional(FlowStatus), ...Order(FLOW_STARTED_SORT_KEYS) }),
)
export type FlowStartedQuery = Static<typeof FlowStartedQuery>

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

/** A definition with its form, in the words of the request's language. */
export const FlowTemplate = Type.Object({
  ...FlowModel.properties,
  form: FormDefinition,
  /** Of nodes, flows, fields (`table.column`) and choices (`field=value`). */
  texts: Type.Object({
    nodes: Type.Record(Type.String(), Pair),
    flows: Type.Record(Type.String(), Pair),
    fields: Type.Record(Type.String(), Pair),
    choices: Type.Record(Type.String(), Pair),
  }),
  definition: DefinitionView,
})
export type FlowTemplate = Static<typeof FlowTemplate>

/** Starts a process: the id of the request is the process's, so that one that is sent again is not started twice. */
export const FlowStart = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  templateId,
  serial: Type.String({ pattern: '^AP-[0-9]{4}-[0-9]{6,12}$', description: 'As offered by getSerialNumber' }),
  values: Values,
})
export type FlowStart = Static<typeof FlowStart>

/** A process, as one names it. */
export const FlowId = Type.Object({ insId: recordId })
export type FlowId = Static<typeof FlowId>
export const FlowStartResult = Type.Object({ insId: Type.String(), state: FlowStatus })
export type FlowStartResult = Static<typeof FlowStartResult>

/** A page of a process: by the process, or by a task of it. */
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
  isVoid: Type.Boolean({ description: 'A later rejection made it void' }),
})
export type FlowRecord = Static<typeof FlowRecord>
export const FlowRecords = Type.Array(FlowRecord)

/** A node where the process waits, or that may come. */
const Waiting = Type.Object({ nodeId: Type.String(), node: Type.String(), people: Type.Array(Named) })

/** A process as one of its people sees it. */
export const FlowDetail = Type.Object({
  ...process,
  templateId: Type.String(),
  endedAt: nullable(dateTime),
  /** A key of STUCK_REASONS while it stands still. */
  stuck: nullable(Type.String()),
  version: Type.Integer({ description: 'Of the form: a decision names the one that was read' }),
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
        description: 'Nodes passed already, to which it may be rejected besides its initiator',
      }),
    }),
  ),
  actions: Type.Array(FlowAction),
  waits: Type.Array(Waiting),
  next: Type.Array(Waiting),
})
export type FlowDetail = Static<typeof FlowDetail>

const decision = { taskId: recordId, version, remark: text(FLOW_REMARK_LENGTH) }

/** Values of the fields that the node may change; what it may not change is refused. */
export const FlowAgree = Type.Object({ ...decision, values: Type.Optional(Values) })
export type FlowAgree = Static<typeof FlowAgree>
/** Without a node it goes back to the initiator. */
export const FlowReject = Type.Object({ ...decision, to: Type.Optional(nodeId) })
export type FlowReject = Static<typeof FlowReject>
export const FlowRefuse = Type.Object(decision)
export type FlowRefuse = Static<typeof FlowRefuse>
/** Ends a task of "waiting on me": what was filled in, confirmed or reworked. */
export const FlowSubmit = Type.Object({ ...decision, values: Values })
export type FlowSubmit = Static<typeof FlowSubmit>
export const FlowHandOver = Type.Object({ ...decision, to: Type.String({ pattern: '^[A-Za-z0-9]{1,20}$' }) })
export type FlowHandOver = Static<typeof FlowHandOver>

/** How it stands after a decision, and the caller's next task. */
export const FlowDecided = Type.Object({
  insId: Type.String(),
  state: FlowStatus,
  nextTaskId: nullable(Type.String()),
})
export type FlowDecided = Static<typeof FlowDecided>

/** How many people a reminder of the initiator reached, and when. */
export const FlowReminded = Type.Object({ people: Type.Integer({ minimum: 1 }), remindTime: dateTime })
export type FlowReminded = Static<typeof FlowReminded>

/** Query of the to-do count (§7): the caller's own, whatever is named. */
export const FlowItemsQuery = Type.Object({ userCode: Type.Optional(Type.String({ maxLength: 40 })) })
export type FlowItemsQuery = Static<typeof FlowItemsQuery>
/** The caller's open tasks; how many they are is the to-do count (FLOW-08). */
export const FlowItems = Type.Object({
  items: Type.Array(Type.Object({ taskId: Type.String(), title: Type.String() })),
  total: Type.Integer({ minimum: 0 }),
})
export type FlowItems = Static<typeof FlowItems>

/** The drawing of a definition: BPMN 2.0 with its layout. */
export const FlowDrawing = Type.Object({ templateId: Type.String(), bpmn: Type.String() })
export type FlowDrawing = Static<typeof FlowDrawing>
export const FlowDrawingBody = Type.Object({ templateId })
export type FlowDrawingBody = Static<typeof FlowDrawingBody>

/** The drawing of a process with the way it took; ids are those of the drawing. */
export const FlowTrack = Type.Object({
  ...FlowDrawing.properties,
  current: Type.Array(Type.String()),
  passed: Type.Array(Type.String()),
  rejected: Type.Array(Type.String()),
  flows: Type.Array(Type.String(), { description: 'Sequence flows that were taken' }),
})
export type FlowTrack = Static<typeof FlowTrack>
