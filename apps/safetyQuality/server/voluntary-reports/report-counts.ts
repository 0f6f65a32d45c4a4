import { wireDate } from '@apron/contract/wire/formats/wire-time'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { siteDay } from '@apron/server-kit/time/site-day'
import { type RawBuilder, sql } from 'kysely'
import type { ReportCounts } from '../../contract/reports/report.entities.ts'
import { publishableCount } from '../../contract/rules/reports/small-groups.ts'

const YEAR_DAYS = 365

/**
 * Returns the counts of the 365 days before today, or null for small ones. Excludes today, because a growing count
 * would show when a report arrived.
 */
export async function reportCounts({ db, clock }: PluginServices): Promise<ReportCounts> {
  const from = siteDay(clock.now(), -YEAR_DAYS)
  const today = wireDate(clock.now())
  const count = async (query: RawBuilder<{ count: number }>) => {
    const { rows } = await query.execute(db)
    return publishableCount(rows[0]?.count ?? 0)
  }
  return {
    received: await count(sql`
      select count(*)::int as count from safety_quality_report
      where received_on >= ${from}::date and received_on < ${today}::date`),
    closed: await count(sql`
      select count(distinct report_id)::int as count from safety_quality_report_step
      where kind = 'CLOSED' and on_day >= ${from}::date and on_day < ${today}::date`),
    published: await count(sql`
      select count(*)::int as count from safety_quality_library_entry
      where published and del_flag = 0
        and create_time >= ${from}::date and create_time < ${today}::date`),
  }
}
