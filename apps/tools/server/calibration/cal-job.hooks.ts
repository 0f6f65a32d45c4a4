import { Refusal } from '@apron/contract/errors/refusal'
import { wireDate } from '@apron/contract/wire/formats/wire-time'
import type { RecordHooks } from '@apron/server-kit/records/described/record-hooks'
import type { calJob } from '../../contract/cal-job.ts'
import { TOOLS_ERRORS } from '../../contract/tools.errors.ts'
import { TOOL_STATES } from '../../contract/tools.values.ts'
import { lockTools, moveTool, type StoredTool } from '../ledger/tool.store.ts'

/** Returns true for tools in stock, and for tools in quarantine only because their calibration expired. */
const isForCal = ({ status, holdReason }: StoredTool) =>
  status === 'IN_STOCK' || status === 'LIMITED' || (status === 'QUARANTINE' && holdReason === 'CAL_OVERDUE')

export const calJobHooks = (): RecordHooks<(typeof calJob)['fields']> => ({
  async check({ trx, values, context }) {
    await lockTools(trx, context.site, values.tools)
  },

  async onAction({ action, trx, before, context, by, now }) {
    if (action !== 'send') return undefined
    const move = { to: 'AT_CAL', action, by, at: now, remark: before.caNo } as const
    for (const tool of await lockTools(trx, context.site, before.tools)) {
      if (!isForCal(tool)) {
        const state = TOOL_STATES[tool.status][context.language]
        throw new Refusal(TOOLS_ERRORS.notForCal, { asset: tool.assetNo, state })
      }
      await moveTool(trx, tool, move)
    }
    return { sentDate: wireDate(now) }
  },
})
