import { USER_FIELD_LABELS } from '@apron/contract/rules/people/user-fields'
import { defineTexts } from '@apron/sdk'

const labels = USER_FIELD_LABELS

export const usersTexts = defineTexts('adminUsers', {
  title: { zh: '用户管理', en: 'Users' },
  text: { zh: '工号或姓名', en: 'Number or name' },
  userCode: labels.userCode,
  nameZh: labels.nameZh,
  nameEn: labels.nameEn,
  sex: labels.sex,
  male: { zh: '男', en: 'Male' },
  female: { zh: '女', en: 'Female' },
  userType: labels.userType,
  employee: { zh: '员工', en: 'Employee' },
  enterprise: { zh: '企业用户', en: 'External user' },
  department: { zh: '部门', en: 'Department' },
  enterpriseUnit: { zh: '企业', en: 'Enterprise' },
  deptCode: labels.deptCode,
  roles: labels.roles,
  role: { zh: '角色', en: 'Role' },
  posts: labels.posts,
  sites: labels.sites,
  defaultSite: labels.defaultSite,
  mobile: labels.mobile,
  email: labels.email,
  // What people choose among columns is kept by these words, so they are not those of the form.
  number: { zh: '工号', en: 'Number' },
  name: { zh: '姓名', en: 'Name' },
  unit: { zh: '部门或企业', en: 'Department' },
  sessions: { zh: '在线登录', en: 'Logins' },
  lastLogin: { zh: '最近登录', en: 'Last login' },
  stateNew: { zh: '待设密码', en: 'No password yet' },
  add: { zh: '新增用户', en: 'Add user' },
  edit: { zh: '编辑用户 {code}', en: 'Edit user {code}' },
  disable: { zh: '停用', en: 'Disable' },
  enable: { zh: '启用', en: 'Enable' },
  disableQuestion: {
    zh: '{name}（{code}）将立即退出，且不能再登录。',
    en: '{name} ({code}) will be logged out at once and will no longer be able to log in.',
  },
  disabled: { zh: '已停用', en: 'Disabled' },
  enabled: { zh: '已启用', en: 'Enabled' },
  endSessions: { zh: '结束所有登录', en: 'End all logins' },
  endQuestion: {
    zh: '{name}（{code}）的 {count} 个登录将立即结束，未保存的内容会丢失；之后可重新登录。',
    en: 'Logins of {name} ({code}) that end at once: {count}. Unsaved work is lost. The person can log in again.',
  },
  ended: { zh: '已结束所有登录', en: 'All logins ended' },
  invite: { zh: '生成设密码链接', en: 'Create password link' },
  inviteQuestion: {
    zh: '持有该链接的人可为 {name}（{code}）设置密码；之前的链接将失效。',
    en: 'Anyone who has the link can set the password of {name} ({code}). An earlier link stops working.',
  },
  reset: { zh: '重置密码', en: 'Reset password' },
  resetQuestion: {
    zh: '一次性链接将发送到 {name}（{code}）本人的手机或邮箱，您不会看到它；原密码在使用链接前仍有效。',
    en: 'A one-time link is sent to the mobile number or e-mail address of {name} ({code}); you do not see it. The old password works until the link is used.',
  },
  linkSent: {
    zh: '链接已发送给 {name}（{sentTo}）',
    en: 'Link sent to {name} ({sentTo})',
  },
  linkTitle: { zh: '一次性链接', en: 'One-time link' },
  linkText: {
    zh: '请将链接交给 {name}：可用一次，{until} 前有效。关闭后不再显示。',
    en: 'Give this link to {name}. It works once, until {until}. After you close this, it is not shown again.',
  },
  link: { zh: '链接', en: 'Link' },
  copy: { zh: '复制链接', en: 'Copy link' },
  copied: { zh: '已复制', en: 'Copied' },
  notCopied: {
    zh: '浏览器不允许复制，请选中链接手动复制',
    en: 'The browser does not allow copying. Select the link and copy it yourself.',
  },
  import: { zh: '导入用户', en: 'Import users' },
})
