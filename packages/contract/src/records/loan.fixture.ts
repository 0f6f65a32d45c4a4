import type { AppDefinition } from '../sub-apps/app-definition.ts'
import { type DetailOf, defineRecord, type RecordOf, type SaveOf } from './define-record.ts'
import * as field from './fields.ts'

const page = { title: { zh: '借用', en: 'Loans' }, help: { zh: '借用工具', en: 'Tools on loan' } }

/** An application for tests, with one record that has a field of every kind. */
export const loanApp = {
  name: 'toolLoans',
  title: { zh: '工具借用', en: 'Tool loans' },
  port: 9599,
  pages: { '/list': { ...page, menu: 'entry' }, '/loan': { ...page, menu: 'hidden' } },
  rights: {
    'loan:view': { page: '/list', title: { zh: '查看借用', en: 'See loans' } },
    'loan:edit': { page: '/loan', title: { zh: '编辑借用', en: 'Edit loans' } },
    'loan:return': { page: '/loan', title: { zh: '归还', en: 'Take tools back' } },
  },
  roles: ['ADMIN', 'WORKSHOP'],
} as const satisfies AppDefinition

const PURPOSES = { CARD: { zh: '工卡', en: 'Work card' }, SHOP: { zh: '车间', en: 'Shop' } } as const
const STATES = {
  OPEN: { zh: '借出', en: 'On loan', meaning: 'amber', editable: true },
  CLOSED: { zh: '已还', en: 'Returned', meaning: 'green' },
} as const

export const loan = defineRecord({
  app: loanApp,
  name: 'loan',
  title: { zh: '借用单', en: 'Loan' },
  path: '/api/tool-loans/loan',
  table: 'tool_loans_loan',
  permissions: { view: 'loan:view', edit: 'loan:edit' },
  fields: {
    loanNo: field.serial('TL', 4, { zh: '编号', en: 'Number', column: true }),
    toolName: field.text(20, {
      zh: '工具',
      en: 'Tool',
      required: true,
      search: true,
      sort: true,
      column: true,
    }),
    assetNo: field.text(12, {
      zh: '资产编号',
      en: 'Asset no.',
      upperCase: true,
      fixed: true,
      pattern: '^[A-Za-z0-9-]+$',
      help: { zh: '保存后不能修改', en: 'Cannot be changed later' },
      wrong: { zh: '只含字母、数字和连字符', en: 'Use letters, digits and hyphens only' },
    }),
    purpose: field.choice(PURPOSES, {
      zh: '用途',
      en: 'Purpose',
      required: true,
      initial: 'SHOP',
      filter: 'one',
    }),
    acReg: field.aircraft({
      zh: '飞机',
      en: 'Aircraft',
      requiredWhen: ({ purpose }) => purpose === 'CARD',
    }),
    chapter: field.dictionary('ATA_CHAPTER', {
      zh: 'ATA章',
      en: 'ATA chapter',
      filter: true,
      sort: true,
      column: true,
    }),
    torque: field.measure('N·m', 1, { zh: '力矩', en: 'Torque', min: 0, max: 800, sort: true, column: true }),
    cost: field.money('currency', { zh: '金额', en: 'Amount' }),
    currency: field.choice(
      { CNY: { zh: '人民币', en: 'CNY' }, USD: { zh: '美元', en: 'USD' } },
      { zh: '币种', en: 'Currency' },
    ),
    borrower: field.person({
      zh: '借用人',
      en: 'Borrower',
      required: true,
      filter: true,
      sort: true,
      column: true,
    }),
    helpers: field.people(2, { zh: '协助', en: 'Helpers', filter: true }),
    department: field.department({ zh: '部门', en: 'Department', filter: true, sort: true, column: true }),
    dueTime: field.dateTime({
      zh: '应还时间',
      en: 'Due',
      required: true,
      filter: true,
      sort: true,
      column: true,
    }),
    taken: field.date({ zh: '借出日期', en: 'Taken on', filter: true }),
    urgent: field.flag({ zh: '紧急', en: 'Urgent', filter: true }),
    remark: field.longText(100, {
      zh: '备注',
      en: 'Remark',
      help: { zh: '交接时需要知道的', en: 'What the next shift needs to know' },
    }),
    photos: field.files(2, ['png', 'pdf'], { zh: '照片', en: 'Photos' }),
    parts: field.lines(
      2,
      {
        pn: field.text(10, { zh: '件号', en: 'Part number', required: true }),
        quantity: field.integer({ zh: '数量', en: 'Quantity', required: true, min: 1, max: 9 }),
      },
      { zh: '附件', en: 'Parts' },
    ),
    condition: field.readOnly(field.text(40, { zh: '归还状况', en: 'Condition' })),
    status: field.state(STATES, { zh: '状态', en: 'State', column: true }),
  },
  actions: {
    reopen: {
      zh: '撤销归还',
      en: 'Reopen',
      from: ['CLOSED'],
      to: 'OPEN',
      remark: 'required',
      meaning: 'amber',
    },
    close: {
      zh: '归还',
      en: 'Return',
      from: ['OPEN'],
      to: 'CLOSED',
      permission: 'loan:return',
      fields: ['condition'],
      remark: 'optional',
    },
  },
  problems: ({ borrower, helpers }) =>
    helpers.includes(borrower) ? [{ field: 'helpers', problem: 'notWith' }] : [],
})

/** A smaller record, with fields that may be secret. */
export const loanWith = (options: { readonly secret: boolean }) =>
  defineRecord({
    app: loanApp,
    name: 'locker',
    title: { zh: '工具柜', en: 'Locker' },
    path: '/api/tool-loans/locker',
    table: 'tool_loans_locker',
    permissions: { view: 'loan:view', edit: 'loan:edit' },
    fields: {
      alignmentPin: field.text(20, { zh: '定位销', en: 'Alignment pin' }),
      accessCode: field.text(20, { zh: '开柜码', en: 'Access code', ...options }),
      holders: field.lines(
        5,
        { pin: field.text(6, { zh: '密码', en: 'PIN', ...options }) },
        { zh: '持有人', en: 'Holders' },
      ),
    },
  })

export type Loan = RecordOf<(typeof loan)['fields']>
export type LoanDetail = DetailOf<(typeof loan)['fields']>
export type LoanSave = SaveOf<(typeof loan)['fields']>

export const NEW_LOAN: LoanSave = {
  id: null,
  version: null,
  toolName: 'Torque wrench',
  assetNo: '',
  purpose: 'SHOP',
  acReg: '',
  chapter: '32',
  torque: 20.5,
  cost: 1250,
  currency: 'CNY',
  borrower: '100308',
  helpers: [],
  department: null,
  dueTime: '2026-03-01 10:00:00',
  taken: '2026-02-28',
  urgent: false,
  remark: '',
  photos: [],
  parts: [],
}
