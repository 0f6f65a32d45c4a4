import { defineRecord, type SaveOf } from '@apron/contract/records/define-record'
import * as field from '@apron/contract/records/fields'
import { app } from '../app.ts'
import { assetField, CRIB, CRIBS } from './tools.values.ts'

const STATES = {
  DRAFT: { zh: '草稿', en: 'Draft', meaning: 'neutral', editable: true },
  SIGNED: { zh: '已签署', en: 'Signed', meaning: 'green' },
} as const

/** The count of a crib at the end of a shift. */
export const countSheet = defineRecord({
  app,
  name: 'countSheet',
  title: { zh: '清点单', en: 'Count sheet' },
  path: '/api/tool-mgmt/count',
  table: 'tools_count',
  permissions: { view: 'loan:view', edit: 'loan:issue', export: 'tool:export' },
  fields: {
    sheet: field.readOnly(field.text(40, { zh: '清点', en: 'Count', search: true, column: true })),
    crib: field.choice(CRIBS, { ...CRIB, initial: 'H1' }),
    shift: field.dictionary('SHIFT', { zh: '班次', en: 'Shift', required: true, filter: true, column: true }),
    expected: field.readOnly(
      field.integer({ zh: '应有', en: 'Expected', required: true, min: 0, max: 99_999, column: true }),
    ),
    counted: field.integer({ zh: '实点', en: 'Counted', required: true, min: 0, max: 99_999, column: true }),
    differences: field.lines(
      50,
      {
        assetNo: assetField(),
        note: field.text(100, { zh: '说明', en: 'Explanation' }),
        lostNo: field.text(20, { zh: '丢失报告', en: 'Lost report', mono: true }),
      },
      { zh: '差异', en: 'Differences' },
    ),
    signedBy: field.readOnly(field.person({ zh: '签署人', en: 'Signed by', column: true })),
    signedTime: field.readOnly(field.dateTime({ zh: '签署时间', en: 'Signed at', sort: true, column: true })),
    status: field.state(STATES, { zh: '状态', en: 'State', column: true }),
  },
  actions: {
    sign: {
      zh: '签署',
      en: 'Sign',
      from: ['DRAFT'],
      to: 'SIGNED',
      question: { zh: '签署后不能修改。', en: 'A signed count cannot be changed.' },
      confirmed: 'once',
      meaning: 'green',
    },
  },
})

export type CountSheetSave = SaveOf<(typeof countSheet)['fields']>
