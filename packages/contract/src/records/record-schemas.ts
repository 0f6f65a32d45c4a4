import { type TObject, type TSchema, Type } from 'typebox'
import * as wire from '../entities/fields.ts'
import { Order, Page, PageRequest } from '../entities/paging.ts'
import { UploadedFile } from '../entities/uploaded-file.ts'
import { actionFields, REASON_LENGTHS, type RecordAction, type RecordActions, remarkMax } from './actions.ts'
import type { RecordField, RecordFields } from './fields.ts'

/** Properties common to all records. */
export const COMMON_SHOWN = {
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

const code = Type.String({ pattern: '^[A-Za-z0-9_.-]{1,64}$' })
const enumOf = (values: readonly string[]) => Type.Enum([...values])
const DATE_TIME = Type.String({
  pattern: '^(19|20)[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) [0-9]{2}:[0-9]{2}:[0-9]{2}$',
  description: 'yyyy-MM-dd HH:mm:ss, Asia/Shanghai',
})
const SEARCH_LENGTH = 80

/** Schema of a field that has a value. */
function filled(field: RecordField): TSchema {
  switch (field.kind) {
    case 'serial':
      return Type.String()
    case 'text':
      return textSchema(field)
    case 'number':
      return (field.decimals === 0 ? Type.Integer : Type.Number)({ minimum: field.min, maximum: field.max })
    case 'date':
      return wire.date
    case 'dateTime':
      return DATE_TIME
    case 'flag':
      return Type.Boolean()
    case 'choice':
      return enumOf(Object.keys(field.options))
    case 'dictionary':
    case 'person':
    case 'department':
      return code
    case 'people':
      return Type.Array(code, { minItems: field.required === true ? 1 : 0, maxItems: field.max })
    case 'files':
      return Type.Array(UploadedFile, { minItems: field.required === true ? 1 : 0, maxItems: field.max })
    default:
      return Type.Array(savedFields(field.fields), {
        minItems: field.required === true ? 1 : 0,
        maxItems: field.max,
      })
  }
}

function textSchema({
  required,
  maxLength,
  minLength = 1,
  pattern,
}: RecordField & { kind: 'text' }): TSchema {
  const given = pattern ?? (required === true ? wire.SOME_TEXT : wire.ANY_TEXT)
  if (required === true) return Type.String({ minLength, maxLength, pattern: given })
  // An optional text may be left empty whatever its pattern asks.
  const whenFilled = pattern === undefined ? given : `^$|${pattern}`
  return Type.String({ maxLength, pattern: whenFilled })
}

/** Kinds whose empty value is '', false or [] instead of null. */
const NEVER_NULL: ReadonlySet<RecordField['kind']> = new Set([
  'serial',
  'text',
  'flag',
  'people',
  'files',
  'lines',
])

export const isNullable = (field: RecordField): boolean =>
  field.required !== true &&
  !NEVER_NULL.has(field.kind) &&
  !(field.kind === 'choice' && field.initial !== null)

function saved(field: RecordField): TSchema {
  const schema = filled(field)
  return isNullable(field) ? wire.nullable(schema) : schema
}

/** Schema of a body with these fields, without read-only ones. */
export function savedFields(fields: RecordFields, more: Record<string, TSchema> = {}): TObject {
  const own = Object.entries(fields).filter(([, field]) => field.readOnly !== true)
  return Type.Object({ ...more, ...Object.fromEntries(own.map(([name, field]) => [name, saved(field)])) })
}

/** Schemas of fields in an answer. */
export const shownFields = (fields: RecordFields): Record<string, TSchema> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shown(field)]))

/** Schema of a field in an answer. It omits input limits, since older records may exceed them. */
function shown(field: RecordField): TSchema {
  switch (field.kind) {
    case 'person':
    case 'department':
      return isNullable(field) ? wire.nullable(wire.Named) : wire.Named
    case 'people':
      return Type.Array(wire.Named)
    case 'number':
      return isNullable(field) ? wire.nullable(Type.Number()) : Type.Number()
    case 'text':
    case 'serial':
      return Type.String()
    default:
      return saved(field)
  }
}

/** Schema of the filter condition of a field; null if the kind cannot be filtered. */
function criterion(field: RecordField): TSchema | null {
  switch (field.kind) {
    case 'choice':
      return Type.Array(filled(field), { maxItems: Object.keys(field.options).length })
    case 'date':
    case 'dateTime':
      return Type.Tuple([wire.nullable(wire.filterDay), wire.nullable(wire.filterDay)], {
        description: 'From one day to another, either may be left out',
      })
    case 'flag':
      return Type.Boolean()
    case 'dictionary':
    case 'person':
    case 'people':
    case 'department':
      return code
    default:
      return null
  }
}

function criteria(fields: RecordFields): Record<string, TSchema> {
  const filtered = Object.entries(fields).flatMap(([name, field]) => {
    const schema = field.filter === true ? criterion(field) : null
    return schema === null ? [] : [[name, Type.Optional(schema)] as const]
  })
  return Object.fromEntries(filtered)
}

export const sortKeysOf = (fields: RecordFields): string[] => [
  ...Object.keys(fields).filter(name => fields[name]?.sort === true),
  ...COMMON_SORT_KEYS,
]

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
  return savedFields(actionFields(action, fields), { id: wire.recordId, version: wire.version, ...remark })
}

/** The run-time schemas of the calls of a record. */
export function schemasOf(fields: RecordFields, actions: RecordActions = {}) {
  const record = Type.Object({ ...COMMON_SHOWN, ...shownFields(fields) })
  const query = Type.Object({
    text: Type.Optional(Type.String({ maxLength: SEARCH_LENGTH })),
    ...criteria(fields),
    ...Order(sortKeysOf(fields)),
  })
  return {
    record,
    detail: Type.Object({
      ...record.properties,
      actions: Type.Array(Type.String(), { description: 'What the caller may do now' }),
      history: Type.Array(HistoryLine, { description: 'Newest first' }),
      otherSite: Type.Boolean({ description: 'Belongs to another site than that of the call: read only' }),
    }),
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [name, actionSchema(fields, action)]),
    ),
    page: Page(record),
    query: PageRequest(query),
    save: savedFields(fields, { id: wire.recordIdOrNew, version: wire.versionOrNew }),
    id: Type.Object({ id: wire.recordId }),
    idVersion: Type.Object({ id: wire.recordId, version: wire.version }),
    nothing: Type.Null(),
  }
}
