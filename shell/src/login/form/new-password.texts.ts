import type { TextPair } from '@apron/contract/texts/text-pair'

/** Texts for setting a password: forgotten, changed or first. */
export const newPasswordTexts = {
  newPassword: { zh: '新密码', en: 'New password' },
  repeatPassword: { zh: '再次输入新密码', en: 'Repeat the new password' },
  newPasswordHint: {
    zh: '至少 12 个字符，不能是常见密码，也不能含有账号',
    en: 'At least 12 characters. It must not be a common password or contain your account.',
  },
  enterNewPassword: { zh: '请输入新密码', en: 'Enter a new password' },
  notTheSame: { zh: '两次输入的密码不一致', en: 'The passwords do not match' },
  faultShort: { zh: '至少需要 12 个字符', en: 'Use at least 12 characters' },
  faultLong: { zh: '最多 128 个字符', en: 'Use at most 128 characters' },
  faultAccount: { zh: '密码不能含有账号', en: 'The password must not contain your account' },
  faultGuessable: {
    zh: '这个密码已泄露或容易被猜到，请换一个',
    en: 'This password has been leaked or is easy to guess. Choose another one.',
  },
  strength: { zh: '密码强度', en: 'Password strength' },
  strength0: { zh: '很弱', en: 'Very weak' },
  strength1: { zh: '弱', en: 'Weak' },
  strength2: { zh: '一般', en: 'Fair' },
  strength3: { zh: '强', en: 'Strong' },
  strength4: { zh: '很强', en: 'Very strong' },
} as const satisfies Readonly<Record<string, TextPair>>

export type NewPasswordKey = keyof typeof newPasswordTexts
