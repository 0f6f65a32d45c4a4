import { defineTexts } from '@apron/contract/texts/define-texts'

export const PHOTO_TEXTS = defineTexts('ui.photos', {
  photo: { zh: '照片 {number}', en: 'Photo {number}' },
  open: { zh: '查看：{name}', en: 'Open: {name}' },
  failed: { zh: '重新载入', en: 'Load again' },
  again: { zh: '重新载入：{name}', en: 'Load again: {name}' },
})
