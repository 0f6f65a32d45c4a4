import { defineApp } from '@apron/contract/sub-apps/app-definition'
import { PAGE_TEXTS } from './contract/page.texts.ts'

/** Roles whose menu shows the application. */
const ROLES = [
  'ADMIN',
  'DIRECTOR',
  'MANAGER',
  'INSPECTOR',
  'WORKSHOP',
  'ENGINEER',
  'SUPPORT',
  'SERVICE',
  'TECH_SUPPORT',
  'CRAFT',
] as const

export const app = defineApp({
  name: 'tools',
  title: { zh: '工具管理', en: 'Tools' },
  port: 9505,
  menuPlace: 5,
  pages: {
    '/ledger': { ...PAGE_TEXTS.ledger, keepAlive: true, menu: 'entry' },
    '/tool': { ...PAGE_TEXTS.tool, keepAlive: true, confirmClose: true, menu: 'hidden' },
    '/types': { ...PAGE_TEXTS.types, menu: 'hidden' },
    '/type': { ...PAGE_TEXTS.type, confirmClose: true, menu: 'hidden' },
    '/desk': { ...PAGE_TEXTS.desk, keepAlive: true, confirmClose: true, menu: 'entry' },
    '/loans': { ...PAGE_TEXTS.loans, menu: 'hidden' },
    '/loan': { ...PAGE_TEXTS.loan, keepAlive: true, menu: 'hidden' },
    '/counts': { ...PAGE_TEXTS.counts, menu: 'hidden' },
    '/count': { ...PAGE_TEXTS.count, confirmClose: true, menu: 'hidden' },
    '/calibration': { ...PAGE_TEXTS.calibration, keepAlive: true, menu: 'entry' },
    '/calJob': { ...PAGE_TEXTS.calJob, keepAlive: true, confirmClose: true, menu: 'hidden' },
    '/lost': { ...PAGE_TEXTS.lost, menu: 'entry' },
    '/lostReport': { ...PAGE_TEXTS.lostReport, confirmClose: true, menu: 'hidden' },
  },
  rights: {
    'tool:view': { page: '/ledger', title: { zh: '查看工具台账', en: 'See Ledger' } },
    'tool:add': { page: '/ledger', title: { zh: '新建工具', en: 'Add tools' } },
    'tool:edit': { page: '/ledger', title: { zh: '修改工具', en: 'Change tools' } },
    'tool:scrap': { page: '/ledger', title: { zh: '报废工具', en: 'Scrap tools' } },
    'tool:export': { page: '/ledger', title: { zh: '导出工具数据', en: 'Export tools' } },
    'loan:view': { page: '/desk', title: { zh: '查看借还台', en: 'See Issue desk' } },
    'loan:viewAll': { page: '/desk', title: { zh: '查看各部门借用单', en: 'See loans of all departments' } },
    'loan:issue': { page: '/desk', title: { zh: '借出工具', en: 'Issue tools' } },
    'loan:return': { page: '/desk', title: { zh: '收回工具', en: 'Take tools back' } },
    'loan:override': { page: '/desk', title: { zh: '放行超期借用人', en: 'Override overdue borrowers' } },
    'cal:view': { page: '/calibration', title: { zh: '查看计量计划', en: 'See Calibration' } },
    'cal:plan': { page: '/calibration', title: { zh: '编制送校单', en: 'Plan calibrations' } },
    'cal:record': { page: '/calibration', title: { zh: '录入校验结果', en: 'Record calibrations' } },
    'lost:view': { page: '/lost', title: { zh: '查看丢失报告', en: 'See Lost tools' } },
    'lost:open': { page: '/lost', title: { zh: '报告丢失', en: 'Report lost tools' } },
    'lost:review': { page: '/lost', title: { zh: '评估丢失报告', en: 'Review lost tools' } },
  },
  roles: ROLES,
  grants: [
    { roles: ROLES, rights: ['tool:view', 'loan:view', 'cal:view', 'lost:view', 'lost:open'] },
    {
      // People of workshops and line service see the loans of their own department.
      roles: ROLES.filter(role => role !== 'WORKSHOP' && role !== 'SERVICE'),
      rights: ['loan:viewAll'],
    },
    { roles: ['DIRECTOR', 'MANAGER', 'INSPECTOR'], rights: ['tool:export'] },
    {
      roles: ['SUPPORT'],
      department: 'D09',
      rights: ['tool:add', 'tool:edit', 'tool:scrap', 'tool:export', 'loan:issue', 'loan:return'],
    },
    { post: 'LEAD_MECH', rights: ['loan:override'] },
    { post: 'CAL_COORD', rights: ['cal:plan', 'cal:record'] },
    { roles: ['MANAGER'], department: 'D09', rights: ['lost:review'] },
    { post: 'QA_AUDITOR', rights: ['lost:review'] },
    { roles: ['ENGINEER'], rights: ['lost:review'] },
  ],
})
