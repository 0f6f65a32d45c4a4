import type { SubAppName } from '@apron/contract/sub-apps/names'

export interface PageSeed {
  /** Below the sub-application. */
  readonly path: string
  readonly zh: string
  readonly en: string
  /** Middle part of the right `<subApp>:<object>:view`, which everybody has whose role shows the page. */
  readonly object?: string
  /** Instead of that, for pages few people open: the right without which the entry is left out. */
  readonly identify?: string
}

export interface AppMenuSeed {
  readonly app: string
  readonly zh: string
  readonly en: string
  readonly pages: readonly PageSeed[]
}

/** Entries of the shell itself, for everybody. */
export const SHELL_MENU = [
  { url: '/dashboard', zh: '主页', en: 'Home' },
  { url: '/myCollect', zh: '我的收藏', en: 'My favourites' },
] as const

/** For everybody of the company, behind the applications: their images go by the place. */
export const EMPLOYEE_MENU = [{ url: '/authoritySet', zh: '权限委托', en: 'Delegations' }] as const
/** The work flow, for everybody: the group and its pages (NAV-03). Its own address leads to the first of them. */
export const FLOW_GROUP = { url: '/flow', zh: '流程审批', en: 'Approvals' } as const
export const FLOW_PAGES = [
  { url: '/flow/startTask', zh: '发起事项', en: 'New request' },
  { url: '/flow/scheduleTask', zh: '待办事项', en: 'To-do' },
  { url: '/flow/completedTask', zh: '已办事项', en: 'Completed' },
  { url: '/flow/staredtTask', zh: '已发起事项', en: 'My requests' },
] as const

/** What menus of old deployments still contain; the shell drops it (MENU-04). Part of the demo alone. */
export const LEFTOVER_ENTRY = { url: 'test', zh: 'home', en: 'home' } as const

const page = (path: string, object: string, zh: string, en: string): PageSeed => ({ path, object, zh, en })

/**
 * The menu of the eleven sub-applications: their order, names, and list pages of those that are to come. What is there an application
 * says itself (`app.ts`), and stands before these. In this order the images, which go by the place (§2), fit: a shield for safety, a
 * clipboard for job cards, an aircraft for airlines, a manual, a wrench for tools, a crate for materials, shelves for parts.
 */
export const APP_MENUS: readonly (AppMenuSeed & { readonly app: SubAppName })[] = [
  {
    app: 'safetyQuality',
    zh: '安全质量',
    en: 'Safety & quality',
    pages: [],
  },
  {
    app: 'workCard',
    zh: '工卡',
    en: 'Job cards',
    pages: [
      page('packageBoard', 'package', '工作包', 'Packages'),
      page('cardList', 'card', '工卡列表', 'Job cards'),
      page('defect', 'nr', '非例行', 'Non-routine'),
    ],
  },
  {
    app: 'airline',
    zh: '航司业务',
    en: 'Airline business',
    pages: [
      page('orderList', 'order', '航司工单', 'Airline orders'),
      page('messageLog', 'log', '业务消息', 'Message log'),
    ],
  },
  {
    app: 'amm',
    zh: '飞机维修手册',
    en: 'Maintenance manual',
    pages: [
      page('library', 'manual', '手册目录', 'Library'),
      page('revision', 'revision', '改版', 'Revisions'),
      page('feedback', 'feedback', '手册反馈', 'Feedback'),
    ],
  },
  {
    app: 'tools',
    zh: '工具管理',
    en: 'Tools',
    pages: [
      page('ledger', 'tool', '工具台账', 'Ledger'),
      page('desk', 'loan', '借还台', 'Issue desk'),
      page('calibration', 'cal', '计量计划', 'Calibration'),
      page('lost', 'lost', '丢失报告', 'Lost tools'),
    ],
  },
  {
    app: 'amsp',
    zh: '航材保障',
    en: 'Material support',
    pages: [
      page('demand', 'demand', '车间需求', 'Demand'),
      page('pr', 'pr', '采购申请', 'Purchase requests'),
      page('po', 'po', '采购订单', 'Purchase orders'),
      page('stock', 'stock', '库存与收料', 'Stock & receiving'),
    ],
  },
  {
    app: 'arWorkcard',
    zh: 'AR工卡',
    en: 'AR job cards',
    pages: [page('arList', 'card', 'AR工卡', 'AR cards')],
  },
  {
    app: 'ipc',
    zh: '图解零件目录',
    en: 'Illustrated parts catalogue',
    pages: [
      page('catalog', 'figure', '图解目录', 'Catalogue'),
      page('search', 'part', '件号查询', 'Part search'),
    ],
  },
  {
    app: 'fireSafety',
    zh: '消防安全',
    en: 'Fire safety',
    pages: [
      page('ledger', 'equip', '消防设施', 'Equipment'),
      page('rounds', 'round', '防火巡查', 'Rounds'),
      page('hazards', 'hazard', '隐患', 'Hazards'),
      page('hotWork', 'hw', '动火许可', 'Hot work'),
    ],
  },
  {
    app: 'supplier',
    zh: '供应商',
    en: 'Suppliers',
    pages: [
      page('list', 'vendor', '供应商名录', 'Vendors'),
      page('expiry', 'cert', '资质到期', 'Expiry board'),
      page('evaluation', 'eval', '评价', 'Evaluation'),
    ],
  },
  {
    app: 'marketing',
    zh: '市场',
    en: 'Marketing',
    pages: [
      page('customers', 'customer', '客户', 'Customers'),
      page('rfq', 'rfq', '询价', 'RFQs'),
      page('quotation', 'quote', '报价', 'Quotations'),
      page('bids', 'bid', '投标', 'Bids'),
    ],
  },
]
