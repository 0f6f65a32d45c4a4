import { ACTION_TEXTS } from '@apron/contract/errors/action-texts'
import { defineTexts } from '../../platform/i18n/define-texts.ts'

export const passwordTexts = defineTexts({
  'password.title': { zh: '修改密码', en: 'Change password' },
  'password.current': { zh: '当前密码', en: 'Current password' },
  'password.enterCurrent': { zh: '请输入当前密码', en: 'Enter your current password' },
  'password.page': { zh: '新密码', en: 'New password' },
  'password.loading': { zh: '正在打开…', en: 'Opening…' },
  'password.silent': {
    zh: '密码页面没有响应，请关闭后重试',
    en: 'The password page does not answer. Close this and try again.',
  },
  'password.needsHttps': {
    zh: '此页面未通过 https 打开，无法安全地发送密码。请使用 https 地址。',
    en: 'This page was not opened over https, so a password cannot be sent safely. Use the https address.',
  },
  'password.changed': ACTION_TEXTS.passwordChanged,
  'password.unknownUser': ACTION_TEXTS.userInfoFailed,
  'password.linkFailed': ACTION_TEXTS.resetLinkFailed,
  'password.linkInvalid': ACTION_TEXTS.resetLinkInvalid,
  'password.exception': ACTION_TEXTS.systemException,
})
