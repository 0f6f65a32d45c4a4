import type { OpenTool, ToolStatusService } from '@apron/contract/neighbours/tool-status'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { ToolsTables } from './tools.tables.ts'

/** Tells other applications which tools keep an aircraft or its cards from being released. */
export const toolStatus = ({ db }: Pick<PluginServices, 'db'>): ToolStatusService => ({
  async openItems({ acReg, cardNos }) {
    const tables = db.withTables<ToolsTables>()
    const loans =
      cardNos.length === 0
        ? []
        : await tables
            .selectFrom('tools_loan')
            .select(['card_no', 'items', 'returns'])
            .where('del_flag', '=', 0)
            .where('status', '!=', 'CLOSED')
            .where('card_no', 'in', [...cardNos])
            .orderBy('loan_no')
            .execute()
    const lost = await tables
      .selectFrom('tools_lost')
      .select('asset_no')
      .where('del_flag', '=', 0)
      .where('ac_reg', '=', acReg)
      .where('aircraft_block', '=', true)
      .orderBy('lt_no')
      .execute()
    const cardOf = new Map(
      loans.flatMap(({ card_no, items, returns }) => {
        const back = new Set(returns.map(({ assetNo }) => assetNo))
        return items.flatMap(({ assetNo }) => (back.has(assetNo) ? [] : [[assetNo, card_no] as const]))
      }),
    )
    const lostAssets = new Set(lost.map(({ asset_no }) => asset_no))
    const assets = [...new Set([...lostAssets, ...cardOf.keys()])]
    if (assets.length === 0) return []
    const tools = await tables
      .selectFrom('tools_tool')
      .select(['asset_no', 'name_zh', 'name_en'])
      .where('asset_no', 'in', assets)
      .execute()
    const titles = new Map(
      tools.map(({ asset_no, name_zh, name_en }) => [asset_no, { zh: name_zh, en: name_en || name_zh }]),
    )
    return assets.map((assetNo): OpenTool => {
      const isLost = lostAssets.has(assetNo)
      return {
        assetNo,
        title: titles.get(assetNo) ?? { zh: assetNo, en: assetNo },
        cardNo: cardOf.get(assetNo) ?? null,
        kind: isLost ? 'LOST' : 'ON_LOAN',
        aircraftBlocked: isLost,
      }
    })
  },
})
