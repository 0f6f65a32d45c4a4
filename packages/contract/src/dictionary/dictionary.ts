import { type Static, Type } from 'typebox'
import { DataSourceOption } from '../lists/data-source.ts'

/** A dictionary value (§3, DICT-07). `name` is in the language of the request. */
export const DictionaryOption = Type.Object({
  name: Type.String(),
  value: Type.String(),
  sort: Type.Integer({ minimum: 0, maximum: 99 }),
  enabled: Type.Integer({ minimum: 0, maximum: 1, description: '1 enabled, 0 disabled (§9)' }),
})
export type DictionaryOption = Static<typeof DictionaryOption>

/** Query of `dict/list`: one directory, or several separated by commas. */
export const DictionaryQuery = Type.Object({
  dictCode: Type.String({ pattern: '^[A-Za-z0-9_]{1,64}(,[A-Za-z0-9_]{1,64}){0,49}$' }),
})
export type DictionaryQuery = Static<typeof DictionaryQuery>

/** Values by directory code, in order. */
export const DictionaryOptions = Type.Record(Type.String(), Type.Array(DictionaryOption))
export type DictionaryOptions = Static<typeof DictionaryOptions>

const SOURCES = '^[A-Za-z0-9_]{1,64}(,[A-Za-z0-9_]{1,64}){0,9}$'

/** Choices of a form or table: comma-separated dictionary directories and data sources. */
export const OptionsQuery = Type.Object({
  dictCode: Type.Optional(DictionaryQuery.properties.dictCode),
  dataSourceId: Type.Optional(Type.String({ pattern: SOURCES })),
})
export type OptionsQuery = Static<typeof OptionsQuery>

/** Choices with the version of the dictionary. Clients reload when they learn of a different version. */
export const Options = Type.Object({
  version: Type.String({ description: 'As `whatChanged` tells it' }),
  dictionaries: DictionaryOptions,
  sources: Type.Record(Type.String(), Type.Array(DataSourceOption)),
})
export type Options = Static<typeof Options>

/** Path of `getParentListNew/{codes}`: directory codes, separated by pipes or commas. */
export const DirectoryCodes = Type.Object({
  codes: Type.String({ pattern: '^[A-Za-z0-9_]{1,64}([|,][A-Za-z0-9_]{1,64}){0,49}$' }),
})
export type DirectoryCodes = Static<typeof DirectoryCodes>

/** A dictionary directory. The name is in the language of the request. */
export const Directory = Type.Object({
  code: Type.String(),
  name: Type.String(),
  parentCode: Type.String({ description: 'Empty at the top' }),
})
export type Directory = Static<typeof Directory>
