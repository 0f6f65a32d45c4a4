import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { seedRecords } from '@apron/server-kit/records/described/seed-records'
import { siteDay } from '@apron/server-kit/time/site-day'
import { calJob } from '../../contract/cal-job.ts'

/** Seeds a calibration job with one tool at the laboratory Hengzhun Metrology. */
export async function seedCalibration(services: PluginServices, seedingDay: Date): Promise<void> {
  await seedRecords(services, calJob, seedingDay, [
    {
      site: 'CAN',
      by: '100503',
      at: [-8, '10:30'],
      values: {
        kind: 'EXTERNAL',
        lab: 'SU-0X103',
        planned: siteDay(seedingDay, -7),
        sentDate: siteDay(seedingDay, -6),
        tools: [{ assetNo: 'EL-0103' }],
        status: 'SENT',
      },
    },
  ])
}
