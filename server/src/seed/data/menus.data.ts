/** Entries of the shell itself, for everybody. */
export const SHELL_MENU = [
  { url: '/dashboard', zh: '主页', en: 'Home' },
  { url: '/myCollect', zh: '我的收藏', en: 'My favourites' },
] as const

/** For everybody of the company, behind the applications: their images go by the place. */
export const EMPLOYEE_MENU = [{ url: '/authoritySet', zh: '权限委托', en: 'Delegations' }] as const
/** The work flow, for everybody: the group and its pages (NAV-03). Its own address leads to the first of them. */
export const FLOW_GROUP = { url: '/flow', zh: '流程审批', en: 'Approvals' } as const
export const FLOW_PAGES = [
  { url: '/flow/startTask', zh: '发起事项', en: 'New request' },
  { url: '/flow/scheduleTask', zh: '待办事项', en: 'To-do' },
  { url: '/flow/completedTask', zh: '已办事项', en: 'Completed' },
  { url: '/flow/staredtTask', zh: '已发起事项', en: 'My requests' },
] as const

/** What menus of old deployments still contain; the shell drops it (MENU-04). Part of the demo alone. */
export const LEFTOVER_ENTRY = { url: 'test', zh: 'home', en: 'home' } as const
