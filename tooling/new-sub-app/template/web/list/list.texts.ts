import { defineTexts } from '@apron/sdk'

export const LIST_TEXTS = defineTexts('sampleApp.list', {
  title: { zh: '交接事项', en: 'Handover' },
  table: { zh: '交接事项列表', en: 'List of handover items' },
  site: { zh: '航站', en: 'Site' },
  add: { zh: '新建事项', en: 'New item' },
  empty: { zh: '没有交接事项', en: 'No handover items' },
  open: { zh: '未关闭', en: 'Open' },
  done: { zh: '已关闭', en: 'Done' },
})

/** Column headings: the table takes both languages. */
export const COLUMN_LABELS = {
  title: { zh: '事项', en: 'Item' },
  chapter: { zh: 'ATA章', en: 'ATA chapter' },
  state: { zh: '状态', en: 'State' },
} as const
