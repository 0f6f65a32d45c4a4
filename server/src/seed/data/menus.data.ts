/** Entries of the shell itself, for everybody. */
export const SHELL_MENU = [
  { url: '/dashboard', zh: '主页', en: 'Home' },
  { url: '/myCollect', zh: '我的收藏', en: 'My favourites' },
] as const

/** For all employees, after the applications, because menu images depend on the position. */
export const EMPLOYEE_MENU = [{ url: '/authoritySet', zh: '权限委托', en: 'Delegations' }] as const
/** The work flow, for everybody: group and pages (NAV-03). The group's address opens the first page. */
export const FLOW_GROUP = { url: '/flow', zh: '流程审批', en: 'Approvals' } as const
export const FLOW_PAGES = [
  { url: '/flow/startTask', zh: '发起事项', en: 'New request' },
  { url: '/flow/scheduleTask', zh: '待办事项', en: 'To-do' },
  { url: '/flow/completedTask', zh: '已办事项', en: 'Completed' },
  { url: '/flow/staredtTask', zh: '已发起事项', en: 'My requests' },
] as const
