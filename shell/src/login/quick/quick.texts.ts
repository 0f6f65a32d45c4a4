import type { TextPair } from '@apron/contract/texts/text-pair'

/** Texts of quick sign-in on shared devices. */
export const quickTexts = {
  people: { zh: '本机人员', en: 'People of this device' },
  orPassword: { zh: '或用密码登录', en: 'Or log in with a password' },
  quickOffline: { zh: '快捷登录需要网络', en: 'Quick sign-in needs the network.' },
  pinTitle: { zh: '输入 PIN 码', en: 'Enter your PIN' },
  pin: { zh: 'PIN 码', en: 'PIN' },
  digit: { zh: '数字键盘', en: 'Number pad' },
  clear: { zh: '清空', en: 'Clear' },
  back: { zh: '退格', en: 'Delete' },
  touchKey: { zh: '请触碰或插入安全密钥', en: 'Touch or insert your security key' },
  keyNotUsed: {
    zh: '未能读取安全密钥。请重试，或使用密码登录',
    en: 'No security key was read. Try again, or log in with your password.',
  },
  enterPin: { zh: '请输入 PIN 码', en: 'Enter your PIN' },
} as const satisfies Readonly<Record<string, TextPair>>

export type QuickTextKey = keyof typeof quickTexts
