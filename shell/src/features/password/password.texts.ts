import { ACTION_TEXTS } from '@apron/contract/errors/action-texts'
import { defineTexts } from '@apron/contract/texts/define-texts'

export const passwordTexts = defineTexts('password', {
  title: { zh: '修改密码', en: 'Change password' },
  current: { zh: '当前密码', en: 'Current password' },
  enterCurrent: { zh: '请输入当前密码', en: 'Enter your current password' },
  page: { zh: '新密码', en: 'New password' },
  loading: { zh: '正在打开…', en: 'Opening…' },
  silent: {
    zh: '密码页面没有响应，请关闭后重试',
    en: 'The password page does not respond. Close this dialog and try again.',
  },
  needsHttps: {
    zh: '此页面未通过 https 打开，无法安全地发送密码。请使用 https 地址。',
    en: 'This page was not opened over https, so a password cannot be sent safely. Use the https address.',
  },
  changed: ACTION_TEXTS.passwordChanged,
  unknownUser: ACTION_TEXTS.userInfoFailed,
  linkFailed: ACTION_TEXTS.resetLinkFailed,
  linkInvalid: ACTION_TEXTS.resetLinkInvalid,
  exception: ACTION_TEXTS.systemException,
})
