import type { Meaning } from '../src/status/status.tsx'

export interface Order {
  readonly id: string
  readonly number: string
  readonly title: { readonly zh: string; readonly en: string }
  readonly aircraft: string
  readonly site: string
  readonly due: string
  readonly open: number
  readonly state: { readonly meaning: Meaning; readonly zh: string; readonly en: string }
}

const STATES: readonly Order['state'][] = [
  { meaning: 'red', zh: '逾期', en: 'Overdue' },
  { meaning: 'amber', zh: '今日到期', en: 'Due today' },
  { meaning: 'info', zh: '待审批', en: 'Awaiting approval' },
  { meaning: 'green', zh: '已关闭', en: 'Closed' },
  { meaning: 'neutral', zh: '草稿', en: 'Draft' },
]

const TITLES: readonly Order['title'][] = [
  { zh: '机库消防通道与灭火器检查', en: 'Hangar fire lanes and extinguishers' },
  { zh: '左发风扇叶片孔探后工具清点', en: 'Tool count after borescope of left fan blades' },
  { zh: '航材库温湿度记录抽查', en: 'Spot check of store temperature and humidity log' },
  {
    zh: '夜班交接单签署完整性，含延期缺陷与保留工作的说明',
    en: 'Night shift hand-over sheets: signatures, deferred defects and held work explained in full',
  },
  { zh: '轮挡与地面设备停放', en: 'Chocks and parking of ground equipment' },
]

const AIRCRAFT = ['B-1041', 'B-308T', 'B-6122', 'B-20AE', 'B-8893']

/** Rows that look like a station's check orders. */
export const ORDERS: readonly Order[] = Array.from({ length: 10 }, (_, index) => ({
  id: String(index + 1),
  number: `CL-2026-${String(418 - index).padStart(4, '0')}`,
  title: TITLES[index % 5] ?? { zh: '', en: '' },
  aircraft: AIRCRAFT[(index * 3) % 5] ?? '',
  site: ['CAN', 'SZX', 'PKX'][index % 3] ?? '',
  due: `2026-11-${String(21 + index).padStart(2, '0')} 18:00`,
  open: (index * 7) % 13,
  state: STATES[(index * 2) % 5] ?? { meaning: 'neutral', zh: '', en: '' },
}))
