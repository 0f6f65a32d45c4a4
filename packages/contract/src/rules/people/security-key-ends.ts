import type { TextPair } from '../../texts/text-pair.ts'

/** Reasons why a security key was deleted. Audit lines store the English text. */
export const SECURITY_KEY_REMOVAL_REASONS = {
  password: { zh: '密码已修改', en: 'The password was changed' },
  administrator: { zh: '管理员结束了所有登录', en: 'An administrator ended all logins' },
  person: { zh: '本人移除', en: 'Removed by its owner' },
  shared: { zh: '设备不再由一人专用', en: 'The device is no longer used by one person alone' },
} as const satisfies Readonly<Record<string, TextPair>>

export type SecurityKeyRemovalReason = keyof typeof SECURITY_KEY_REMOVAL_REASONS

/** Reasons why a key opened no session. The caller is not told. */
export const SECURITY_KEY_FAULTS = {
  unknown: { zh: '密钥未登记或已移除', en: 'The security key is not known' },
  challenge: { zh: '登录请求已过期或已用过', en: 'What the key signed is over or was used before' },
  elsewhere: {
    zh: '设备密钥只能在本人专用的设备上使用',
    en: 'The key of a device, used where it is not good',
  },
  signature: { zh: '密钥的应答无效', en: 'What the key answered is not valid' },
  counter: {
    zh: '密钥的计数器倒退，可能已被复制',
    en: 'The counter of the key went back: it may have been copied',
  },
} as const satisfies Readonly<Record<string, TextPair>>

export type SecurityKeyFault = keyof typeof SECURITY_KEY_FAULTS
