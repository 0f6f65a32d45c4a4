import { defineTexts } from '@apron/sdk'

/** What is shown of an item: column headings, labels of the filter and of the form. */
export const ITEM_LABELS = defineTexts('sampleApp.item', {
  itemNo: { zh: '编号', en: 'Number' },
  title: { zh: '事项', en: 'Item' },
  chapter: { zh: 'ATA章', en: 'ATA chapter' },
  text: { zh: '说明', en: 'Description' },
  status: { zh: '状态', en: 'State' },
  updateBy: { zh: '修改人', en: 'Changed by' },
  updateTime: { zh: '修改时间', en: 'Changed at' },
})

export const STATUS_TEXTS = defineTexts('sampleApp.status', {
  OPEN: { zh: '未关闭', en: 'Open' },
  DONE: { zh: '已关闭', en: 'Done' },
})

export const ITEM_TEXTS = defineTexts('sampleApp.page', {
  list: { zh: '交接事项', en: 'Handover items' },
  add: { zh: '新建事项', en: 'New item' },
  search: { zh: '编号或事项', en: 'Number or item' },
  heading: { zh: '交接事项', en: 'Handover item' },
  back: { zh: '返回列表', en: 'Back to list' },
  gone: { zh: '交接事项不存在', en: 'This item does not exist' },
  noChapter: { zh: '不适用', en: 'None' },
})
