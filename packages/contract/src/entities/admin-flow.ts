import { type Static, Type } from 'typebox'
import { FLOW_REMARK_LEAST, FLOW_REMARK_LENGTH } from '../limits/flow.ts'
import { dateTime, filterDay, Named, nullable, recordId, searchText } from './fields.ts'
import { FlowKindCode, FlowRecords, FlowStatus } from './flow.ts'
import { Order, PageRequest } from './paging.ts'

/** A version of a definition, and how many processes there are of it. */
export const AdminFlowDefinition = Type.Object({
  kind: FlowKindCode,
  name: Type.String({ description: 'In the language of the request' }),
  version: Type.Integer({ minimum: 1 }),
  templateId: Type.String({ description: '{kind}:{version}' }),
  digest: Type.String({ description: 'SHA-256 of its content, hexadecimal: what the version is' }),
  loadedAt: dateTime,
  newest: Type.Boolean({ description: 'Processes are started by it' }),
  running: Type.Integer({ minimum: 0 }),
  ended: Type.Integer({ minimum: 0 }),
})
export type AdminFlowDefinition = Static<typeof AdminFlowDefinition>

/** Processes that wait at a node, by how long they have waited there. */
export const AdminFlowNode = Type.Object({
  kind: FlowKindCode,
  process: Type.String({ description: 'In the language of the request' }),
  nodeId: Type.String(),
  node: Type.String({ description: 'In the language of the request' }),
  total: Type.Integer({ minimum: 1 }),
  day: Type.Integer({ minimum: 0, description: 'Less than a day' }),
  days: Type.Integer({ minimum: 0, description: 'Of one day to less than three' }),
  longer: Type.Integer({ minimum: 0, description: 'Three days and more' }),
  oldest: dateTime,
})
export type AdminFlowNode = Static<typeof AdminFlowNode>

/** What keeps a process from its end: it stands still, everybody who has a task of it has left, or its record has not taken the outcome in. */
export const FLOW_TROUBLES = ['stuck', 'left', 'posting'] as const
const FlowTrouble = Type.Enum(FLOW_TROUBLES)
export type FlowTrouble = Static<typeof FlowTrouble>

/** Least age of what a process waits for, days. */
export const FLOW_AGES = ['1', '3', '7', '30'] as const

export const ADMIN_FLOW_SORT_KEYS = ['serial', 'title', 'process', 'initiator', 'startedAt', 'since'] as const

/** Filter of the processes that run; days are those of the start. */
export const AdminFlowQuery = PageRequest(
  Type.Object({
    text: searchText,
    kind: Type.Optional(FlowKindCode),
    node: Type.Optional(Type.String({ maxLength: 100, description: 'Id of a node where it waits' })),
    trouble: Type.Optional(FlowTrouble),
    age: Type.Optional(Type.Enum(FLOW_AGES)),
    startTime: Type.Optional(filterDay),
    endTime: Type.Optional(filterDay),
    ...Order(ADMIN_FLOW_SORT_KEYS),
  }),
)
export type AdminFlowQuery = Static<typeof AdminFlowQuery>

/** A process that runs, or whose record has not taken its outcome in, as operators see it: where it waits and since when; not what its form says. */
export const AdminFlow = Type.Object({
  insId: Type.String(),
  serial: Type.String(),
  title: Type.String(),
  kind: FlowKindCode,
  process: Type.String(),
  version: Type.Integer({ minimum: 1 }),
  initiator: Named,
  startedAt: dateTime,
  state: FlowStatus,
  /** A key of STUCK_REASONS while it stands still. */
  stuck: nullable(Type.String()),
  at: Type.Array(Type.String(), { description: 'Names of the nodes where it waits' }),
  since: Type.String({ description: 'Since when its oldest task waits; empty when there is none' }),
  left: Type.Boolean({ description: 'Everybody who has some task of it has left' }),
})
export type AdminFlow = Static<typeof AdminFlow>

export const AdminFlowId = Type.Object({ insId: recordId })
export type AdminFlowId = Static<typeof AdminFlowId>

/** An open task, and to whom an operator may move it. */
export const AdminFlowTask = Type.Object({
  taskId: Type.String(),
  nodeId: Type.String(),
  node: Type.String(),
  openedAt: dateTime,
  people: Type.Array(
    Type.Object({ ...Named.properties, here: Type.Boolean({ description: 'False: they have left' }) }),
  ),
  /** Nobody while somebody of its people is still here. */
  movableTo: Type.Array(Named),
})
export type AdminFlowTask = Static<typeof AdminFlowTask>

/** A process with its open tasks and its record. */
export const AdminFlowDetail = Type.Object({
  ...AdminFlow.properties,
  /** Node where it stands still, in the language of the request. */
  stuckAt: nullable(Type.String()),
  tasks: Type.Array(AdminFlowTask),
  records: FlowRecords,
})
export type AdminFlowDetail = Static<typeof AdminFlowDetail>

/** Why an operator does it stands in the record. */
const why = Type.String({
  minLength: FLOW_REMARK_LEAST,
  maxLength: FLOW_REMARK_LENGTH,
  pattern: '^[^\\u0000]*\\S[^\\u0000]*$',
})

export const AdminFlowMove = Type.Object({
  taskId: recordId,
  to: Type.String({ pattern: '^[A-Za-z0-9]{1,20}$' }),
  remark: why,
})
export type AdminFlowMove = Static<typeof AdminFlowMove>

export const AdminFlowResume = Type.Object({ insId: recordId, remark: why })
export type AdminFlowResume = Static<typeof AdminFlowResume>
