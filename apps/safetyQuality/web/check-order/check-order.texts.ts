import { defineTexts } from '@apron/sdk'

export const CHECK_ORDER_TEXTS = defineTexts('safetyQuality.checkOrder', {
  new: { zh: '新建检查单', en: 'New check order' },
  edit: { zh: '编辑检查单', en: 'Edit check order' },
  back: { zh: '检查单', en: 'Check orders' },
  refused: {
    zh: '您没有新建检查单的权限，请联系管理员。',
    en: 'You do not have the right to create check orders. Ask your administrator.',
  },
  save: { zh: '保存草稿', en: 'Save draft' },
  byHand: { zh: '自行编写检查项目', en: 'Items written by hand' },
  revision: { zh: '{name}（第{n}版）', en: '{name} (revision {n})' },
  critical: { zh: '关键项', en: 'Critical' },
  field: {
    template: { zh: '检查模板', en: 'Template' },
    items: { zh: '检查项目', en: 'Items' },
  },
  checker: { zh: '检查员 {n}', en: 'Checker {n}' },
})
