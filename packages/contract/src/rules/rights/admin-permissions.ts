import { SUB_APP_MANAGE } from '../../sub-apps/names.ts'

/** Role that runs the portal. At least one enabled person always holds it. */
export const ADMINISTRATOR_ROLE = 'ADMIN'

/** Permissions of the administration: to see and to change each kind of object. */
export const ADMIN_PERMISSIONS = {
  users: { view: 'portal:user:view', edit: 'portal:user:edit' },
  changes: { view: 'portal:change:view', edit: 'portal:change:edit' },
  roles: { view: 'portal:role:view', edit: 'portal:role:edit' },
  menus: { view: 'portal:menu:view', edit: 'portal:menu:edit' },
  resources: { view: 'portal:resource:view', edit: 'portal:resource:edit' },
  departments: { view: 'portal:department:view', edit: 'portal:department:edit' },
  sites: { view: 'portal:site:view', edit: 'portal:site:edit' },
  translations: { view: 'portal:translation:view', edit: 'portal:translation:edit' },
  notices: { view: 'portal:notice:view', edit: 'portal:notice:edit' },
  alarms: { view: 'portal:alarm:view', edit: 'portal:alarm:edit' },
  /** For operators of processes, who see where each waits and unblock it. They decide nothing. */
  flows: { view: 'portal:flow:view', edit: 'portal:flow:edit' },
  dictionary: { view: 'portal:dictionary:view', edit: 'portal:dictionary:edit' },
  subApps: { view: SUB_APP_MANAGE, edit: SUB_APP_MANAGE, upload: 'portal:subApp:upload' },
  /** Logs cannot be changed. */
  operations: { view: 'portal:operation:view' },
  audit: { view: 'portal:audit:view' },
} as const
