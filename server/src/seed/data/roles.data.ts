/** Role labels of §3. */
export const ROLES = [
  ['ADMIN', '系统管理员', 'admin'],
  ['DIRECTOR', '总监', 'director'],
  ['MANAGER', '经理', 'manager'],
  ['INSPECTOR', '检验员', 'inspector'],
  ['WORKSHOP', '车间', 'workshop'],
  ['MARKET', '市场', 'market'],
  ['SALES', '销售', 'sales'],
  ['ENGINEER', '工程师', 'engineer'],
  ['PURCHASE', '采购', 'purchase'],
  ['FINANCE', '财务', 'finance'],
  ['CUSTOMER_SERVICE', '客户服务', 'customer service'],
  ['SUPPORT', '保障', 'support'],
  ['SERVICE', '服务', 'service'],
  ['TECH_SUPPORT', '技术支援', 'technical support'],
  ['CRAFT', '工艺', 'craft/workmanship'],
] as const

export type RoleCode = (typeof ROLES)[number][0]

/** Roles whose holders must act in person. */
export const NEVER_DELEGATED: readonly RoleCode[] = ['ADMIN']
/** Roles that approve, inspect or pay are delegated only for a limited time. */
export const NEVER_PERMANENTLY_DELEGATED: readonly RoleCode[] = [
  'ADMIN',
  'DIRECTOR',
  'MANAGER',
  'INSPECTOR',
  'FINANCE',
]

/** Posts refine a role. Last column: true if delegating the role includes the post. */
export const POSTS = [
  ['ACCOUNTABLE', '责任经理', 'Accountable manager', false],
  ['SAFETY_DIRECTOR', '安全总监', 'Safety director', false],
  ['DIR_COMMERCIAL', '分管商务总监', 'Director for commercial', false],
  ['DIR_PRODUCTION', '分管生产总监', 'Director for production', false],
  ['VSR_HANDLER', '自愿报告处理员', 'Voluntary report handler', false],
  ['QA_AUDITOR', '质量审核员', 'Quality auditor', false],
  ['RII_INSPECTOR', '必检检验员', 'Required-inspection inspector', false],
  ['RELEASE', '放行人员', 'Release staff', false],
  ['LEAD_MECH', '工长', 'Foreman', true],
  ['BUYER_AOG', 'AOG采购', 'AOG buyer', true],
  ['TECH_PUBS', '手册管理员', 'Manual controller', true],
  ['CAL_COORD', '计量管理员', 'Calibration coordinator', true],
  ['FIRE_PATROL', '消防巡查员', 'Fire patroller', true],
  ['FIRE_SUPERVISOR', '消防主管', 'Fire supervisor', false],
] as const

export type PostCode = (typeof POSTS)[number][0]
