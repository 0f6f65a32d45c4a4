import { type DetailOf, defineRecord, type SaveOf } from '@apron/contract/records/define-record'
import * as field from '@apron/contract/records/fields'
import { app } from '../app.ts'
import { assetField } from './tools.values.ts'

const STATES = {
  OPEN: { zh: '已报失', en: 'Open', meaning: 'red' },
  SEARCHING: { zh: '查找中', en: 'Searching', meaning: 'red' },
  FOUND: { zh: '已找到', en: 'Found', meaning: 'green' },
  RISK_REVIEW: { zh: '风险评估', en: 'Risk review', meaning: 'amber' },
  CLOSED: { zh: '已关闭', en: 'Closed', meaning: 'neutral' },
} as const

/** Report of a lost tool or piece of one. It blocks the aircraft until found or signed by three people. */
export const lostReport = defineRecord({
  app,
  name: 'lostReport',
  title: { zh: '丢失报告', en: 'Lost report' },
  path: '/api/tool-mgmt/lost',
  table: 'tools_lost',
  permissions: { view: 'lost:view', edit: 'lost:open', export: 'tool:export' },
  removable: false,
  fields: {
    ltNo: field.serial('LT', 4, { zh: '编号', en: 'Number', column: true }),
    assetNo: assetField({ zh: '工具', en: 'Tool', search: true, column: 112 }),
    acReg: field.aircraft({
      zh: '飞机',
      en: 'Aircraft',
      required: true,
      search: true,
      sort: true,
      column: 112,
    }),
    zone: field.text(20, { zh: '区域', en: 'Zone' }),
    lastSeen: field.dateTime({ zh: '最后看到', en: 'Last seen', sort: true, column: true }),
    borrower: field.person({ zh: '借用人', en: 'Borrower', filter: true, column: true }),
    description: field.longText(500, { zh: '说明', en: 'Description', required: true }),
    searchArea: field.readOnly(field.text(80, { zh: '查找区域', en: 'Area searched' })),
    searchFinding: field.readOnly(field.text(120, { zh: '查找结果', en: 'Finding' })),
    searchLog: field.log(
      200,
      {
        time: field.text(19, { zh: '时间', en: 'Time' }),
        area: field.text(80, { zh: '区域', en: 'Area' }),
        who: field.text(32, { zh: '人员', en: 'Person' }),
        result: field.text(120, { zh: '结果', en: 'Finding' }),
      },
      { zh: '查找记录', en: 'Search log' },
    ),
    result: field.readOnly(
      field.dictionary('LOST_RESULT', { zh: '结论', en: 'Result', filter: true, column: true }),
    ),
    aircraftBlock: field.readOnly(
      field.flag({ zh: '飞机停放行', en: 'Release blocked', filter: true, column: true }),
    ),
    signedTooling: field.readOnly(field.person({ zh: '工具主管签署', en: 'Signed, tooling manager' })),
    signedQuality: field.readOnly(field.person({ zh: '质量审核员签署', en: 'Signed, quality auditor' })),
    signedEngineer: field.readOnly(field.person({ zh: '工程师签署', en: 'Signed, engineer' })),
    status: field.state(STATES, { zh: '状态', en: 'State', column: true }),
  },
  actions: {
    search: { zh: '开始查找', en: 'Start search', from: ['OPEN'], to: 'SEARCHING' },
    log: { zh: '记录查找', en: 'Log a search', from: ['SEARCHING'], fields: ['searchArea', 'searchFinding'] },
    review: {
      zh: '转风险评估',
      en: 'To risk review',
      from: ['SEARCHING'],
      to: 'RISK_REVIEW',
      fields: ['result'],
      remark: 'optional',
      meaning: 'amber',
    },
    found: {
      zh: '已找到',
      en: 'Found',
      from: ['OPEN', 'SEARCHING'],
      to: 'FOUND',
      fields: ['result'],
      remark: 'optional',
      meaning: 'green',
    },
    close: {
      zh: '关闭',
      en: 'Close',
      from: ['FOUND'],
      to: 'CLOSED',
      permission: 'lost:review',
      remark: 'optional',
      confirmed: 'once',
    },
    sign: {
      zh: '签署放行评估',
      en: 'Sign risk review',
      from: ['RISK_REVIEW'],
      permission: 'lost:review',
      remark: 'required',
      confirmed: 'once',
      meaning: 'green',
    },
  },
})

export type LostReportDetail = DetailOf<(typeof lostReport)['fields']>
export type LostReportSave = SaveOf<(typeof lostReport)['fields']>
