import { defineCall } from '../calls/define-call.ts'
import type { DataSourceOption, DataSourceQuery } from './data-source.ts'

/**
 * Returns the entries of a data source. The id names a query of the server and is never a query itself (security note
 * T20). §7, API-08.
 */
export const queryDataSource = defineCall<{ body: DataSourceQuery; data: DataSourceOption[] }>({
  id: 'dataSource.query',
  method: 'POST',
  path: '/api/system/auth/cmnSysDataSource/querySysDataSource',
})
