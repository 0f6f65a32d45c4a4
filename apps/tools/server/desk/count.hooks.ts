import { Refusal } from '@apron/contract/errors/refusal'
import { wireDate, wireTime } from '@apron/contract/wire/wire-time'
import { callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { RecordHooks } from '@apron/server-kit/records/record-hooks'
import type { Kysely } from 'kysely'
import type { countSheet } from '../../contract/count-sheet.ts'
import { isCountCovered } from '../../contract/rules/count.ts'
import { TOOLS_ERRORS } from '../../contract/tools.errors.ts'
import { CRIBS, type Crib } from '../../contract/tools.values.ts'
import { findTool } from '../ledger/tool.store.ts'
import type { ToolsTables } from '../tools.tables.ts'

async function toolsInStock(trx: Kysely<unknown>, crib: Crib): Promise<number> {
  const { count } = await trx
    .withTables<ToolsTables>()
    .selectFrom('tools_tool')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .where('crib', '=', crib)
    .where('status', '=', 'IN_STOCK')
    .where('del_flag', '=', 0)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const countHooks = ({ clock }: PluginServices): RecordHooks<(typeof countSheet)['fields']> => ({
  async check({ trx, values: { crib, differences }, context }) {
    if (CRIBS[crib].site !== context.site) throw new Refusal(TOOLS_ERRORS.cribOfOtherSite)
    for (const { assetNo: asset, lostNo } of differences) {
      if ((await findTool(trx, context.site, asset)) === null) {
        throw new Refusal(TOOLS_ERRORS.toolUnknown, { asset })
      }
      if (lostNo === '') continue
      const report = await trx
        .withTables<ToolsTables>()
        .selectFrom('tools_lost')
        .select('id')
        .where('lt_no', '=', lostNo)
        .where('asset_no', '=', asset)
        .executeTakeFirst()
      if (report === undefined) throw new Refusal(TOOLS_ERRORS.lostReportUnknown, { no: lostNo })
    }
  },

  async saved({ trx, id, values: { crib, shift }, before }) {
    await trx
      .withTables<ToolsTables>()
      .updateTable('tools_count')
      .set({
        expected: await toolsInStock(trx, crib),
        ...(before === null ? { sheet: `${crib} ${shift} ${wireDate(clock.now())}` } : {}),
      })
      .where('id', '=', id)
      .execute()
  },

  async acted({ before, context, now }) {
    const { expected, counted, differences } = before
    if (!isCountCovered(expected, counted, differences)) {
      throw new Refusal(TOOLS_ERRORS.countNotCovered, {
        expected: String(expected),
        counted: String(counted),
      })
    }
    return { signedBy: callerOf(context).userCode, signedTime: wireTime(now) }
  },
})
