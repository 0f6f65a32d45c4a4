import { CLIENT_TEXTS } from '@apron/contract/errors/client-texts'
import { defineTexts } from '../../platform/i18n/define-texts.ts'

export const sessionTexts = defineTexts({
  'session.promptTitle': CLIENT_TEXTS.promptTitle,
  'session.over': CLIENT_TEXTS.sessionOver,
  'session.notPermitted': CLIENT_TEXTS.notPermitted,
  'session.notLoggedIn': CLIENT_TEXTS.notLoggedIn,
  'session.logInAgain': { zh: '重新登录', en: 'Log in again' },
  'session.userMenu': { zh: '用户菜单', en: 'User menu' },
  'session.changePassword': { zh: '修改密码', en: 'Change password' },
  'session.subscriptions': { zh: '消息订阅', en: 'Message subscription' },
  'session.logout': { zh: '退出登录', en: 'Log out' },
  'session.number': { zh: '工号 {code}', en: 'No. {code}' },
})
