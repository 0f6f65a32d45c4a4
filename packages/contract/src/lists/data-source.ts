import { type Static, Type } from 'typebox'

/** Body of `querySysDataSource` (API-08). */
export const DataSourceQuery = Type.Object({
  dataSourceId: Type.String({
    pattern: '^[A-Za-z][A-Za-z0-9_]{0,63}$',
    description: 'One of `department`, `enterprise`, `site`, `airport`, `role`, `post`',
  }),
  keyword: Type.Optional(Type.String({ maxLength: 60, description: 'Part of the id or of a name' })),
})
export type DataSourceQuery = Static<typeof DataSourceQuery>

/** An entry of a data source (§3, DICT-07). The name is in the language of the request. */
export const DataSourceOption = Type.Object({ id: Type.String(), sourceName: Type.String() })
export type DataSourceOption = Static<typeof DataSourceOption>
