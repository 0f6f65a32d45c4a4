import { defineTexts } from '@apron/contract/texts/define-texts'

export const confirmPasswordTexts = defineTexts('confirmPassword', {
  title: { zh: '确认密码', en: 'Confirm your password' },
  why: {
    zh: '此操作需要受保护的权限。请输入登录密码，确认是您本人；确认后 15 分钟内不再询问。',
    en: 'This needs guarded rights. Enter your login password to show that it is you. You will not be asked again for 15 minutes.',
  },
  password: { zh: '登录密码', en: 'Login password' },
  enterPassword: { zh: '请输入密码', en: 'Enter your password' },
  notSent: { zh: '未能确认，请重试', en: 'Could not confirm. Try again.' },
  needsHttps: {
    zh: '此页面未通过 https 打开，无法安全地发送密码。请使用 https 地址。',
    en: 'This page was not opened over https, so a password cannot be sent safely. Use the https address.',
  },
  cancel: { zh: '取消', en: 'Cancel' },
  confirm: { zh: '确认', en: 'Confirm' },
})
