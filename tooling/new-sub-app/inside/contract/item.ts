import {
  type DetailOf,
  defineRecord,
  type RecordOf,
  type SaveOf,
} from '@apron/contract/records/define-record'
import * as field from '@apron/contract/records/fields'
import { app } from '../app.ts'

const STATUSES = {
  OPEN: { zh: '未关闭', en: 'Open', meaning: 'amber' },
  DONE: { zh: '已关闭', en: 'Done', meaning: 'green' },
} as const

/** Something that the next shift must know. Calls, table, list, form and facts are derived from this description. */
export const item = defineRecord({
  app,
  name: 'item',
  title: { zh: '交接事项', en: 'Handover item' },
  path: '/api/sample-app/item',
  table: 'sample_app_item',
  permissions: { view: 'item:view', edit: 'item:edit' },
  order: { by: 'status' },
  fields: {
    itemNo: field.serial('HO', 4, { zh: '编号', en: 'Number', column: true }),
    title: field.text(80, {
      zh: '事项',
      en: 'Item',
      required: true,
      search: true,
      sort: true,
      column: { minWidth: 220 },
    }),
    chapter: field.dictionary('ATA_CHAPTER', { zh: 'ATA章', en: 'ATA chapter', filter: true, column: true }),
    status: field.choice(STATUSES, {
      zh: '状态',
      en: 'State',
      required: true,
      initial: 'OPEN',
      filter: true,
      sort: true,
      column: true,
    }),
    text: field.longText(500, { zh: '说明', en: 'Description' }),
  },
})

export type Item = RecordOf<(typeof item)['fields']>
export type ItemDetail = DetailOf<(typeof item)['fields']>
export type ItemSave = SaveOf<(typeof item)['fields']>
