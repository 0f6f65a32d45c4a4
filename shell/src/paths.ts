import { PUBLIC_REPORTING_PAGES } from '@apron/contract/rules/menus/reporting-pages'

/** The shell's own paths (§2): the only place with path literals. */
export const PATHS = {
  root: '/',
  login: '/login',
  welcome: '/welcome',
  setup: '/setup',
  passwordPage: '/password-page',
  dashboard: '/dashboard',
  forbidden: '/403',
  favourites: '/myCollect',
  delegation: '/authoritySet',
  dictionary: '/dataDict',
  taskApprove: '/task-approve',
  taskApproveDetail: '/task-approve-detail',
  redirect: '/redirect',
  flow: '/flow',
  voluntaryReporting: '/safetyQuality/voluntaryReportingHome',
  checkedResult: '/safetyQuality/checkedResult',
  rectificationDetail: '/safetyQuality/RectificationDetail',
} as const

/** Pages that open without a token (NAV-05). */
export const PUBLIC_PATHS: readonly string[] = [PATHS.login, ...PUBLIC_REPORTING_PAGES]

/** Pages of the first document: they open with a token or without, and the shell does not run there. */
export const FIRST_DOCUMENT_PATHS = [PATHS.welcome, PATHS.setup, PATHS.passwordPage] as const
export type FirstDocumentPath = (typeof FIRST_DOCUMENT_PATHS)[number]

/** These pass for everybody who is logged in, once menu and permissions are loaded (NAV-08). */
export const LOADED_PATHS: readonly string[] = [
  PATHS.taskApprove,
  PATHS.taskApproveDetail,
  PATHS.delegation,
  PATHS.dictionary,
]

/** The pages of the work-flow area (NAV-03). */
export const FLOW_PATHS = {
  done: '/flow/completedTask',
  doneDetail: '/flow/completedTaskDetail',
  todo: '/flow/scheduleTask',
  todoDetail: '/flow/scheduleTaskDetail',
  start: '/flow/startTask',
  apply: '/flow/startTaskApply',
  started: '/flow/staredtTask',
  startedEdit: '/flow/staredtTaskEdit',
  startedCheck: '/flow/staredtTaskCheck',
} as const

/** What the work flow shows on pages of records of other applications; nobody opens it by itself. */
export const APPROVAL_OF_RECORD = '/flow/recordApproval'

/** Other names of pages, to which they lead with what their addresses ask for (NAV-08). */
export const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  [PATHS.taskApprove, FLOW_PATHS.todo],
  [PATHS.taskApproveDetail, FLOW_PATHS.todoDetail],
])

/** Administration: one page for each kind of thing. */
export const ADMIN_PATHS = {
  users: '/admin/users',
  changes: '/admin/changes',
  roles: '/admin/roles',
  menus: '/admin/menus',
  resources: '/admin/resources',
  departments: '/admin/departments',
  sites: '/admin/sites',
  translations: '/admin/translations',
  notices: '/admin/notices',
  alarms: '/admin/alarms',
  subApps: '/admin/subApps',
  operations: '/admin/operations',
  audit: '/admin/audit',
  flows: '/admin/flows',
} as const

/** Pages that the shell draws itself in a tab; each opens for whom the menu leads there. */
export const OWN_PAGE_PATHS: readonly string[] = [
  PATHS.favourites,
  PATHS.dictionary,
  PATHS.delegation,
  ...Object.values(ADMIN_PATHS),
]

/** First segments that belong to the shell, whether or not this person may open them. */
export const SHELL_SEGMENTS: readonly string[] = [...OWN_PAGE_PATHS, PATHS.flow].map(firstSegment)

/** Paths of the shell that show something by now; every other path of its own is not there. */
const SHELL_PAGES: ReadonlySet<string> = new Set([
  PATHS.dashboard,
  PATHS.forbidden,
  PATHS.login,
  PATHS.flow,
  ...OWN_PAGE_PATHS,
  ...Object.values(FLOW_PATHS),
  ...OTHER_NAMES.keys(),
])

/** Whether a path is the shell's own, without a page behind it. */
export function isPagelessShellPath(path: string): boolean {
  const own = LOADED_PATHS.includes(path) || SHELL_SEGMENTS.includes(firstSegment(path))
  return own && !SHELL_PAGES.has(path)
}

/** Query value of the login page: where to go afterwards (NAV-06). */
export const REDIRECT_QUERY = 'redirect'

/** Query value of the login page: who goes on at this device, by the id that the device knows them by. */
export const PERSON_QUERY = 'person'

export function loginPathOf(person: string): string {
  return `${PATHS.login}?${PERSON_QUERY}=${encodeURIComponent(person)}`
}

export function loginPath(wanted: string): string {
  return `${PATHS.login}?${REDIRECT_QUERY}=${encodeURIComponent(wanted)}`
}

/** Replaced by the page behind it, drawn anew (§2, TAB-10). */
export function redirectPath(fullPath: string): string {
  return PATHS.redirect + fullPath
}

/** The first path segment: the name of the sub-application, or of a shell page (NAV-04). */
export function firstSegment(path: string): string {
  return path.split(/[/?#]/)[1] ?? ''
}
