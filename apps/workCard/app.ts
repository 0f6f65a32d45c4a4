import { defineApp } from '@apron/contract/sub-apps/app-definition'
import { PAGE_TEXTS } from './contract/page.texts.ts'

/** Roles that read packages and cards. */
const READERS = [
  'ADMIN',
  'DIRECTOR',
  'MANAGER',
  'INSPECTOR',
  'WORKSHOP',
  'ENGINEER',
  'CUSTOMER_SERVICE',
  'SUPPORT',
  'SERVICE',
  'TECH_SUPPORT',
  'CRAFT',
] as const

export const app = defineApp({
  name: 'workCard',
  title: { zh: '工卡', en: 'Job cards' },
  port: 9508,
  menuPlace: 2,
  pages: {
    '/packageBoard': { ...PAGE_TEXTS.packageBoard, keepAlive: true, menu: 'entry' },
    '/cardList': { ...PAGE_TEXTS.cardList, keepAlive: true, menu: 'entry' },
    '/cardExecute': { ...PAGE_TEXTS.cardExecute, keepAlive: true, confirmClose: true, menu: 'hidden' },
    '/defect': { ...PAGE_TEXTS.defect, keepAlive: true, menu: 'entry' },
    '/authorisations': { ...PAGE_TEXTS.authorisations, keepAlive: true, menu: 'entry', only: 'skill:config' },
  },
  rights: {
    'package:view': { page: '/packageBoard', title: { zh: '查看工作包', en: 'See Packages' } },
    'package:add': { page: '/packageBoard', title: { zh: '编制工作包', en: 'Write packages' }, needed: true },
    'package:assign': { page: '/packageBoard', title: { zh: '推进工作包', en: 'Move packages on' } },
    'package:release': {
      page: '/packageBoard',
      title: { zh: '放行工作包', en: 'Release packages to service' },
      needed: true,
    },
    'card:view': { page: '/cardList', title: { zh: '查看工卡列表', en: 'See Job cards' } },
    'card:add': { page: '/cardExecute', title: { zh: '编写工卡', en: 'Write job cards' }, needed: true },
    'card:edit': { page: '/cardExecute', title: { zh: '确认工卡版次', en: 'Confirm revisions of cards' } },
    'card:release': {
      page: '/cardExecute',
      title: { zh: '核对并发布工卡', en: 'Check and release job cards' },
    },
    'card:assign': { page: '/cardExecute', title: { zh: '分配工卡', en: 'Assign job cards' }, needed: true },
    'card:sign': { page: '/cardExecute', title: { zh: '执行和签署工卡', en: 'Work on and sign cards' } },
    'card:rii': { page: '/cardExecute', title: { zh: '签署必检项目', en: 'Sign required inspections' } },
    'card:close': { page: '/cardExecute', title: { zh: '审核并关闭工卡', en: 'Review and close cards' } },
    'card:defer': { page: '/cardExecute', title: { zh: '保留工卡', en: 'Defer job cards' } },
    'card:export': { page: '/cardList', title: { zh: '导出工卡', en: 'Export job cards' } },
    'nr:view': { page: '/defect', title: { zh: '查看非例行', en: 'See Non-routine' } },
    'nr:add': { page: '/defect', title: { zh: '提交非例行', en: 'Raise non-routines' } },
    'nr:assess': { page: '/defect', title: { zh: '评估非例行', en: 'Assess non-routines' } },
    'skill:config': { page: '/authorisations', title: { zh: '维护人员授权', en: 'Keep authorisations' } },
  },
  roles: READERS,
  grants: [
    { roles: READERS, rights: ['package:view', 'card:view', 'nr:view'] },
    { roles: ['DIRECTOR', 'MANAGER', 'ENGINEER', 'SUPPORT', 'CRAFT'], rights: ['card:export'] },
    { roles: ['WORKSHOP'], rights: ['card:sign', 'nr:add'] },
    { roles: ['INSPECTOR', 'MANAGER'], rights: ['nr:add'] },
    { roles: ['CRAFT'], rights: ['card:add', 'card:edit', 'card:release'] },
    { roles: ['ENGINEER'], rights: ['card:release', 'card:defer', 'nr:assess'] },
    // Only production planning plans packages.
    { roles: ['SUPPORT'], department: 'D04', rights: ['package:add', 'package:assign', 'nr:assess'] },
    { roles: ['MANAGER'], department: 'D0202', rights: ['skill:config'] },
    // Permissions of posts.
    { post: 'LEAD_MECH', rights: ['card:assign', 'card:close'] },
    { post: 'RII_INSPECTOR', rights: ['card:rii'] },
    { post: 'RELEASE', rights: ['package:release'] },
  ],
})
