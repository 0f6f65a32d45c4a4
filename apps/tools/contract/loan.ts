import {
  type DetailOf,
  defineRecord,
  type RecordOf,
  type SaveOf,
} from '@apron/contract/records/define-record'
import * as field from '@apron/contract/records/fields'
import { IMAGE_EXTENSIONS } from '@apron/contract/rules/files/file-kinds'
import { app } from '../app.ts'
import { assetField, CONDITIONS, TOOLS_MAX } from './tools.values.ts'

const STATES = {
  OPEN: { zh: '借出', en: 'Open', meaning: 'info' },
  PARTIAL: { zh: '部分归还', en: 'Partly returned', meaning: 'amber' },
  CLOSED: { zh: '已还', en: 'Closed', meaning: 'green' },
} as const

/** Tools that a person has borrowed. Saving one issues them at the desk; the rules are in `rules/issue.ts`. */
export const loan = defineRecord({
  app,
  name: 'loan',
  title: { zh: '借用单', en: 'Loan' },
  path: '/api/tool-mgmt/loan',
  table: 'tools_loan',
  permissions: { view: 'loan:view', edit: 'loan:issue', export: 'tool:export' },
  removable: false,
  offline: false,
  fields: {
    loanNo: field.serial('TL', 4, { zh: '编号', en: 'Number', column: true }),
    borrower: field.person({ zh: '借用人', en: 'Borrower', required: true, filter: true, column: true }),
    borrowerDept: field.readOnly(
      field.department({ zh: '借用部门', en: 'Department', filter: true, column: true }),
    ),
    items: field.lines(
      TOOLS_MAX,
      { assetNo: assetField(), name: field.text(130, { zh: '名称', en: 'Name' }) },
      { zh: '工具', en: 'Tools', required: true, search: true, column: { minWidth: 200 } },
    ),
    cardNo: field.text(20, { zh: '工卡号', en: 'Card no.', mono: true, search: true, column: 144 }),
    purpose: field.dictionary('LOAN_REASON', {
      zh: '事由',
      en: 'Purpose',
      filter: true,
      column: true,
      requiredWhen: ({ cardNo }) => cardNo === '',
    }),
    acReg: field.aircraft({ zh: '飞机', en: 'Aircraft', search: true, column: 112 }),
    loadKg: field.measure('kg', 0, { zh: '所需载荷', en: 'Load needed', min: 0, max: 500_000 }),
    outTime: field.readOnly(
      field.dateTime({ zh: '借出时间', en: 'Issued at', sort: true, filter: true, column: true }),
    ),
    dueTime: field.dateTime({ zh: '应还时间', en: 'Due back', sort: true, filter: true, column: true }),
    outCondition: field.text(80, { zh: '借出状况', en: 'Condition at issue' }),
    outBy: field.readOnly(field.person({ zh: '经手人', en: 'Issued by' })),
    returns: field.log(
      TOOLS_MAX,
      {
        assetNo: assetField(),
        time: field.text(19, { zh: '归还时间', en: 'Returned at' }),
        condition: field.choice(CONDITIONS, { zh: '状况', en: 'Condition', required: true }),
        by: field.text(32, { zh: '归还人', en: 'Returned by' }),
      },
      { zh: '归还', en: 'Returns' },
    ),
    photos: field.readOnly(field.files(TOOLS_MAX, IMAGE_EXTENSIONS, { zh: '归还照片', en: 'Photos' })),
    earlierBorrowers: field.readOnly(field.people(20, { zh: '原借用人', en: 'Earlier borrowers' })),
    overrideBy: field.readOnly(field.person({ zh: '放行工长', en: 'Override by' })),
    overrideReason: field.readOnly(field.text(200, { zh: '放行理由', en: 'Reason for the override' })),
    overdue: field.readOnly(field.flag({ zh: '超时', en: 'Overdue', filter: true, column: true })),
    status: field.state(STATES, { zh: '状态', en: 'State', column: true }),
  },
  history: { return: { zh: '归还', en: 'Returned' } },
  actions: {
    override: {
      zh: '工长放行',
      en: 'Override',
      from: ['OPEN', 'PARTIAL'],
      permission: 'loan:override',
      remark: 'required',
      meaning: 'amber',
    },
    transfer: {
      zh: '交接',
      en: 'Transfer',
      from: ['OPEN', 'PARTIAL'],
      fields: ['borrower'],
      optional: ['dueTime'],
      remark: 'optional',
    },
  },
})

export type Loan = RecordOf<(typeof loan)['fields']>
export type LoanDetail = DetailOf<(typeof loan)['fields']>
export type LoanSave = SaveOf<(typeof loan)['fields']>

/** Returns the asset numbers of a loan that have not been returned. */
export function assetsOut({ items, returns }: Pick<Loan, 'items' | 'returns'>): string[] {
  const back = new Set(returns.map(({ assetNo }) => assetNo))
  return items.map(({ assetNo }) => assetNo).filter(assetNo => !back.has(assetNo))
}
