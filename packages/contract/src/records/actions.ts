import type { TextPair } from '../texts/text-pair.ts'
import type { RecordFields } from './fields.ts'

/** Texts of a reason have at least this many characters, and at most that many (common behaviour of all applications). */
export const REASON_LENGTHS = { min: 5, max: 200 } as const
const REMARK_MAX = 500

/**
 * What people do with a record beyond filling it in: from which states it leads where, who may, and what is asked first. The texts are
 * the verb on its button.
 */
export interface RecordAction<Right extends string = string, Field extends string = string> extends TextPair {
  /** States it is offered in. */
  readonly from: readonly string[]
  readonly to: string
  /** `<object>:<action>` of the right that it needs. */
  readonly permission: Right
  /** Asked before it is done, where neither a remark nor fields are filled in. */
  readonly question?: TextPair
  /** Written with it: a remark, or a reason that must be given. */
  readonly remark?: 'optional' | 'required'
  /** Read-only fields of the record that must be filled in with it. */
  readonly fields?: readonly Field[]
  /** Read-only fields of the record that may be filled in with it. */
  readonly optional?: readonly Field[]
  /** In the history: red or amber for what goes back or ends badly. */
  readonly meaning?: 'red' | 'amber' | 'green'
  /** The password must have been typed in the session, such as for a signature. */
  readonly confirmed?: 'once' | 'lately'
}

export type RecordActions = Readonly<Record<string, RecordAction>>

/** The fields that are filled in with an action, those that must be as required ones. */
export function actionFields(
  { fields: needed = [], optional = [] }: RecordAction,
  fields: RecordFields,
): RecordFields {
  const asked = [...needed, ...optional].flatMap(name => {
    const field = fields[name]
    return field === undefined
      ? []
      : [[name, { ...field, readOnly: false, required: needed.includes(name) }] as const]
  })
  return Object.fromEntries(asked)
}

/** How long what is written with an action may be. */
export const remarkMax = ({ remark }: RecordAction): number =>
  remark === 'required' ? REASON_LENGTHS.max : REMARK_MAX

/** What happens to every record. */
export const COMMON_HISTORY = {
  create: { zh: '创建', en: 'Created' },
  edit: { zh: '修改', en: 'Changed' },
  remove: { zh: '删除', en: 'Deleted' },
} as const satisfies Record<string, TextPair>

/** Actions that a record offers in a state. */
export function actionsIn(actions: RecordActions, status: unknown): string[] {
  return Object.keys(actions).filter(name => actions[name]?.from.some(from => from === status) === true)
}
