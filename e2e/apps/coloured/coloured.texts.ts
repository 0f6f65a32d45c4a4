import { defineTexts } from '@apron/contract/texts/define-texts'

/** Texts of both applications. */
export const COLOURED_TEXTS = defineTexts('coloured', {
  title: { zh: '标题', en: 'Heading' },
  card: { zh: '卡片', en: 'Card' },
  open: { zh: '打开', en: 'Open' },
  dialog: { zh: '对话框', en: 'Dialog' },
  inDialog: { zh: '对话框中的卡片', en: 'Card in the dialog' },
})
