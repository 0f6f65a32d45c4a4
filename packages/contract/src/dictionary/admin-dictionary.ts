import { type Static, Type } from 'typebox'
import { nameText, recordId, searchText, text, version, versionOrNew } from '../entities/fields.ts'
import { BULK_ROWS, LONG_LIST_PAGE_SIZE } from '../limits/lists.ts'
import { Order, PageRequest } from '../lists/paging.ts'
import { Waiting } from '../permissions/permission-change.ts'
import { DIRECTORY_CODE, SORT_RANGE } from '../rules/dictionary/dictionary-fields.ts'

/** Sort keys of the list. */
export const DICTIONARY_SORT_KEYS = [
  'value',
  'nameZh',
  'nameEn',
  'sort',
  'enabled',
  'createTime',
  'updateTime',
  'updateBy',
] as const

const directory = Type.String({ pattern: DIRECTORY_CODE.source, description: 'Code of the directory' })
const state = Type.Integer({ minimum: 0, maximum: 1, description: '1 enabled, 0 disabled (§9)' })

/** Query for values of one directory or of all, 20 per page (DICT-04). */
export const DictionaryPageQuery = Type.Object({
  ...PageRequest(
    Type.Object({
      directory: Type.Optional(directory),
      text: searchText,
      enabled: Type.Optional(state),
      ...Order(DICTIONARY_SORT_KEYS),
    }),
  ).properties,
  size: Type.Integer({ minimum: 1, maximum: 200, default: LONG_LIST_PAGE_SIZE }),
})
export type DictionaryPageQuery = Static<typeof DictionaryPageQuery>

/** A dictionary value for administrators (§3). */
export const DictionaryItem = Type.Object({
  id: Type.String(),
  directory: Type.String(),
  value: Type.String(),
  nameZh: Type.String(),
  nameEn: Type.String(),
  sort: Type.Integer({ minimum: SORT_RANGE.min, maximum: SORT_RANGE.max }),
  enabled: state,
  steers: Type.Boolean({ description: 'True if changes wait for a second administrator' }),
  createTime: Type.String(),
  updateTime: Type.String(),
  updateBy: Type.String({ description: 'Employee number; `system` for installed data' }),
  updateByName: Type.String({ description: 'In the language of the request' }),
  version: Type.Integer(),
  waiting: Waiting,
})
export type DictionaryItem = Static<typeof DictionaryItem>

/** Limits only the size. `dictionaryProblems` validates the input, with the texts of §5. */
const input = {
  nameZh: text(200),
  nameEn: text(200),
  sort: Type.Union([Type.Number(), Type.Null()]),
}

/** A new, enabled value. */
export const DictionarySave = Type.Object({ directory: text(64), value: text(200), ...input })
export type DictionarySave = Static<typeof DictionarySave>

/** New name or position of a value. The value itself never changes, because records store it. */
export const DictionaryUpdate = Type.Object({ id: recordId, version, ...input })
export type DictionaryUpdate = Static<typeof DictionaryUpdate>

export const DictionaryStatus = Type.Object({ id: recordId, version, enabled: state })
export type DictionaryStatus = Static<typeof DictionaryStatus>

/** Values to delete, with the versions seen. */
export const DictionaryDelete = Type.Object({
  rows: Type.Array(Type.Object({ id: recordId, version }), { maxItems: BULK_ROWS }),
})
export type DictionaryDelete = Static<typeof DictionaryDelete>

/** Query for the fields of a directory's values. */
export const DefFieldsQuery = Type.Object({ directory })
export type DefFieldsQuery = Static<typeof DefFieldsQuery>

/** Description of a field of a directory's values, for a generated form. */
export const DefField = Type.Object({
  field: Type.String(),
  name: Type.String({ description: 'In the language of the request' }),
  type: Type.Union([
    Type.Literal('text'),
    Type.Literal('number'),
    Type.Literal('amount'),
    Type.Literal('state'),
  ]),
  required: Type.Boolean(),
  pattern: Type.String({ description: 'A regular expression; empty for none' }),
  maxLength: Type.Union([Type.Integer(), Type.Null()]),
  min: Type.Union([Type.Integer(), Type.Null()]),
  max: Type.Union([Type.Integer(), Type.Null()]),
  fixed: Type.Boolean({ description: 'True if the value cannot be changed later' }),
})
export type DefField = Static<typeof DefField>

/** A directory, in tree order. */
export const AdminDirectory = Type.Object({
  code: Type.String(),
  nameZh: Type.String(),
  nameEn: Type.String(),
  parentCode: Type.String({ description: 'Empty at the top' }),
  level: Type.Integer({ minimum: 1 }),
  entries: Type.Integer({ minimum: 0, description: 'Its values, disabled ones included' }),
  steers: Type.Boolean({
    description: 'True if its values steer decisions: changes wait for a second administrator',
  }),
  version: Type.Integer(),
})
export type AdminDirectory = Static<typeof AdminDirectory>

/** Body of a save. The code of a directory never changes. */
export const AdminDirectorySave = Type.Object({
  code: directory,
  nameZh: nameText,
  nameEn: nameText,
  parentCode: Type.String({ maxLength: 64, description: 'Empty at the top' }),
  version: versionOrNew,
})
export type AdminDirectorySave = Static<typeof AdminDirectorySave>
