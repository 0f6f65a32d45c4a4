import { type Static, Type } from 'typebox'

const customCode = Type.String({ pattern: '^[A-Za-z0-9_.:-]{1,100}$', description: 'The table’s customCode' })

/** Visible columns of one table for one user (§3). */
export const ColumnSetting = Type.Object({
  id: Type.String(),
  code: customCode,
  value: Type.String({ description: 'Comma-joined visible labels' }),
})
export type ColumnSetting = Static<typeof ColumnSetting>

/** Query of `queryByCode` (TBL-06). */
export const ColumnSettingQuery = Type.Object({ code: customCode })
export type ColumnSettingQuery = Static<typeof ColumnSettingQuery>

/** Body of `customlist/save` (TBL-06). */
export const ColumnSettingSave = Type.Object({
  id: Type.Optional(Type.String({ maxLength: 64 })),
  code: customCode,
  value: Type.String({ maxLength: 4000 }),
})
export type ColumnSettingSave = Static<typeof ColumnSettingSave>
