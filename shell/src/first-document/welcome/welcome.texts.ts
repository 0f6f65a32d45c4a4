import type { TextPair } from '@apron/contract/texts/text-pair'

/** Texts of the page on which a one-time link sets the first password. */
export const welcomeTexts = {
  welcomeDocument: { zh: '设置密码 · Apron', en: 'Set your password · Apron' },
  welcomeHeading: { zh: '设置您的密码', en: 'Set your password' },
  welcomeReading: { zh: '正在读取链接…', en: 'Reading the link…' },
  welcomeMadeBy: {
    zh: '此链接由 {name}（{code}）于 {at} 生成。如果您没有预料到，请不要设置密码，并告知此人或您的主管。',
    en: 'This link was made by {name} ({code}) on {at}. If you did not expect it, do not set a password, and tell that person or your manager.',
  },
  welcomeMade: {
    zh: '此链接生成于 {at}。如果您没有预料到，请不要设置密码，并告知系统管理员或您的主管。',
    en: 'This link was made on {at}. If you did not expect it, do not set a password, and tell your administrator or manager.',
  },
  welcomeSet: { zh: '设置密码', en: 'Set password' },
  welcomeSetting: { zh: '正在设置…', en: 'Setting password…' },
  welcomeDone: {
    zh: '密码已设置。现在可以用账号和新密码登录。',
    en: 'Your password is set. You can now log in with your account and the new password.',
  },
  welcomeLogIn: { zh: '去登录', en: 'Go to login' },
  welcomeAgain: { zh: '重试', en: 'Try again' },
} as const satisfies Readonly<Record<string, TextPair>>
