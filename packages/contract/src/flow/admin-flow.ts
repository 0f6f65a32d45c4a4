import { type Static, Type } from 'typebox'
import { dateTime, filterDay, Named, nullable, recordId, searchText } from '../entities/fields.ts'
import { FLOW_REMARK_LENGTH, FLOW_REMARK_MIN_LENGTH } from '../limits/flow.ts'
import { Order, PageRequest } from '../lists/paging.ts'
import { FlowKindCode, FlowRecords, FlowStatus } from './flow.ts'

/** A version of a definition with its number of processes. */
export const AdminFlowDefinition = Type.Object({
  kind: FlowKindCode,
  name: Type.String({ description: 'In the language of the request' }),
  version: Type.Integer({ minimum: 1 }),
  templateId: Type.String({ description: '{kind}:{version}' }),
  digest: Type.String({ description: 'SHA-256 of its content, hexadecimal; identifies the version' }),
  loadedAt: dateTime,
  newest: Type.Boolean({ description: 'True for the version that new processes use' }),
  running: Type.Integer({ minimum: 0 }),
  ended: Type.Integer({ minimum: 0 }),
})
export type AdminFlowDefinition = Static<typeof AdminFlowDefinition>

/** Processes that wait at a node, by age. */
export const AdminFlowNode = Type.Object({
  kind: FlowKindCode,
  process: Type.String({ description: 'In the language of the request' }),
  nodeId: Type.String(),
  node: Type.String({ description: 'In the language of the request' }),
  total: Type.Integer({ minimum: 1 }),
  day: Type.Integer({ minimum: 0, description: 'Number of tasks open for less than a day' }),
  days: Type.Integer({
    minimum: 0,
    description: 'Number of tasks open for at least one and less than three days',
  }),
  longer: Type.Integer({ minimum: 0, description: 'Number of tasks open for three days or more' }),
  oldest: dateTime,
})
export type AdminFlowNode = Static<typeof AdminFlowNode>

/** Why a process does not end: it is stuck, all candidates of a task have left, or posting its outcome failed. */
export const FLOW_TROUBLES = ['stuck', 'left', 'posting'] as const
const FlowTrouble = Type.Enum(FLOW_TROUBLES)
export type FlowTrouble = Static<typeof FlowTrouble>

/** Minimum waiting time, days. */
export const FLOW_AGES = ['1', '3', '7', '30'] as const

export const ADMIN_FLOW_SORT_KEYS = ['serial', 'title', 'process', 'initiator', 'startedAt', 'since'] as const

/** Filter of running processes. Dates refer to the start. */
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

/** A running process, or one with a failed posting, for operators: where it waits and since when, without its form values. */
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
  /** A key of STUCK_REASONS while it is stuck. */
  stuck: nullable(Type.String()),
  at: Type.Array(Type.String(), { description: 'Names of the nodes where it waits' }),
  since: Type.String({ description: 'Arrival of its oldest open task; empty if there is none' }),
  left: Type.Boolean({ description: 'True if all candidates of a task have left' }),
})
export type AdminFlow = Static<typeof AdminFlow>

export const AdminFlowId = Type.Object({ insId: recordId })
export type AdminFlowId = Static<typeof AdminFlowId>

/** An open task, and the people it may be moved to. */
export const AdminFlowTask = Type.Object({
  taskId: Type.String(),
  nodeId: Type.String(),
  node: Type.String(),
  openedAt: dateTime,
  people: Type.Array(
    Type.Object({ ...Named.properties, here: Type.Boolean({ description: 'False if the person has left' }) }),
  ),
  /** Empty while some candidate is still here. */
  movableTo: Type.Array(Named),
})
export type AdminFlowTask = Static<typeof AdminFlowTask>

/** A process with its open tasks and its record. */
export const AdminFlowDetail = Type.Object({
  ...AdminFlow.properties,
  /** Node at which it is stuck, in the language of the request. */
  stuckAt: nullable(Type.String()),
  tasks: Type.Array(AdminFlowTask),
  records: FlowRecords,
})
export type AdminFlowDetail = Static<typeof AdminFlowDetail>

/** An operator's reason is part of the record. */
const reason = Type.String({
  minLength: FLOW_REMARK_MIN_LENGTH,
  maxLength: FLOW_REMARK_LENGTH,
  pattern: '^[^\\u0000]*\\S[^\\u0000]*$',
})

export const AdminFlowMove = Type.Object({
  taskId: recordId,
  to: Type.String({ pattern: '^[A-Za-z0-9]{1,20}$' }),
  remark: reason,
})
export type AdminFlowMove = Static<typeof AdminFlowMove>

export const AdminFlowResume = Type.Object({ insId: recordId, remark: reason })
export type AdminFlowResume = Static<typeof AdminFlowResume>
