import { type Static, Type } from 'typebox'

const Text = Type.Object({ zh: Type.String(), en: Type.String() })

/** Kinds of nodes of the supported subset of BPMN (docs/work-flow.md). */
export const NodeKind = Type.Union([
  Type.Literal('start'),
  Type.Literal('end'),
  Type.Literal('task'),
  Type.Literal('exclusive'),
  Type.Literal('parallel'),
  Type.Literal('inclusive'),
])
export type NodeKind = Static<typeof NodeKind>

/** Kinds of tasks. `decide` is listed under 待我审批, the others under 待我处理. */
export const TaskKind = Type.Union([
  Type.Literal('decide'),
  Type.Literal('fillIn'),
  Type.Literal('confirm'),
  Type.Literal('rework'),
])
export type TaskKind = Static<typeof TaskKind>

/** A node for display. Ids are those of the diagram. */
export const NodeView = Type.Object({
  id: Type.String(),
  kind: NodeKind,
  name: Text,
  taskKind: Type.Optional(TaskKind),
  countersign: Type.Optional(Type.Boolean({ description: 'True if all candidates must agree' })),
})
export type NodeView = Static<typeof NodeView>

/** A sequence flow for display. */
export const FlowView = Type.Object({
  id: Type.String(),
  from: Type.String(),
  to: Type.String(),
  name: Type.Optional(Text),
})
export type FlowView = Static<typeof FlowView>

/** A definition as a list in topological order. */
export const DefinitionView = Type.Object({ nodes: Type.Array(NodeView), flows: Type.Array(FlowView) })
export type DefinitionView = Static<typeof DefinitionView>

/** Names in a template: nodes and flows by id, fields by key, columns by `table.column`, choices by `field=value`. */
export const TemplateTexts = Type.Object(
  {
    name: Text,
    nodes: Type.Record(Type.String(), Text),
    flows: Type.Record(Type.String(), Text),
    fields: Type.Record(Type.String(), Text),
    choices: Type.Record(Type.String(), Text),
  },
  { additionalProperties: false },
)
export type TemplateTexts = Static<typeof TemplateTexts>
