import * as field from '@apron/contract/records/fields'

/** Tool cribs with their sites. */
export const CRIBS = {
  H1: { zh: 'H1机库', en: 'Hangar H1', site: 'CAN' },
  H2: { zh: 'H2机库', en: 'Hangar H2', site: 'CAN' },
  H3: { zh: 'H3机库', en: 'Hangar H3', site: 'CAN' },
  SHOP: { zh: '附件车间', en: 'Component shop', site: 'CAN' },
  SZX: { zh: '深圳', en: 'Shenzhen', site: 'SZX' },
  CSX: { zh: '长沙', en: 'Changsha', site: 'CSX' },
  WUH: { zh: '武汉', en: 'Wuhan', site: 'WUH' },
  CGO: { zh: '郑州', en: 'Zhengzhou', site: 'CGO' },
  HAK: { zh: '海口', en: 'Haikou', site: 'HAK' },
  SYX: { zh: '三亚', en: 'Sanya', site: 'SYX' },
  NNG: { zh: '南宁', en: 'Nanning', site: 'NNG' },
  SHE: { zh: '沈阳', en: 'Shenyang', site: 'SHE' },
  URC: { zh: '乌鲁木齐', en: 'Ürümqi', site: 'URC' },
} as const

export type Crib = keyof typeof CRIBS

/** Options of the crib field. */
export const CRIB = { zh: '工具库', en: 'Crib', required: true, filter: true, column: true } as const

export const TOOL_STATES = {
  IN_STOCK: { zh: '在库', en: 'In stock', meaning: 'green', editable: true },
  ON_LOAN: { zh: '借出', en: 'On loan', meaning: 'info' },
  AT_CAL: { zh: '送校', en: 'At calibration', meaning: 'info' },
  LIMITED: { zh: '限用', en: 'Limited', meaning: 'amber', editable: true },
  QUARANTINE: { zh: '隔离', en: 'Quarantine', meaning: 'red', editable: true },
  REPAIR: { zh: '维修', en: 'In repair', meaning: 'amber', editable: true },
  LOST: { zh: '丢失', en: 'Lost', meaning: 'red' },
  SCRAPPED: { zh: '报废', en: 'Scrapped', meaning: 'neutral' },
  WRITTEN_OFF: { zh: '核销', en: 'Written off', meaning: 'neutral' },
} as const

export type ToolState = keyof typeof TOOL_STATES

export const HOLD_REASONS = {
  CAL_OVERDUE: { zh: '超期', en: 'Calibration overdue', meaning: 'red' },
  DAMAGED: { zh: '损坏', en: 'Damaged', meaning: 'red' },
  INCOMPLETE: { zh: '不完整', en: 'Incomplete', meaning: 'red' },
  CAL_FAILED: { zh: '校验不合格', en: 'Failed calibration', meaning: 'red' },
  OTHER: { zh: '其他', en: 'Other', meaning: 'amber' },
} as const

export type HoldReason = keyof typeof HOLD_REASONS

/** Condition of a tool at its return. */
export const CONDITIONS = {
  OK: { zh: '完好', en: 'OK', meaning: 'green' },
  DAMAGED: { zh: '损坏', en: 'Damaged', meaning: 'red' },
  INCOMPLETE: { zh: '不完整', en: 'Incomplete', meaning: 'red' },
  LOST: { zh: '丢失', en: 'Lost', meaning: 'red' },
} as const

/** Conditions that the desk records. `LOST` is set by a lost report. */
export const RETURN_CONDITIONS = ['OK', 'DAMAGED', 'INCOMPLETE'] as const
export type ReturnCondition = (typeof RETURN_CONDITIONS)[number]

export const CAL_RESULTS = {
  PASS: { zh: '合格', en: 'Pass', meaning: 'green' },
  ADJUSTED: { zh: '调整后合格', en: 'Adjusted', meaning: 'green' },
  LIMITED: { zh: '降级', en: 'Limited', meaning: 'amber' },
  FAIL: { zh: '不合格', en: 'Fail', meaning: 'red' },
} as const

export type CalResult = keyof typeof CAL_RESULTS

export const UNITS = {
  NM: { zh: 'N·m', en: 'N·m' },
  KPA: { zh: 'kPa', en: 'kPa' },
  MPA: { zh: 'MPa', en: 'MPa' },
  MM: { zh: 'mm', en: 'mm' },
  KG: { zh: 'kg', en: 'kg' },
  V: { zh: 'V', en: 'V' },
  MOHM: { zh: 'mΩ', en: 'mΩ' },
  N: { zh: 'N', en: 'N' },
} as const

export const ASSET_NO = '^[A-Z]{2}-[0-9]{4}$'

export const assetField = (options: Partial<Parameters<typeof field.text>[1]> = {}) =>
  field.text(7, {
    zh: '资产编号',
    en: 'Asset no.',
    required: true,
    mono: true,
    pattern: ASSET_NO,
    ...options,
  })

export const LOST_PHOTOS_MAX = 10
/** Largest number of tools in one loan, return or calibration job. */
export const TOOLS_MAX = 60
