import type { TextPair } from '@apron/contract/texts/text-pair'

/** Texts of the dialog for this device's site. */
export const siteTexts = {
  siteTitle: { zh: '切换航站', en: 'Switch site' },
  siteText: {
    zh: '在这台设备上登录后进入的航站。若您不在该航站工作，则进入您的默认航站。',
    en: 'The site where a login on this device begins. If you do not work at that site, you begin at your default site.',
  },
  siteDefault: { zh: '各人的默认航站', en: 'Each person’s default site' },
  saveSite: { zh: '确定', en: 'Confirm' },
} as const satisfies Readonly<Record<string, TextPair>>
