import type { InsertedRecord } from '@apron/server-kit/records/insert-record'
import type { toolType } from '../../contract/tool-type.ts'

type Values = InsertedRecord<(typeof toolType)['fields']>['values']
type Unit = NonNullable<Values['unit']>

interface Range {
  readonly from?: number
  readonly to: number
  readonly unit: Unit
}

const type = (
  typeNo: string,
  toolClass: string,
  nameZh: string,
  nameEn: string,
  calIntervalMonths: number,
  range: Range | null = null,
  spec = '',
): Values => ({
  typeNo,
  toolClass,
  nameZh,
  nameEn,
  calIntervalMonths,
  spec,
  ...(range === null ? {} : { rangeMin: range.from ?? 0, rangeMax: range.to, unit: range.unit }),
})

/** The tool types of the demo organisation. */
export const TOOL_TYPES: readonly Values[] = [
  type('TQ-25', 'TQ', '力矩扳手', 'Torque wrench', 12, { from: 2, to: 25, unit: 'NM' }, '2–25 N·m'),
  type('TQ-100', 'TQ', '力矩扳手', 'Torque wrench', 12, { from: 20, to: 100, unit: 'NM' }, '20–100 N·m'),
  type('TQ-800', 'TQ', '力矩扳手', 'Torque wrench', 12, { from: 100, to: 800, unit: 'NM' }, '100–800 N·m'),
  type('TQ-M5', 'TQ', '力矩倍增器', 'Torque multiplier', 12, null, '1:5'),
  type('TQ-S6', 'TQ', '力矩螺丝刀', 'Torque screwdriver', 12, { from: 0.5, to: 6, unit: 'NM' }, '0.5–6 N·m'),
  type('PG-T', 'PG', '轮胎充气表', 'Tyre inflation gauge', 6, { to: 2000, unit: 'KPA' }, '0–2 000 kPa'),
  type('PG-N2', 'PG', '氮气充气车', 'Nitrogen cart', 6),
  type('PG-PS', 'PG', '空速静压测试仪', 'Pitot-static tester', 6),
  type('PG-H', 'PG', '液压压力表', 'Hydraulic gauge', 6, { to: 40, unit: 'MPA' }, '0–40 MPa'),
  type('ME-C', 'ME', '游标卡尺', 'Calliper', 12, { to: 200, unit: 'MM' }, '0–200 mm'),
  type('ME-M', 'ME', '千分尺', 'Micrometer', 12, { to: 25, unit: 'MM' }, '0–25 mm'),
  type('ME-F', 'ME', '塞尺', 'Feeler gauge', 12),
  type('ME-T', 'ME', '钢索张力计', 'Cable tensiometer', 12),
  type('EL-M', 'EL', '数字万用表', 'Multimeter', 12),
  type('EL-I', 'EL', '兆欧表', 'Megohmmeter', 12, { to: 500, unit: 'V' }, '500 V'),
  type('EL-B', 'EL', '微欧计', 'Bonding meter', 12),
  type('EL-C', 'EL', '压接钳', 'Crimp tool', 6),
  type('EL-S', 'EL', '爆管测试仪', 'Squib tester', 12),
  type('LF-J35', 'LF', '主千斤顶', 'Jack 35 t', 12, { to: 35_000, unit: 'KG' }, '35 t'),
  type('LF-SL', 'LF', '发动机吊具', 'Engine sling', 12, { to: 5000, unit: 'KG' }, '5 t'),
  type('LF-A25', 'LF', '轮轴千斤顶', 'Axle jack 25 t', 12, { to: 25_000, unit: 'KG' }, '25 t'),
  type('GN-BOX', 'GN', '航线工具箱', 'Line tool box', 0, null, '48件 / 48 pieces'),
  type('GN-DRL', 'GN', '钻头套装', 'Drill set', 0),
  type('SP-T32018', 'SP', '轴螺母套筒', 'Axle-nut adapter', 0, null, 'T-32-018'),
  type('GS-HYD', 'GSE', '液压油车', 'Hydraulic test stand', 0),
]
