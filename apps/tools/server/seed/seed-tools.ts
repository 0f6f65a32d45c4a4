import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { seedRecords } from '@apron/server-kit/records/described/seed-records'
import type { InsertedRecord } from '@apron/server-kit/records/insert-record'
import { siteDay } from '@apron/server-kit/time/site-day'
import { monthsLater } from '../../contract/rules/next-due.ts'
import { tool } from '../../contract/tool.ts'
import { toolType } from '../../contract/tool-type.ts'
import type { Crib } from '../../contract/tools.values.ts'
import { seedCalibration } from './seed-calibration.ts'
import { seedLoans } from './seed-loans.ts'
import { TOOL_TYPES } from './tool-types.ts'

type Values = InsertedRecord<(typeof tool)['fields']>['values']

const KEEPER = '100502'
const COORDINATOR = '100503'
/** Days until calibration is due, for tools without an exception below. */
const USUAL_DUE = [64, 95, 121, 148, 173, 204, 236, 263, 291, 318, 342]

/** Asset numbers: prefix, first running number, count, and types in turn. */
const SERIES: readonly (readonly [prefix: string, first: number, count: number, types: readonly string[]])[] =
  [
    ['TQ', 101, 18, ['TQ-25', 'TQ-100', 'TQ-100', 'TQ-800', 'TQ-M5', 'TQ-S6']],
    ['PG', 101, 12, ['PG-T', 'PG-N2', 'PG-H', 'PG-PS']],
    ['ME', 101, 16, ['ME-C', 'ME-M', 'ME-F', 'ME-T']],
    ['EL', 101, 14, ['EL-M', 'EL-I', 'EL-B', 'EL-C', 'EL-S']],
    ['LF', 101, 8, ['LF-J35', 'LF-SL', 'LF-A25']],
    ['GN', 101, 14, ['GN-BOX', 'GN-DRL']],
    ['SP', 101, 4, ['SP-T32018']],
    ['GS', 101, 4, ['GS-HYD']],
  ]

/** Exceptions: tools due within 30 days, and two overdue ones in quarantine. */
const DUE_IN: Readonly<Record<string, number>> = {
  'TQ-0117': 0,
  'PG-0103': 5,
  'ME-0102': 9,
  'EL-0104': 14,
  'TQ-0105': 18,
  'PG-0108': 24,
  'EL-0111': 28,
  'TQ-0109': -6,
  'ME-0110': -2,
}

/** States that follow from loans, the calibration job and lost reports. */
const STATES: Readonly<Record<string, Partial<Values>>> = {
  'TQ-0109': { status: 'QUARANTINE', holdReason: 'CAL_OVERDUE' },
  'ME-0110': { status: 'QUARANTINE', holdReason: 'CAL_OVERDUE' },
  'EL-0103': { status: 'AT_CAL' },
  'TQ-0102': { status: 'ON_LOAN' },
  'TQ-0103': { status: 'ON_LOAN' },
  'ME-0101': { status: 'ON_LOAN' },
  'GN-0101': { status: 'ON_LOAN' },
  'EL-0101': { status: 'ON_LOAN' },
  'SP-0101': { status: 'ON_LOAN' },
  'GN-0114': { status: 'ON_LOAN' },
  'GN-0107': { status: 'QUARANTINE', holdReason: 'INCOMPLETE' },
}

/** Tools of the station in Ürümqi, the only other site with tools in the demo. */
const STATION = new Set(['TQ-0118', 'ME-0116', 'EL-0114', 'GN-0114'])
const CRIB_TURNS: readonly Crib[] = ['H1', 'H1', 'H2', 'H3', 'SHOP']

function toolOf(assetNo: string, typeNo: string, index: number, day: (days: number) => string): Values {
  const crib = STATION.has(assetNo) ? 'URC' : (CRIB_TURNS[index % CRIB_TURNS.length] ?? 'H1')
  const type = TOOL_TYPES.find(each => each.typeNo === typeNo)
  const interval = type?.calIntervalMonths ?? 0
  const days = DUE_IN[assetNo] ?? USUAL_DUE[index % USUAL_DUE.length] ?? 0
  const calDue = interval === 0 ? null : day(Math.min(days, interval * 30))
  return {
    assetNo,
    typeNo,
    nameZh: type?.nameZh ?? '',
    nameEn: type?.nameEn ?? '',
    toolClass: type?.toolClass ?? null,
    serialNo: `SN${assetNo.replace('-', '')}`,
    maker: '',
    crib,
    location: `${(index % 4) + 1}-${(index % 6) + 1}-${(index % 9) + 1}`,
    calDue,
    lastCal: calDue === null ? null : monthsLater(calDue, -interval),
    custodian: interval === 0 ? null : KEEPER,
    kitOf: '',
    ...STATES[assetNo],
  }
}

/** Seeds tool types, 90 tools, loans, a calibration job and lost reports of the demo organisation. */
export async function seedTools(services: PluginServices, seedingDay: Date): Promise<void> {
  const day = (days: number) => siteDay(seedingDay, days)
  await seedRecords(
    services,
    toolType,
    seedingDay,
    TOOL_TYPES.map(values => ({ site: 'CAN', by: COORDINATOR, at: [-400, '09:00'], values })),
  )
  const tools = SERIES.flatMap(([prefix, first, count, types]) =>
    Array.from({ length: count }, (_, index) =>
      toolOf(
        `${prefix}-${String(first + index).padStart(4, '0')}`,
        types[index % types.length] ?? '',
        index,
        day,
      ),
    ),
  )
  await seedRecords(
    services,
    tool,
    seedingDay,
    tools.map(values => ({
      site: values.crib === 'URC' ? 'URC' : 'CAN',
      by: KEEPER,
      at: [-390, '10:00'],
      values,
    })),
  )
  const names = new Map(
    tools.map(({ assetNo = '', nameZh = '', nameEn = '' }) => [assetNo, `${nameZh} / ${nameEn}`]),
  )
  await seedLoans(services, seedingDay, names)
  await seedCalibration(services, seedingDay)
}
