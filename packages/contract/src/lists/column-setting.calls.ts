import { defineCall } from '../calls/define-call.ts'
import type { ColumnSetting, ColumnSettingQuery, ColumnSettingSave } from './column-setting.ts'

/** Returns the caller's visible columns of a table, or null if never saved. §7. */
export const queryColumnSetting = defineCall<{ query: ColumnSettingQuery; data: ColumnSetting | null }>({
  id: 'columnSetting.queryByCode',
  method: 'GET',
  path: '/auth/customlist/queryByCode',
  failures: 'in-place',
})

/** Saves the caller's visible columns. §7. */
export const saveColumnSetting = defineCall<{ body: ColumnSettingSave; data: ColumnSetting }>({
  id: 'columnSetting.save',
  method: 'POST',
  path: '/auth/customlist/save',
  failures: 'in-place',
})
