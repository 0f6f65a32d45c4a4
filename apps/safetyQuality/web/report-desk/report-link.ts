import type { DeskRow } from '../../contract/reports/report.entities.ts'

/** Where a report is read: a tab of its own, named after its number. */
export function reportLink({ id, number }: Pick<DeskRow, 'id' | 'number'>) {
  const query = new URLSearchParams({
    id,
    multipleTabs: '1',
    ...(number === null ? {} : { viewTitle: number }),
  })
  return `/safetyQuality/reportDetail?${query.toString()}` as const
}
