import type { ToolStatusService } from '@apron/contract/neighbours/tool-status'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { recordsWhere, recordsWith } from '@apron/server-kit/records/list-records'
import { sql } from 'kysely'
import { assetsOut, loan } from '../contract/loan.ts'
import { lostReport } from '../contract/lost-report.ts'
import { tool } from '../contract/tool.ts'

const ofAircraft = (acReg: string) => sql<boolean>`ac_reg = ${acReg} and aircraft_block`

/** Tells other applications which tools keep an aircraft or its cards from being released. */
export const toolStatus = ({ db }: Pick<PluginServices, 'db'>): ToolStatusService => ({
  async openItems({ acReg, cardNos }) {
    const loans = await recordsWith(db, loan, 'cardNo', cardNos, { orderBy: ['loanNo'] })
    const lost = await recordsWhere(db, lostReport, ofAircraft(acReg), { orderBy: ['ltNo'] })
    const open = loans.filter(({ status }) => status !== 'CLOSED')
    const cardOf = new Map(open.flatMap(each => assetsOut(each).map(asset => [asset, each.cardNo] as const)))
    const lostAssets = new Set(lost.map(({ assetNo }) => assetNo))
    const assets = [...new Set([...lostAssets, ...cardOf.keys()])]
    const tools = await recordsWith(db, tool, 'assetNo', assets)
    const byAsset = new Map(tools.map(each => [each.assetNo, each]))
    return assets.map(assetNo => {
      const { nameZh, nameEn } = byAsset.get(assetNo) ?? { nameZh: assetNo, nameEn: assetNo }
      const isLost = lostAssets.has(assetNo)
      return {
        assetNo,
        title: { zh: nameZh, en: nameEn || nameZh },
        cardNo: cardOf.get(assetNo) ?? null,
        kind: isLost ? 'LOST' : 'ON_LOAN',
        aircraftBlocked: isLost,
      }
    })
  },
})
