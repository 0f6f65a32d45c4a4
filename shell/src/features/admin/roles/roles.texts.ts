import { defineTexts } from '@apron/sdk'

export const rolesTexts = defineTexts('adminRoles', {
  title: { zh: '角色管理', en: 'Roles' },
  text: { zh: '编码或名称', en: 'Code or name' },
  name: { zh: '名称', en: 'Name' },
  people: { zh: '持有人数', en: 'Held by' },
  resources: { zh: '权限', en: 'Rights' },
  menus: { zh: '菜单', en: 'Menu' },
  tooMany: { zh: '{part}最多 {max} 项', en: '{part}: at most {max}' },
  add: { zh: '新增角色', en: 'Add role' },
  edit: { zh: '编辑角色 {name}', en: 'Edit role {name}' },
  deleteTitle: { zh: '删除角色', en: 'Delete role' },
  deleteQuestion: {
    zh: '删除角色 {name} 及其授权后不可恢复。',
    en: 'Delete the role {name} and everything it grants? This cannot be undone.',
  },
  for: { zh: '授予', en: 'Granted to' },
  employee: { zh: '员工', en: 'Employees' },
  enterprise: { zh: '企业用户', en: 'External users' },
  parts: { zh: '角色内容', en: 'What the role grants' },
  department: { zh: '仅限部门', en: 'Limit to department' },
  departmentHint: {
    zh: '接下来勾选的权限只在该部门有效；留空为所有部门',
    en: 'Rights you tick now apply only in this department. Leave empty for all departments.',
  },
  allOfThese: { zh: '全选', en: 'All of these' },
  everyDepartment: { zh: '所有部门', en: 'All departments' },
  find: { zh: '查找', en: 'Find' },
  noMatch: { zh: '没有匹配项', en: 'No matches' },
})
