import { SUB_APP_MANAGE } from '../menus/sub-app-id.ts'

/** The role that runs the portal; somebody enabled always holds it. */
export const ADMINISTRATOR_ROLE = 'ADMIN'

/** The rights of administration: who may see a kind of thing, and who may change it. */
export const ADMIN_RIGHTS = {
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
  /** Operators of processes: they see where each waits and help it on; they decide nothing. */
  flows: { view: 'portal:flow:view', edit: 'portal:flow:edit' },
  dictionary: { view: 'portal:dictionary:view', edit: 'portal:dictionary:edit' },
  subApps: { view: SUB_APP_MANAGE, edit: SUB_APP_MANAGE, upload: 'portal:subApp:upload' },
  /** Nobody changes what was logged. */
  operations: { view: 'portal:operation:view' },
  audit: { view: 'portal:audit:view' },
} as const
