import type { TextPair } from '@apron/contract/texts/text-pair'

/** The page of the link by which a person sets the first password. */
export const welcomeTexts = {
  welcomeDocument: { zh: '设置密码 · Apron', en: 'Set your password · Apron' },
  welcomeHeading: { zh: '设置您的密码', en: 'Set your password' },
  welcomeReading: { zh: '正在读取链接…', en: 'Reading the link…' },
  welcomeAccount: { zh: '账号', en: 'Account' },
  welcomeSet: { zh: '设置密码', en: 'Set password' },
  welcomeSetting: { zh: '正在设置…', en: 'Setting password…' },
  welcomeDone: {
    zh: '密码已设置。现在可以用账号和新密码登录。',
    en: 'Your password is set. You can now log in with your account and the new password.',
  },
  welcomeLogIn: { zh: '去登录', en: 'Go to login' },
  welcomeAgain: { zh: '重试', en: 'Try again' },
} as const satisfies Readonly<Record<string, TextPair>>
