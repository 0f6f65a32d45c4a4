import { wireTime } from '@apron/contract/wire/formats/wire-time'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { type SeededRecord, seedRecords } from '@apron/server-kit/records/described/seed-records'
import type { InsertedRecord } from '@apron/server-kit/records/insert-record'
import { siteMoment } from '@apron/server-kit/time/site-day'
import { loan } from '../../contract/loan.ts'
import { lostReport } from '../../contract/lost-report.ts'

const KEEPER = '100502'
type LoanValues = InsertedRecord<(typeof loan)['fields']>['values']
type Moment = readonly [day: number, time: string]

interface LoanSeed {
  readonly site?: string
  readonly by?: string
  readonly out: Moment
  readonly due: Moment
  readonly assets: readonly string[]
  readonly values: LoanValues
}

const LOANS: readonly LoanSeed[] = [
  {
    out: [-3, '08:20'],
    due: [-2, '17:00'],
    assets: ['ME-0101'],
    values: { borrower: '100305', borrowerDept: 'D0501', purpose: 'SHOP', overdue: true },
  },
  {
    out: [0, '08:10'],
    due: [0, '17:00'],
    assets: ['TQ-0102', 'TQ-0103'],
    values: { borrower: '100306', borrowerDept: 'D0501', purpose: 'CARD', acReg: 'B-T101' },
  },
  {
    out: [0, '08:25'],
    due: [1, '17:00'],
    assets: ['GN-0101', 'SP-0101'],
    values: { borrower: '100307', borrowerDept: 'D0502', purpose: 'CARD', acReg: 'B-T104' },
  },
  {
    out: [-1, '14:00'],
    due: [5, '17:00'],
    assets: ['EL-0101'],
    values: { borrower: '100309', borrowerDept: 'D07', purpose: 'SHOP' },
  },
  {
    site: 'URC',
    by: '100308',
    out: [-2, '09:00'],
    due: [12, '17:00'],
    assets: ['GN-0114'],
    values: { borrower: '100308', borrowerDept: 'D06', purpose: 'STATION' },
  },
]

/** Seeds five open loans, one of them overdue, and two lost reports, one open and one closed. */
export async function seedLoans(
  services: PluginServices,
  seedingDay: Date,
  names: ReadonlyMap<string, string>,
): Promise<void> {
  const time = (moment: Moment) => wireTime(siteMoment(seedingDay, ...moment))
  await seedRecords(
    services,
    loan,
    seedingDay,
    LOANS.map(({ site = 'CAN', by = KEEPER, out, due, assets, values }) => ({
      site,
      by,
      at: out,
      values: {
        ...values,
        outBy: by,
        outTime: time(out),
        dueTime: time(due),
        items: assets.map(assetNo => ({ assetNo, name: names.get(assetNo) ?? '' })),
        returns: [],
      },
    })),
  )
  const lost: readonly SeededRecord<(typeof lostReport)['fields']>[] = [
    {
      site: 'CAN',
      by: KEEPER,
      at: [-40, '16:40'],
      values: {
        assetNo: 'GN-0103',
        acReg: 'B-T111',
        zone: '711',
        borrower: '100307',
        lastSeen: time([-40, '14:00']),
        description: '轮舱内遗失内六角扳手，已在工具车抽屉中找到。',
        result: 'FOUND_ELSEWHERE',
        aircraftBlock: false,
        status: 'CLOSED',
      },
    },
    {
      site: 'CAN',
      by: KEEPER,
      at: [-1, '16:35'],
      values: {
        assetNo: 'GN-0107',
        acReg: 'B-T104',
        zone: '735',
        borrower: '100307',
        lastSeen: time([-1, '11:30']),
        description: '班次清点时工具箱缺少10 mm套筒。/ 10 mm socket missing at the shift count.',
        searchLog: [
          {
            time: time([-1, '17:20']),
            area: '左主轮舱 / LH wheel well',
            who: '100307 郑凯 / Zheng Kai',
            result: '未找到 / Not found',
          },
        ],
        aircraftBlock: true,
        status: 'SEARCHING',
      },
    },
  ]
  await seedRecords(services, lostReport, seedingDay, lost)
}
