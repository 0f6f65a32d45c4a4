import type { SubAppReport, SubAppStatus } from '../entities/sub-app.ts'
import { SUB_APP_MANAGE } from '../rules/menus/sub-app-id.ts'
import { defineCall } from './define-call.ts'

/**
 * Counts what happened to sub-applications: loads with their time, failures by kind (APP-12, APP-15).
 * Made by the page itself, so it neither keeps the session alive nor bothers anybody when it fails.
 */
export const reportSubApps = defineCall<{ body: SubAppReport; data: null }>({
  id: 'subApp.report',
  method: 'POST',
  path: '/api/system/auth/subApp/report',
  timeoutAlert: false,
  failures: 'suppress',
  background: true,
})

/** Every sub-application with its versions: which is active, who chose it, how each version does. For administrators. */
export const listSubApps = defineCall<{ data: SubAppStatus[] }>({
  id: 'subApp.list',
  method: 'GET',
  path: '/api/system/auth/subApp/list',
  access: { resource: SUB_APP_MANAGE },
})
