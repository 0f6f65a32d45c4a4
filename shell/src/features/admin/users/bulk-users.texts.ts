import { defineTexts } from '@apron/sdk'

export const bulkUsersTexts = defineTexts('adminBulkUsers', {
  change: { zh: '批量修改', en: 'Change' },
  changeText: {
    zh: '逐人保存，每人显示结果；受保护的权限须另一名管理员确认，自己的账号不改。',
    en: 'Each person is saved separately, with a result for each. Changes to guarded rights wait for another administrator. Your own account is left out.',
  },
  what: { zh: '修改内容', en: 'What to change' },
  value: { zh: '取值', en: 'Value' },
  choose: { zh: '请选择', en: 'Choose one' },
  department: { zh: '部门或企业', en: 'Department or enterprise' },
  addRole: { zh: '增加角色', en: 'Add role' },
  removeRole: { zh: '移除角色', en: 'Remove role' },
  addSite: { zh: '增加航站', en: 'Add site' },
  removeSite: { zh: '移除航站', en: 'Remove site' },
  addPost: { zh: '增加岗位', en: 'Add post' },
  removePost: { zh: '移除岗位', en: 'Remove post' },
  enable: { zh: '启用账号', en: 'Enable account' },
  disable: { zh: '停用账号', en: 'Disable account' },
  endSessions: { zh: '结束所有登录', en: 'End all logins' },
})
