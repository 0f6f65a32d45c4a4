import type { DeskRow } from '../../contract/reports/report.entities.ts'

/** Returns the link to a report in its own tab, titled by its number. */
export function reportLink({ id, number }: Pick<DeskRow, 'id' | 'number'>) {
  const query = new URLSearchParams({
    id,
    multipleTabs: '1',
    ...(number === null ? {} : { viewTitle: number }),
  })
  return `/safetyQuality/reportDetail?${query.toString()}` as const
}
