import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import type * as calls from './column-setting.calls.ts'
import { ColumnSetting, ColumnSettingQuery, ColumnSettingSave } from './column-setting.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const COLUMN_SETTING_SCHEMAS = {
  queryColumnSetting: { query: ColumnSettingQuery, data: Type.Union([ColumnSetting, Type.Null()]) },
  saveColumnSetting: { body: ColumnSettingSave, data: ColumnSetting },
} as const satisfies Record<keyof typeof calls, CallSchemas>
