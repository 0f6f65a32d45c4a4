import { defineTexts } from '@apron/sdk'

export const noticesTexts = defineTexts('notices', {
  title: { zh: '公告管理', en: 'Notices' },
  keyword: { zh: '标题或内容', en: 'Title or text' },
  add: { zh: '新增公告', en: 'Add notice' },
  edit: { zh: '编辑公告', en: 'Edit notice' },
  saveAndPublish: { zh: '保存并发布', en: 'Save and publish' },
  audienceHint: {
    zh: '不选则所有人可见，登录页也会显示。选择航站、角色或部门后，只有其中的人员（含下级部门）能看到，登录页不显示。',
    en: 'Leave these empty to show the notice to everyone, also on the login page. With a site, roles or departments (with those below them), only those people see it, and the login page does not show it.',
  },
  plainText: {
    zh: '公告按纯文本显示。草稿在发布前只有管理员能看到。',
    en: 'Notices are shown as plain text. Until it is published, only administrators see a draft.',
  },
  publish: { zh: '发布', en: 'Publish' },
  publishTitle: { zh: '发布公告', en: 'Publish notice' },
  when: { zh: '时间', en: 'When' },
  'when.now': { zh: '立即', en: 'Now' },
  'when.later': { zh: '指定时间', en: 'At a set time' },
  beijingTime: { zh: '北京时间', en: 'Beijing time' },
  published: { zh: '发布成功', en: 'Published' },
  withdraw: { zh: '撤回', en: 'Withdraw' },
  withdrawQuestion: {
    zh: '撤回后，登录页和主页不再显示“{title}”。确定撤回吗？',
    en: 'Withdraw “{title}”? The login page and the home page will no longer show it.',
  },
  withdrawn: { zh: '撤回成功', en: 'Withdrawn' },
  deleteTitle: { zh: '删除公告', en: 'Delete notice' },
  deleteQuestion: {
    zh: '删除后不可恢复，确定删除“{title}”吗？',
    en: 'Delete “{title}”? This cannot be undone.',
  },
})
