import { defineTexts } from '../../platform/i18n/define-texts.ts'

export const navigationTexts = defineTexts({
  'navigation.menu': { zh: '主菜单', en: 'Main menu' },
  'navigation.collapse': { zh: '收起菜单', en: 'Collapse the menu' },
  'navigation.expand': { zh: '展开菜单', en: 'Expand the menu' },
  'navigation.openDrawer': { zh: '打开菜单', en: 'Open the menu' },
  'navigation.closeDrawer': { zh: '关闭菜单', en: 'Close the menu' },
  'navigation.home': { zh: 'Apron，返回主页', en: 'Apron, to the home page' },
  'navigation.homeTitle': { zh: '主页', en: 'Home' },
  'navigation.checkedLibrary': { zh: '检查项目库', en: 'Library of check items' },
  'navigation.voluntaryReportingHome': { zh: '安全自愿报告', en: 'Voluntary safety reports' },
  'navigation.INeedReport': { zh: '我要报告', en: 'Make a report' },
  'navigation.INeedCheck': { zh: '我要查询', en: 'Look up a report' },
  'navigation.voluntaryReportingCheck': { zh: '自愿报告查询', en: 'Look up voluntary reports' },
  'navigation.SubmitResults': { zh: '提交结果', en: 'Report received' },
  'navigation.skip': { zh: '跳到内容', en: 'Skip to content' },
  'navigation.topBar': { zh: '顶部栏', en: 'Top bar' },
  'navigation.logIn': { zh: '登录', en: 'Log in' },
})
