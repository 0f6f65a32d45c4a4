import { Refusal } from '@apron/contract/errors/refusal'
import { wireDate } from '@apron/contract/wire/wire-time'
import { callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { RecordHooks } from '@apron/server-kit/records/record-hooks'
import type { calJob } from '../../contract/cal-job.ts'
import { TOOLS_ERRORS } from '../../contract/tools.errors.ts'
import { TOOL_STATES } from '../../contract/tools.values.ts'
import { lockTools, moveTool, type StoredTool } from '../ledger/tool.store.ts'

type Fields = (typeof calJob)['fields']

const assetsOf = (lines: readonly { readonly assetNo: string }[]) => lines.map(({ assetNo }) => assetNo)

/** Tools in stock, and those that are in quarantine for nothing but an expired calibration. */
const isForCal = ({ status, hold_reason }: StoredTool) =>
  status === 'IN_STOCK' || status === 'LIMITED' || (status === 'QUARANTINE' && hold_reason === 'CAL_OVERDUE')

export const calJobHooks = (_services: PluginServices): RecordHooks<Fields> => ({
  async check({ trx, values, context }) {
    await lockTools(trx, context.site, assetsOf(values.tools))
  },

  async acted({ action, trx, before, context, now }) {
    if (action !== 'send') return undefined
    const tools = await lockTools(trx, context.site, assetsOf(before.tools))
    for (const tool of tools) {
      if (!isForCal(tool)) {
        const state = TOOL_STATES[tool.status][context.language]
        throw new Refusal(TOOLS_ERRORS.notForCal, { asset: tool.asset_no, state })
      }
      const by = callerOf(context).userCode
      await moveTool(trx, tool, { to: 'AT_CAL', action: 'send', by, at: now, remark: before.caNo })
    }
    return { sentDate: wireDate(now) }
  },
})
