import { type DetailOf, defineRecord, type SaveOf } from '@apron/contract/records/define-record'
import * as field from '@apron/contract/records/fields'
import { app } from '../app.ts'
import { LISTED, SHOWN } from './field-options.ts'
import { ACTIONS, BY_HAND } from './work-package.texts.ts'

export const PACKAGE_STATES = {
  PLANNED: { zh: '已计划', en: 'Planned', meaning: 'neutral', editable: true },
  OPEN: { zh: '已进场', en: 'Open', meaning: 'info' },
  IN_WORK: { zh: '施工中', en: 'In work', meaning: 'amber' },
  CARDS_CLOSED: { zh: '工卡已关闭', en: 'Cards closed', meaning: 'info' },
  RELEASED: { zh: '已放行', en: 'Released', meaning: 'green' },
  CLOSED: { zh: '已关闭', en: 'Closed', meaning: 'neutral' },
} as const
export type PackageStatus = keyof typeof PACKAGE_STATES

/** Options of actions that move a package on. */
const MOVE = { permission: 'package:assign' } as const

/** The work on an aircraft during one stay, divided into job cards. */
export const workPackage = defineRecord({
  app,
  name: 'package',
  title: { zh: '工作包', en: 'Package' },
  path: '/api/job-card/package',
  table: 'work_card_package',
  permissions: { view: 'package:view', edit: 'package:add' },
  order: { by: 'plannedIn', descending: true },
  fields: {
    packageNo: field.serial('PK', 4, { zh: '工作包号', en: 'Package no.', column: true }),
    acReg: field.aircraft({ ...SHOWN, zh: '机号', en: 'Registration', search: true }),
    checkType: field.dictionary('CHECK_TYPE', { ...SHOWN, zh: '维修级别', en: 'Check type' }),
    orderNo: field.text(20, { zh: '航司工单号', en: 'Order no.', mono: true }),
    bay: field.text(10, { zh: '机位', en: 'Bay', mono: true }),
    plannedIn: field.dateTime({ ...LISTED, zh: '计划进场', en: 'Planned in' }),
    plannedOut: field.dateTime({ ...SHOWN, zh: '计划出场', en: 'Planned out' }),
    planner: field.person({ ...SHOWN, zh: '计划员', en: 'Planner' }),
    ...field.allReadOnly({
      actualIn: field.dateTime({ zh: '实际进场', en: 'Actual in' }),
      actualOut: field.dateTime({ zh: '实际出场', en: 'Actual out' }),
      releaseBy: field.person({ zh: '放行人', en: 'Released by' }),
      releaseTime: field.dateTime({ zh: '放行时间', en: 'Released at' }),
      releaseStatement: field.longText(300, { zh: '放行声明', en: 'Release statement' }),
      toolsChecked: field.flag(BY_HAND.tools),
      rectificationsChecked: field.flag(BY_HAND.rectifications),
    }),
    status: field.state(PACKAGE_STATES, { zh: '状态', en: 'State', column: true }),
  },
  actions: {
    receive: { ...MOVE, ...ACTIONS.receive, from: ['PLANNED'], to: 'OPEN' },
    begin: { ...MOVE, ...ACTIONS.begin, from: ['OPEN'], to: 'IN_WORK' },
    closeCards: { ...MOVE, ...ACTIONS.closeCards, from: ['IN_WORK'], to: 'CARDS_CLOSED' },
    reopen: {
      ...MOVE,
      ...ACTIONS.reopen,
      from: ['CARDS_CLOSED'],
      to: 'IN_WORK',
      remark: 'required',
      meaning: 'amber',
    },
    release: {
      ...ACTIONS.release,
      from: ['CARDS_CLOSED'],
      to: 'RELEASED',
      permission: 'package:release',
      optional: ['toolsChecked', 'rectificationsChecked'],
      confirmed: 'again',
      meaning: 'green',
    },
    close: { ...MOVE, ...ACTIONS.close, from: ['RELEASED'], to: 'CLOSED' },
  },
  problems: ({ plannedIn, plannedOut }) =>
    plannedOut <= plannedIn ? [{ field: 'plannedOut', problem: 'endBeforeStart' }] : [],
})

export type WorkPackageDetail = DetailOf<(typeof workPackage)['fields']>
export type WorkPackageSave = SaveOf<(typeof workPackage)['fields']>
