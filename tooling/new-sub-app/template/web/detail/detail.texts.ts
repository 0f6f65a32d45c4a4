import { defineTexts } from '@apron/sdk'

export const DETAIL_TEXTS = defineTexts('sampleApp.detail', {
  heading: { zh: '交接事项', en: 'Handover item' },
  back: { zh: '返回列表', en: 'Back to list' },
  gone: { zh: '交接事项不存在', en: 'This item does not exist' },
  form: { zh: '交接事项', en: 'Handover item' },
  title: { zh: '事项', en: 'Item' },
  chapter: { zh: 'ATA章', en: 'ATA chapter' },
  noChapter: { zh: '不适用', en: 'None' },
  text: { zh: '说明', en: 'Description' },
  done: { zh: '已关闭', en: 'Done' },
  save: { zh: '保存', en: 'Save' },
  saved: { zh: '保存成功', en: 'Saved' },
  titleNeeded: { zh: '请输入事项', en: 'Enter the item' },
  leave: {
    title: { zh: '离开此页？', en: 'Leave this page?' },
    message: { zh: '有未保存的内容，确定离开？', en: 'You have unsaved work. Leave anyway?' },
    discard: { zh: '不保存', en: 'Discard' },
    stay: { zh: '取消', en: 'Cancel' },
  },
})
