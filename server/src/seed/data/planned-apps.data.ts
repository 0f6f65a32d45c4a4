import type { AppDefinition, AppPermission } from '@apron/contract/sub-apps/app-definition'
import type { AppGrant } from '@apron/contract/sub-apps/app-grant'
import { SUB_APP_PORTS, type SubAppName } from '@apron/contract/sub-apps/names'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { RoleCode } from './roles.data.ts'

interface PlannedPage {
  readonly path: string
  /** Middle part of the permission `<object>:view` that comes with the page. */
  readonly object: string
  readonly title: TextPair
}

interface PlannedApp {
  readonly name: SubAppName
  readonly menuPlace: number
  readonly title: TextPair
  /** Roles that see the pages and hold the view permissions. */
  readonly roles: readonly RoleCode[]
  readonly pages: readonly PlannedPage[]
  /** Further permissions. */
  readonly rights?: Readonly<Record<string, AppPermission>>
  readonly grants?: readonly AppGrant[]
}

const page = (path: string, object: string, zh: string, en: string): PlannedPage => ({
  path,
  object,
  title: { zh, en },
})

/** The page does not exist yet. Its application will bring the real text. */
const NO_HELP: TextPair = { zh: '', en: '' }

function plannedApp({ name, pages, roles, rights = {}, grants = [], ...app }: PlannedApp): AppDefinition {
  const views = pages.map(({ path, object, title: { zh, en } }): [string, AppPermission] => [
    `${object}:view`,
    { page: `/${path}`, title: { zh: `查看${zh}`, en: `See ${en}` } },
  ])
  return {
    ...app,
    name,
    port: SUB_APP_PORTS[name],
    roles,
    pages: Object.fromEntries(
      pages.map(({ path, title }) => [`/${path}`, { title, help: NO_HELP, menu: 'entry' }]),
    ),
    rights: { ...Object.fromEntries(views), ...rights },
    grants: [{ roles, rights: views.map(([right]) => right) }, ...grants],
  }
}

/**
 * Sub-applications not built yet, with their list pages. A new installation reserves their places in the menu. The
 * server part of an application replaces its row, which can then be deleted. Menu images depend on the position (§2): a
 * shield for safety, a clipboard for job cards, an aircraft for airlines, a manual, a wrench for tools, a crate for
 * materials, shelves for parts.
 */
export const PLANNED_APPS: readonly AppDefinition[] = [
  plannedApp({
    name: 'airline',
    menuPlace: 3,
    title: { zh: '航司业务', en: 'Airline business' },
    roles: [
      'ADMIN',
      'DIRECTOR',
      'MANAGER',
      'WORKSHOP',
      'MARKET',
      'SALES',
      'ENGINEER',
      'CUSTOMER_SERVICE',
      'SUPPORT',
      'SERVICE',
      'TECH_SUPPORT',
    ],
    pages: [
      page('orderList', 'order', '航司工单', 'Airline orders'),
      page('messageLog', 'log', '业务消息', 'Message log'),
    ],
    grants: [{ externalRoles: ['CUSTOMER_SERVICE'], pages: ['/orderList'], rights: ['order:view'] }],
  }),
  plannedApp({
    name: 'amm',
    menuPlace: 4,
    title: { zh: '飞机维修手册', en: 'Maintenance manual' },
    roles: [
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
    ],
    pages: [
      page('library', 'manual', '手册目录', 'Library'),
      page('revision', 'revision', '改版', 'Revisions'),
      page('feedback', 'feedback', '手册反馈', 'Feedback'),
    ],
  }),
  plannedApp({
    name: 'amsp',
    menuPlace: 6,
    title: { zh: '航材保障', en: 'Material support' },
    roles: [
      'ADMIN',
      'DIRECTOR',
      'MANAGER',
      'WORKSHOP',
      'ENGINEER',
      'PURCHASE',
      'FINANCE',
      'SUPPORT',
      'TECH_SUPPORT',
    ],
    pages: [
      page('demand', 'demand', '车间需求', 'Demand'),
      page('pr', 'pr', '采购申请', 'Purchase requests'),
      page('po', 'po', '采购订单', 'Purchase orders'),
      page('stock', 'stock', '库存与收料', 'Stock & receiving'),
    ],
  }),
  plannedApp({
    name: 'arWorkcard',
    menuPlace: 7,
    title: { zh: 'AR工卡', en: 'AR job cards' },
    roles: ['ADMIN', 'DIRECTOR', 'MANAGER', 'INSPECTOR', 'WORKSHOP', 'ENGINEER', 'TECH_SUPPORT', 'CRAFT'],
    pages: [page('arList', 'card', 'AR工卡', 'AR cards')],
  }),
  plannedApp({
    name: 'ipc',
    menuPlace: 8,
    title: { zh: '图解零件目录', en: 'Illustrated parts catalogue' },
    roles: [
      'ADMIN',
      'DIRECTOR',
      'MANAGER',
      'INSPECTOR',
      'WORKSHOP',
      'ENGINEER',
      'PURCHASE',
      'SUPPORT',
      'SERVICE',
      'TECH_SUPPORT',
      'CRAFT',
    ],
    pages: [
      page('catalog', 'figure', '图解目录', 'Catalogue'),
      page('search', 'part', '件号查询', 'Part search'),
    ],
  }),
  plannedApp({
    name: 'fireSafety',
    menuPlace: 9,
    title: { zh: '消防安全', en: 'Fire safety' },
    roles: ['ADMIN', 'DIRECTOR', 'MANAGER', 'INSPECTOR', 'WORKSHOP', 'SUPPORT', 'SERVICE'],
    pages: [
      page('ledger', 'equip', '消防设施', 'Equipment'),
      page('rounds', 'round', '防火巡查', 'Rounds'),
      page('hazards', 'hazard', '隐患', 'Hazards'),
      page('hotWork', 'hw', '动火许可', 'Hot work'),
    ],
  }),
  plannedApp({
    name: 'supplier',
    menuPlace: 10,
    title: { zh: '供应商', en: 'Suppliers' },
    roles: ['ADMIN', 'DIRECTOR', 'MANAGER', 'INSPECTOR', 'ENGINEER', 'PURCHASE', 'FINANCE', 'SUPPORT'],
    pages: [
      page('list', 'vendor', '供应商名录', 'Vendors'),
      page('expiry', 'cert', '资质到期', 'Expiry board'),
      page('evaluation', 'eval', '评价', 'Evaluation'),
    ],
    rights: { 'own:view': { page: '/list', title: { zh: '查看本企业档案', en: 'View own vendor file' } } },
    grants: [{ externalRoles: ['SERVICE'], pages: ['/list', '/expiry'], rights: ['own:view'] }],
  }),
  plannedApp({
    name: 'marketing',
    menuPlace: 11,
    title: { zh: '市场', en: 'Marketing' },
    roles: [
      'ADMIN',
      'DIRECTOR',
      'MANAGER',
      'MARKET',
      'SALES',
      'ENGINEER',
      'FINANCE',
      'CUSTOMER_SERVICE',
      'TECH_SUPPORT',
    ],
    pages: [
      page('customers', 'customer', '客户', 'Customers'),
      page('rfq', 'rfq', '询价', 'RFQs'),
      page('quotation', 'quote', '报价', 'Quotations'),
      page('bids', 'bid', '投标', 'Bids'),
    ],
    rights: {
      'own:view': { page: '/quotation', title: { zh: '查看本企业报价', en: 'View own quotations' } },
    },
    grants: [{ externalRoles: ['CUSTOMER_SERVICE'], pages: ['/quotation'], rights: ['own:view'] }],
  }),
]
