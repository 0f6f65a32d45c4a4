import type { TextPair } from '@apron/contract/texts/text-pair'

/** Texts of the page framed by the change-password dialog. */
export const passwordPageTexts = {
  pageDocument: { zh: '新密码', en: 'New password' },
  pageSave: { zh: '修改密码', en: 'Change password' },
  pageSaving: { zh: '正在修改…', en: 'Changing…' },
  pageCancel: { zh: '取消', en: 'Cancel' },
} as const satisfies Readonly<Record<string, TextPair>>
