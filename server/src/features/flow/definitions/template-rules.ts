import { DecimalText, FieldKey, FormCondition } from '@apron/contract/flow/form-definition'
import { type Static, type TSchema, Type } from 'typebox'

const strictObject = <Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

const Code = Type.String({ pattern: '^[A-Z][A-Z0-9_]{0,31}$' })

/**
 * Candidates of a task. A person must meet every given condition. All `roles` must be held directly. `area` is a
 * director's area (`DIRECTOR[commercial]`). `upwards` gives one level per department with candidates, from the named
 * one to the root.
 */
export const Assignment = Type.Union([
  strictObject({
    roles: Type.Optional(Type.Array(Code, { minItems: 1 })),
    post: Type.Optional(Code),
    area: Type.Optional(Type.Union([Type.Literal('commercial'), Type.Literal('production')])),
    department: Type.Optional(
      Type.Union([
        strictObject({ code: Type.String() }),
        strictObject({ field: FieldKey }),
        strictObject({ of: Type.Literal('initiator') }),
      ]),
    ),
    upwards: Type.Optional(Type.Boolean()),
  }),
  strictObject({ userField: FieldKey }),
  strictObject({ initiator: Type.Literal(true) }),
])
export type Assignment = Static<typeof Assignment>

/** People who get a copy; with `when` only if the form meets the condition. */
export const CopyRule = strictObject({
  to: Type.Array(Assignment, { minItems: 1 }),
  when: Type.Optional(FormCondition),
})
export type CopyRule = Static<typeof CopyRule>

/**
 * A stage of a task's timer, run once. `remind` sends a message to the candidates; with `copyUp` the next level gets a
 * copy. `escalate` adds the next level to the candidates.
 */
export const TimerRule = strictObject({
  do: Type.Union([Type.Literal('remind'), Type.Literal('escalate')]),
  urgency: Type.Integer({ minimum: 0, maximum: 2 }),
  copyUp: Type.Optional(Type.Boolean()),
})
export type TimerRule = Static<typeof TimerRule>

/** Rules of a node of the diagram. */
export const NodeRules = strictObject({
  task: Type.Union([Type.Literal('decide'), Type.Literal('fillIn'), Type.Literal('confirm')]),
  /** Levels from the usual one upwards. If only the initiator could decide, the next level does. */
  levels: Type.Array(Assignment, { minItems: 1 }),
  /** Additional people to whom a task may be transferred or moved, or who may be added as approvers. */
  standIns: Type.Optional(Type.Array(Assignment)),
  /** The node is passed automatically if the initiator belongs to its usual level. */
  skippedForInitiator: Type.Optional(Type.Boolean()),
  /** Fields that may be changed here: `key`, or `table.column` for a column of existing lines. */
  editable: Type.Optional(Type.Array(Type.String())),
  /** Editable fields that are required to complete the task. */
  needed: Type.Optional(Type.Array(Type.String())),
  /** Copies sent when the node is entered. */
  copies: Type.Optional(Type.Array(CopyRule)),
  /** Boundary timers of the diagram by id. */
  timers: Type.Optional(Type.Record(Type.String(), TimerRule)),
})
export type NodeRules = Static<typeof NodeRules>

/** A reminder for every task: minutes after it was opened, or before a date or time of the form. */
export const Reminder = strictObject({
  stage: Type.String({ pattern: '^[a-z][A-Za-z0-9]{0,19}$' }),
  due: Type.Union([
    strictObject({ afterMinutes: Type.Integer({ minimum: 1 }) }),
    strictObject({ beforeField: FieldKey, minutes: Type.Integer({ minimum: 0 }) }),
  ]),
  when: Type.Optional(FormCondition),
  rule: TimerRule,
})
export type Reminder = Static<typeof Reminder>

/** `rules.json` of a template: everything that the diagram cannot express. */
export const TemplateRules = strictObject({
  /** Release number of the template. Different content under the same number is rejected. */
  version: Type.Integer({ minimum: 1, maximum: 999_999 }),
  application: Type.String({ description: 'The application whose process it is; a delegation names it' }),
  /** Allowed initiators: anybody who matches one of the assignments. */
  starters: Type.Array(Assignment, { minItems: 1 }),
  /** Fields for the title and the business key. */
  businessNo: FieldKey,
  summary: FieldKey,
  amount: Type.Optional(FieldKey),
  /** Thresholds of the dictionary FLOW_LIMIT that conditions use. */
  limits: Type.Array(Type.Union([Type.Literal('T1'), Type.Literal('T2'), Type.Literal('T3')])),
  /** Amounts in CNY that conditions use. */
  constants: Type.Optional(Type.Record(Type.String({ pattern: '^[A-Z][A-Z0-9_]{0,39}$' }), DecimalText)),
  /** If met, tasks are announced as urgent. */
  urgentWhen: Type.Optional(FormCondition),
  nodes: Type.Record(Type.String(), NodeRules),
  /** Copies sent at an end event, by its id. */
  ends: Type.Optional(Type.Record(Type.String(), strictObject({ copies: Type.Array(CopyRule) }))),
  reminders: Type.Array(Reminder),
})
export type TemplateRules = Static<typeof TemplateRules>
