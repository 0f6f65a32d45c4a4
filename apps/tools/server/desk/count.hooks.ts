import { Refusal } from '@apron/contract/errors/refusal'
import { wireDate, wireTime } from '@apron/contract/wire/formats/wire-time'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { RecordHooks } from '@apron/server-kit/records/described/record-hooks'
import { recordsOf, recordsWith } from '@apron/server-kit/records/list-records'
import { sql } from 'kysely'
import type { countSheet } from '../../contract/count-sheet.ts'
import { lostReport } from '../../contract/lost-report.ts'
import { isCountCovered } from '../../contract/rules/count.ts'
import { tool } from '../../contract/tool.ts'
import { TOOLS_ERRORS } from '../../contract/tools.errors.ts'
import { CRIBS } from '../../contract/tools.values.ts'
import { findTool } from '../ledger/tool.store.ts'

export const countHooks = ({ clock }: PluginServices): RecordHooks<(typeof countSheet)['fields']> => ({
  async check({ trx, values: { crib, shift, differences }, before, context }) {
    if (CRIBS[crib].site !== context.site) throw new Refusal(TOOLS_ERRORS.cribOfOtherSite)
    for (const { assetNo: asset, lostNo } of differences) {
      if ((await findTool(trx, context.site, asset)) === null) {
        throw new Refusal(TOOLS_ERRORS.toolUnknown, { asset })
      }
      if (lostNo === '') continue
      const reports = await recordsWith(trx, lostReport, 'ltNo', [lostNo])
      if (reports[0]?.assetNo !== asset) throw new Refusal(TOOLS_ERRORS.lostReportUnknown, { no: lostNo })
    }
    const { expected } = await recordsOf(trx, tool)
      .select(sql<number>`count(*)::int`.as('expected'))
      .where('crib', '=', crib)
      .where('status', '=', 'IN_STOCK')
      .executeTakeFirstOrThrow()
    return { expected, sheet: before?.sheet ?? `${crib} ${shift} ${wireDate(clock.now())}` }
  },

  async onAction({ before, by, now }) {
    if (!isCountCovered(before.expected, before)) {
      const counts = { expected: String(before.expected), counted: String(before.counted) }
      throw new Refusal(TOOLS_ERRORS.countNotCovered, counts)
    }
    return { signedBy: by, signedTime: wireTime(now) }
  },
})
