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

/** Pages of the first document. They open with or without a token, and the shell does not run there. */
export const FIRST_DOCUMENT_PATHS = [PATHS.welcome, PATHS.setup, PATHS.passwordPage] as const
export type FirstDocumentPath = (typeof FIRST_DOCUMENT_PATHS)[number]

/** Pages open to every logged-in user, once menu and permissions are loaded (NAV-08). */
export const LOADED_PATHS: readonly string[] = [
  PATHS.taskApprove,
  PATHS.taskApproveDetail,
  PATHS.delegation,
  PATHS.dictionary,
]

/** Pages of the work flow (NAV-03). */
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

/** Work flow view embedded in record pages of other applications. Not opened on its own. */
export const APPROVAL_OF_RECORD = '/flow/recordApproval'

/** Aliases of pages. They redirect with their query (NAV-08). */
export const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  [PATHS.taskApprove, FLOW_PATHS.todo],
  [PATHS.taskApproveDetail, FLOW_PATHS.todoDetail],
])

/** Pages of the administration. */
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

/** Pages the shell renders in a tab. Each needs a menu entry. */
export const OWN_PAGE_PATHS: readonly string[] = [
  PATHS.favourites,
  PATHS.dictionary,
  PATHS.delegation,
  ...Object.values(ADMIN_PATHS),
]

/** First segments that belong to the shell, whether or not this user may open them. */
export const SHELL_SEGMENTS: readonly string[] = [...OWN_PAGE_PATHS, PATHS.flow].map(firstSegment)

/** Paths of the shell that have a page. Its other paths do not exist. */
const SHELL_PAGES: ReadonlySet<string> = new Set([
  PATHS.dashboard,
  PATHS.forbidden,
  PATHS.login,
  PATHS.flow,
  ...OWN_PAGE_PATHS,
  ...Object.values(FLOW_PATHS),
  ...OTHER_NAMES.keys(),
])

/** Returns true for a path of the shell without a page. */
export function isPagelessShellPath(path: string): boolean {
  const own = LOADED_PATHS.includes(path) || SHELL_SEGMENTS.includes(firstSegment(path))
  return own && !SHELL_PAGES.has(path)
}

/** Query parameter of the login page: where to go afterwards (NAV-06). */
export const REDIRECT_QUERY = 'redirect'

/** Query parameter of the login page: id of the person to continue with on this device. */
export const PERSON_QUERY = 'person'

export function loginPathOf(person: string): string {
  return `${PATHS.login}?${PERSON_QUERY}=${encodeURIComponent(person)}`
}

export function loginPath(wanted: string): string {
  return `${PATHS.login}?${REDIRECT_QUERY}=${encodeURIComponent(wanted)}`
}

/** Redirects to a page and remounts it (§2, TAB-10). */
export function redirectPath(fullPath: string): string {
  return PATHS.redirect + fullPath
}

/** Returns the first path segment: the name of the sub-application or shell page (NAV-04). */
export function firstSegment(path: string): string {
  return path.split(/[/?#]/)[1] ?? ''
}
