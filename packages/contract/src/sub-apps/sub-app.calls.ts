import { defineCall } from '../calls/define-call.ts'
import { SUB_APP_MANAGE } from './names.ts'
import type { SubAppReport, SubAppStatus } from './sub-app.ts'

/**
 * Reports events of sub-applications: loads with their time, failures by kind (APP-12, APP-15). Called by the page
 * itself, so it does not extend the session, and its failure is not shown.
 */
export const reportSubApps = defineCall<{ body: SubAppReport; data: null }>({
  id: 'subApp.report',
  method: 'POST',
  path: '/api/system/auth/subApp/report',
  timeoutAlert: false,
  failures: 'suppress',
  background: true,
})

/** Returns every sub-application with its versions: the active one, who chose it, and the usage of each. For administrators. */
export const listSubApps = defineCall<{ data: SubAppStatus[] }>({
  id: 'subApp.list',
  method: 'GET',
  path: '/api/system/auth/subApp/list',
  access: { resource: SUB_APP_MANAGE },
})
