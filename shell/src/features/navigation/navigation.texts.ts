import { defineTexts } from '@apron/contract/texts/define-texts'

export const navigationTexts = defineTexts('navigation', {
  menu: { zh: '主菜单', en: 'Main menu' },
  collapse: { zh: '收起菜单', en: 'Collapse menu' },
  expand: { zh: '展开菜单', en: 'Expand menu' },
  openDrawer: { zh: '打开菜单', en: 'Open menu' },
  closeDrawer: { zh: '关闭菜单', en: 'Close menu' },
  home: { zh: 'Apron，返回主页', en: 'Apron, go to home page' },
  homeTitle: { zh: '主页', en: 'Home' },
  checkedLibrary: { zh: '检查项目库', en: 'Check item library' },
  voluntaryReportingHome: { zh: '安全自愿报告', en: 'Voluntary safety reports' },
  INeedReport: { zh: '我要报告', en: 'Make a report' },
  INeedCheck: { zh: '我要查询', en: 'Look up a report' },
  voluntaryReportingCheck: { zh: '自愿报告查询', en: 'Look up voluntary reports' },
  SubmitResults: { zh: '提交结果', en: 'Report received' },
  missing: {
    group: { zh: '未部署的应用', en: 'Not installed' },
    application: { zh: '应用尚未部署', en: 'Application not installed' },
    page: { zh: '当前版本不包含此页面', en: 'Page not in the installed version' },
  },
  waiting: { zh: '待办', en: 'to-do' },
  skip: { zh: '跳到内容', en: 'Skip to content' },
  topBar: { zh: '顶部栏', en: 'Top bar' },
  logIn: { zh: '登录', en: 'Log in' },
})
