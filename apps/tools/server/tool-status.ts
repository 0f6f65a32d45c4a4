import type { OpenTool, ToolStatusService } from '@apron/contract/neighbours/tool-status'
import { PREPARED } from '@apron/server-kit/db/prepared'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { sql } from 'kysely'

type Found = Pick<OpenTool, 'assetNo' | 'title' | 'cardNo'> & { readonly isLost: boolean }

/** Offers other applications the tools that block the release of an aircraft or its cards, lost ones first. */
export const toolStatus = ({ db }: Pick<PluginServices, 'db'>): ToolStatusService => ({
  async openItems({ acReg, cardNos }) {
    const { rows } = await sql<Found>`
      with lost as (
        select asset_no, min(lt_no) as no from tools_lost
         where ac_reg = ${acReg} and aircraft_block and del_flag = 0
         group by asset_no
      ), loaned as (
        select item->>'assetNo' as asset_no, max(card_no) as card_no, min(loan_no) as no
          from tools_loan, jsonb_array_elements(items) item
         where card_no = any(${[...cardNos]}::text[]) and status <> 'CLOSED' and del_flag = 0
           and not returns @> jsonb_build_array(jsonb_build_object('assetNo', item->'assetNo'))
         group by 1
      )
      select asset_no as "assetNo", loaned.card_no as "cardNo", lost.no is not null as "isLost",
             json_build_object('zh', coalesce(name_zh, asset_no), 'en', coalesce(nullif(name_en, ''), name_zh, asset_no)) as title
        from lost full join loaned using (asset_no)
        -- By the index for each of the few, whatever the planner expects of the lines of loans.
        left join lateral (
          select name_zh, name_en from tools_tool where tools_tool.asset_no = coalesce(lost.asset_no, loaned.asset_no) limit 1
        ) tool on true
       order by lost.no, loaned.no, asset_no ${PREPARED}`.execute(db)
    return rows.map(({ assetNo, title, cardNo, isLost }) => {
      return { assetNo, title, cardNo, kind: isLost ? 'LOST' : 'ON_LOAN', aircraftBlocked: isLost }
    })
  },
})
