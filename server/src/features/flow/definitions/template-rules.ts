import { DecimalText, FieldKey, FormCondition } from '@apron/contract/flow/form-definition'
import { type Static, type TSchema, Type } from 'typebox'

const closed = <Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

const Code = Type.String({ pattern: '^[A-Z][A-Z0-9_]{0,31}$' })

/**
 * Who may have a task. Everything that is said has to hold for a person.
 * `roles` are held directly, all of them. `area` is what a director answers for (`DIRECTOR[commercial]`).
 * `upwards` gives a level for each department from the named one to the top in which there is somebody.
 */
export const Assignment = Type.Union([
  closed({
    roles: Type.Optional(Type.Array(Code, { minItems: 1 })),
    post: Type.Optional(Code),
    area: Type.Optional(Type.Union([Type.Literal('commercial'), Type.Literal('production')])),
    department: Type.Optional(
      Type.Union([
        closed({ code: Type.String() }),
        closed({ field: FieldKey }),
        closed({ of: Type.Literal('initiator') }),
      ]),
    ),
    upwards: Type.Optional(Type.Boolean()),
  }),
  closed({ userField: FieldKey }),
  closed({ initiator: Type.Literal(true) }),
])
export type Assignment = Static<typeof Assignment>

/** Who is informed; with `when` only if the form meets it. */
export const CopyRule = closed({
  to: Type.Array(Assignment, { minItems: 1 }),
  when: Type.Optional(FormCondition),
})
export type CopyRule = Static<typeof CopyRule>

/**
 * A stage of a task's timer, once each. `remind` sends a message to who has the task; with `copyUp` the next level is informed too.
 * `escalate` lets the next level decide as well.
 */
export const TimerRule = closed({
  do: Type.Union([Type.Literal('remind'), Type.Literal('escalate')]),
  urgency: Type.Integer({ minimum: 0, maximum: 2 }),
  copyUp: Type.Optional(Type.Boolean()),
})
export type TimerRule = Static<typeof TimerRule>

/** What a node of the diagram is to people. */
export const NodeRules = closed({
  task: Type.Union([Type.Literal('decide'), Type.Literal('fillIn'), Type.Literal('confirm')]),
  /** From the usual level upwards: where only the initiator would decide, the next level does. */
  levels: Type.Array(Assignment, { minItems: 1 }),
  /** Who else a task of this node may be given to: transfer, added approver, operator's move. */
  standIns: Type.Optional(Type.Array(Assignment)),
  /** Passed at once when the initiator is of its usual level. */
  skippedForInitiator: Type.Optional(Type.Boolean()),
  /** Fields that may be changed here: `key`, or `table.column` for a column of the lines that are there. */
  editable: Type.Optional(Type.Array(Type.String())),
  /** Of the editable ones, those without which the task cannot be completed. */
  needed: Type.Optional(Type.Array(Type.String())),
  /** Who is informed when the node is entered. */
  copies: Type.Optional(Type.Array(CopyRule)),
  /** Boundary timers of the diagram by their id. */
  timers: Type.Optional(Type.Record(Type.String(), TimerRule)),
})
export type NodeRules = Static<typeof NodeRules>

/** A reminder of every task: minutes after it was opened, or before a day or time of the form. */
export const Reminder = closed({
  stage: Type.String({ pattern: '^[a-z][A-Za-z0-9]{0,19}$' }),
  due: Type.Union([
    closed({ afterMinutes: Type.Integer({ minimum: 1 }) }),
    closed({ beforeField: FieldKey, minutes: Type.Integer({ minimum: 0 }) }),
  ]),
  when: Type.Optional(FormCondition),
  rule: TimerRule,
})
export type Reminder = Static<typeof Reminder>

/** `rules.json` of a template: all that the diagram does not say. */
export const TemplateRules = closed({
  /** Counts releases of the template: other content under the same number is refused. */
  version: Type.Integer({ minimum: 1, maximum: 999_999 }),
  application: Type.String({ description: 'The application whose process it is; a delegation names it' }),
  /** Who may start it: whoever one of them describes. */
  starters: Type.Array(Assignment, { minItems: 1 }),
  /** Fields that make the title and the business key. */
  businessNo: FieldKey,
  summary: FieldKey,
  amount: Type.Optional(FieldKey),
  /** Thresholds of the dictionary FLOW_LIMIT that conditions name. */
  limits: Type.Array(Type.Union([Type.Literal('T1'), Type.Literal('T2'), Type.Literal('T3')])),
  /** Amounts of money in CNY that conditions name. */
  constants: Type.Optional(Type.Record(Type.String({ pattern: '^[A-Z][A-Z0-9_]{0,39}$' }), DecimalText)),
  /** When it is urgent: its tasks are announced as such. */
  urgentWhen: Type.Optional(FormCondition),
  nodes: Type.Record(Type.String(), NodeRules),
  /** Who is informed at an end event, by its id. */
  ends: Type.Optional(Type.Record(Type.String(), closed({ copies: Type.Array(CopyRule) }))),
  reminders: Type.Array(Reminder),
})
export type TemplateRules = Static<typeof TemplateRules>
