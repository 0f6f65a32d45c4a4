import { defineTexts } from '@apron/sdk'

export const RECORD_TEXTS = defineTexts('pages.record', {
  history: { zh: '变更记录', en: 'History' },
  cancel: { zh: '取消', en: 'Cancel' },
  leave: {
    title: { zh: '提示', en: 'Notice' },
    message: { zh: '有未保存的内容，确定离开？', en: 'You have unsaved work. Leave anyway?' },
    save: { zh: '保存并关闭', en: 'Save and close' },
    discard: { zh: '不保存', en: 'Discard' },
  },
})
