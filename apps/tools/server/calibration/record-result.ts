import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { pick } from '@apron/contract/records/pick'
import { wireDate } from '@apron/contract/wire/formats/wire-time'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { createDescribedAct } from '@apron/server-kit/records/described/act-on-described'
import { requireFileKinds } from '@apron/server-kit/records/described/record-checks'
import type { StoredOf } from '@apron/server-kit/records/described/record-table'
import { setColumns } from '@apron/server-kit/records/set-columns'
import { requireCalendarDate } from '@apron/server-kit/time/calendar-date'
import { type CalResultBody, calJob } from '../../contract/cal-job.ts'
import { nextDue } from '../../contract/rules/next-due.ts'
import { tool as toolRecord } from '../../contract/tool.ts'
import { TOOLS_ERRORS } from '../../contract/tools.errors.ts'
import type { CalResult, ToolState } from '../../contract/tools.values.ts'
import { loansOfTool } from '../desk/loan.store.ts'
import { type Db, lockTool, moveTool, type StoredTool, typesOf } from '../ledger/tool.store.ts'
import { CA_FAILED } from '../tools.events.ts'

type Job = StoredOf<(typeof calJob)['fields']>

const STATE_AFTER: Readonly<Record<CalResult, ToolState>> = {
  PASS: 'IN_STOCK',
  ADJUSTED: 'IN_STOCK',
  LIMITED: 'LIMITED',
  FAIL: 'QUARANTINE',
}

/** Returns the key of the message task to calibrate a tool, which its result closes. */
export const calibrationTask = (toolId: string) => `tools.calibration ${toolId}`

/** Records the result of one tool: state, due date, certificate; after a failure its cards. */
export function resultRecorder(services: PluginServices) {
  const { messages, clock } = services
  const act = createDescribedAct(services, calJob, {
    authorize(_name, { status }) {
      if (status !== 'SENT') throw new Refusal(SERVER_ERRORS.notAllowedInState)
      return status
    },
    permissionOf: () => 'tools:cal:record',
  })

  /** Returns the loans since the last good calibration, and notifies the quality auditors. */
  async function trace(trx: Db, { id, siteCode: site }: Job, { assetNo, lastCal }: StoredTool, by: string) {
    const loansSince = await loansOfTool(trx, assetNo, lastCal)
    const cards = new Set(loansSince.map(({ cardNo }) => cardNo).filter(Boolean))
    await messages.publish(trx, CA_FAILED, {
      site,
      to: [{ posts: ['QA_AUDITOR'], site }],
      by,
      values: { id, asset: assetNo, n: String(cards.size) },
    })
    const lines = loansSince.map(loan => pick(loan, ['loanNo', 'cardNo', 'acReg', 'outTime']))
    return lines.map(line => Object.assign(line, { assetNo, outTime: line.outTime ?? '' }))
  }

  return async (body: CalResultBody, context: CallContext): Promise<void> => {
    const { id: _id, version: _version, certFile, ...line } = body
    const { assetNo, result, certDate, certNo } = line
    requireCalendarDate(certDate)
    requireFileKinds({ certFiles: calJob.fields.certFiles }, { certFiles: [certFile] })
    if (certDate > wireDate(clock.now())) throw new Refusal(TOOLS_ERRORS.certInFuture)
    await act('result', body, context, async ({ trx, found: job, person, now }) => {
      const isNamed = (each: { readonly assetNo: string }) => each.assetNo === assetNo
      if (!job.tools.some(isNamed) || job.results.some(isNamed)) {
        throw new Refusal(TOOLS_ERRORS.notInJob, { asset: assetNo })
      }
      const by = person.userCode
      const tool = await lockTool(trx, context.site, assetNo)
      const interval = (await typesOf(trx, [tool])).get(tool.typeNo)?.calIntervalMonths ?? 0
      const isGood = result !== 'FAIL'
      const calDue = isGood ? nextDue(certDate, interval) : tool.calDue
      await moveTool(trx, tool, {
        to: STATE_AFTER[result],
        action: 'result',
        by,
        at: now,
        remark: `${job.caNo} · ${certNo}`,
        values: {
          certFile: [certFile],
          ...(isGood ? { calDue, lastCal: certDate } : { holdReason: 'CAL_FAILED' }),
        },
      })
      if (isGood) await setColumns(trx, toolRecord.table, tool.id, { told_lead: null })
      await messages.taskEnded(trx, calibrationTask(tool.id), isGood ? 'success' : 'failed')
      const results = [...job.results, { ...line, nextDue: calDue }]
      const traced = isGood ? [] : await trace(trx, job, tool, by)
      return {
        remark: assetNo,
        ...(results.length === job.tools.length ? { to: 'DONE' } : {}),
        values: { results, certFiles: [...job.certFiles, certFile], trace: [...job.trace, ...traced] },
      }
    })
  }
}
