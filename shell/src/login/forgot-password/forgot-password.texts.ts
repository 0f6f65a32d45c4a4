import type { TextPair } from '@apron/contract/texts/text-pair'

/** Texts for resetting a forgotten password. */
export const forgotPasswordTexts = {
  resetTitle: { zh: '重置密码', en: 'Reset password' },
  resetText: {
    zh: '我们会向您登记的手机或邮箱发送验证码。',
    en: 'A code is sent to your registered phone or e-mail address.',
  },
  next: { zh: '获取验证码', en: 'Send code' },
  resetCode: { zh: '验证码（手机或邮箱）', en: 'Code (phone or e-mail)' },
  resetSent: {
    zh: '若该工号存在且已登记联系方式，验证码已发送，5 分钟内有效。',
    en: 'If the employee number exists and has a phone or e-mail address, the code is on its way. It is valid for 5 minutes.',
  },
  setPassword: { zh: '设置新密码', en: 'Set new password' },
} as const satisfies Readonly<Record<string, TextPair>>
