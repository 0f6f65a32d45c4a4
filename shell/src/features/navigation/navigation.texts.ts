import { defineTexts } from '@apron/contract/texts/define-texts'

export const navigationTexts = defineTexts('navigation', {
  menu: { zh: '主菜单', en: 'Main menu' },
  collapse: { zh: '收起菜单', en: 'Collapse the menu' },
  expand: { zh: '展开菜单', en: 'Expand the menu' },
  openDrawer: { zh: '打开菜单', en: 'Open the menu' },
  closeDrawer: { zh: '关闭菜单', en: 'Close the menu' },
  home: { zh: 'Apron，返回主页', en: 'Apron, to the home page' },
  homeTitle: { zh: '主页', en: 'Home' },
  checkedLibrary: { zh: '检查项目库', en: 'Library of check items' },
  voluntaryReportingHome: { zh: '安全自愿报告', en: 'Voluntary safety reports' },
  INeedReport: { zh: '我要报告', en: 'Make a report' },
  INeedCheck: { zh: '我要查询', en: 'Look up a report' },
  voluntaryReportingCheck: { zh: '自愿报告查询', en: 'Look up voluntary reports' },
  SubmitResults: { zh: '提交结果', en: 'Report received' },
  skip: { zh: '跳到内容', en: 'Skip to content' },
  topBar: { zh: '顶部栏', en: 'Top bar' },
  logIn: { zh: '登录', en: 'Log in' },
})
