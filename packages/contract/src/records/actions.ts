import type { TextPair } from '../texts/text-pair.ts'
import type { FieldText, RecordFields } from './fields.ts'

/** Minimum and maximum length of a reason, in characters. */
export const REASON_LENGTHS = { min: 5, max: 200 } as const
const REMARK_MAX = 500

/**
 * An act on a record beyond editing: the states it leads from and to, the permission, and the question or remark before it.
 * The texts are the verb on its button.
 */
export interface RecordAction<Right extends string = string, Field extends string = string>
  extends FieldText {
  /** States in which the action is available. */
  readonly from: readonly string[]
  /** Omitted if the record stays in its state. Server code may choose another one. */
  readonly to?: string
  /** Its fields start from their current values. */
  readonly prefilled?: boolean
  /** Required permission, as `<object>:<action>`. */
  readonly permission: Right
  /** Confirmation question. Used if the action has neither a remark nor fields. */
  readonly question?: TextPair
  /** `optional` takes a remark, `required` needs a reason. */
  readonly remark?: 'optional' | 'required'
  /** Read-only fields of the record that the action must set. */
  readonly fields?: readonly Field[]
  /** Read-only fields of the record that the action may set. */
  readonly optional?: readonly Field[]
  /** Colour of its entry in the history. */
  readonly meaning?: 'red' | 'amber' | 'green'
  /** Requires the password to have been entered in this session, for example for a signature (see `CallAttributes`). */
  readonly confirmed?: 'once' | 'lately' | 'again'
}

export type RecordActions = Readonly<Record<string, RecordAction>>

/** Returns the fields an action sets as editable fields; mandatory ones are marked as required. */
export function actionFields(
  { fields: required = [], optional = [] }: RecordAction,
  fields: RecordFields,
): RecordFields {
  const inputFields = [...required, ...optional].flatMap(name => {
    const field = fields[name]
    return field === undefined
      ? []
      : [[name, { ...field, readOnly: false, required: required.includes(name) }] as const]
  })
  return Object.fromEntries(inputFields)
}

/** Returns true if an action asks for a remark or fields before it is performed. */
export const asksForInput = ({ remark, fields, optional }: RecordAction): boolean =>
  remark !== undefined || fields !== undefined || optional !== undefined

/** Maximum length of the remark or reason of an action. */
export const remarkMax = ({ remark }: RecordAction): number =>
  remark === 'required' ? REASON_LENGTHS.max : REMARK_MAX

/** History entries that every record has. */
export const COMMON_HISTORY = {
  create: { zh: '创建', en: 'Created' },
  edit: { zh: '修改', en: 'Changed' },
  remove: { zh: '删除', en: 'Deleted' },
} as const satisfies Record<string, TextPair>

/** Returns the names of the actions available in a state. */
export function actionsIn(actions: RecordActions, status: unknown): string[] {
  return Object.keys(actions).filter(name => actions[name]?.from.some(from => from === status) === true)
}

/** Returns the action that moves a record from one state to another, or null. */
export const findTransition = (actions: RecordActions, from: string, to: string): string | null =>
  Object.keys(actions).find(name => {
    const action = actions[name]
    return action?.to === to && action.from.includes(from)
  }) ?? null
