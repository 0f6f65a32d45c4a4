import { type TObject, Type } from 'typebox'
import * as wire from '../entities/fields.ts'
import { Order, Page, PageRequest } from '../lists/paging.ts'
import { actionFields, REASON_LENGTHS, type RecordAction, type RecordActions, remarkMax } from './actions.ts'
import { criteria, fieldSortKeys, responseFields, savedFields, saveSchema } from './field-schemas.ts'
import type { RecordFields } from './fields.ts'

/** Properties common to all records. */
export const COMMON_PROPERTIES = {
  id: wire.recordId,
  version: wire.version,
  siteCode: Type.String(),
  createBy: wire.Named,
  createTime: wire.dateTime,
  updateBy: wire.Named,
  updateTime: wire.dateTime,
} as const

/** Sort keys that every record has. */
export const COMMON_SORT_KEYS = ['createTime', 'updateTime'] as const

export const sortKeysOf = (fields: RecordFields): string[] => [...fieldSortKeys(fields), ...COMMON_SORT_KEYS]

/** An entry in the history of a record. */
const HistoryLine = Type.Object({
  at: wire.dateTime,
  by: wire.Named,
  forWhom: Type.Optional(wire.Named),
  action: Type.String(),
  fromStatus: wire.nullable(Type.String()),
  toStatus: Type.String({ description: 'Empty for a record without states' }),
  remark: Type.String(),
})

/** Schema of the body of an action. */
function actionSchema(fields: RecordFields, action: RecordAction): TObject {
  const max = remarkMax(action)
  const remark =
    action.remark === 'required'
      ? { remark: wire.text(max, REASON_LENGTHS.min) }
      : action.remark === 'optional'
        ? { remark: Type.Optional(wire.text(max)) }
        : {}
  const own = savedFields(actionFields(action, fields))
  return Type.Object({ id: wire.recordId, version: wire.version, ...remark, ...own })
}

/** Returns the fields as lists answer them. */
function listedFields(fields: RecordFields): RecordFields {
  const entries = Object.entries(fields).map(([name, field]) => {
    const isEmpty = field.kind === 'lines' && field.emptyInLists === true
    return [name, isEmpty ? { ...field, required: false } : field]
  })
  return Object.fromEntries(entries)
}

/** The run-time schemas of the calls of a record. */
export function schemasOf(fields: RecordFields, actions: RecordActions = {}) {
  const record = Type.Object({ ...COMMON_PROPERTIES, ...responseFields(fields) })
  return {
    record,
    detail: Type.Object({
      ...record.properties,
      actions: Type.Array(Type.String(), { description: 'Actions that the caller may perform now' }),
      history: Type.Array(HistoryLine, { description: 'Newest first' }),
      otherSite: Type.Boolean({
        description: 'True if it belongs to another site than the call and is read-only',
      }),
    }),
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [name, actionSchema(fields, action)]),
    ),
    page: Page(Type.Object({ ...COMMON_PROPERTIES, ...responseFields(listedFields(fields)) })),
    query: PageRequest(Type.Object({ ...criteria(fields), ...Order(sortKeysOf(fields)) })),
    save: saveSchema(fields, { id: wire.recordIdOrNew, version: wire.versionOrNew }),
    id: wire.RecordId,
    idVersion: wire.RecordVersion,
    nothing: Type.Null(),
  }
}
