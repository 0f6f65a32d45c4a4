import { CLIENT_TEXTS } from '@apron/contract/errors/client-texts'
import { defineTexts } from '@apron/contract/texts/define-texts'

export const sessionTexts = defineTexts('session', {
  promptTitle: CLIENT_TEXTS.promptTitle,
  over: CLIENT_TEXTS.sessionOver,
  notPermitted: CLIENT_TEXTS.notPermitted,
  notLoggedIn: CLIENT_TEXTS.notLoggedIn,
  leftElsewhere: { zh: '您已在另一个窗口退出登录', en: 'You logged out in another window' },
  logInAgain: { zh: '重新登录', en: 'Log in again' },
  userMenu: { zh: '用户菜单', en: 'User menu' },
  changePassword: { zh: '修改密码', en: 'Change password' },
  subscriptions: { zh: '消息订阅', en: 'Message subscription' },
  drafts: { zh: '本机未保存内容', en: 'Unsaved work' },
  shortcuts: { zh: '快捷键', en: 'Keyboard shortcuts' },
  quickSignIn: { zh: '本机快捷登录', en: 'Quick sign-in here' },
  changeTo: { zh: '换为 {name}', en: 'Change to {name}' },
  switchUser: { zh: '切换用户', en: 'Switch user' },
  logout: { zh: '退出登录', en: 'Log out' },
  number: { zh: '工号 {code}', en: 'No. {code}' },
})
