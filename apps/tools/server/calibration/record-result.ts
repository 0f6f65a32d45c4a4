import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { wireDate, wireTime } from '@apron/contract/wire/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { createAct } from '@apron/server-kit/records/act-on-record'
import { findRecord } from '@apron/server-kit/records/list-records'
import { requireFileKinds } from '@apron/server-kit/records/record-checks'
import { fileKindOf, historyOf } from '@apron/server-kit/records/record-hooks'
import type { StoredOf } from '@apron/server-kit/records/record-table'
import { requireCalendarDate } from '@apron/server-kit/time/calendar-date'
import type { Kysely } from 'kysely'
import { type CalResultBody, calJob } from '../../contract/cal-job.ts'
import { nextDue } from '../../contract/rules/next-due.ts'
import { TOOLS_ERRORS } from '../../contract/tools.errors.ts'
import type { CalResult, ToolState } from '../../contract/tools.values.ts'
import { loansOfTool } from '../desk/loan.store.ts'
import { lockTools, moveTool, type StoredTool, typesOf } from '../ledger/tool.store.ts'
import { CA_FAILED } from '../tools.events.ts'
import type { ToolsTables } from '../tools.tables.ts'

type Found = StoredOf<(typeof calJob)['fields']> & { readonly site_code: string }

const STATE_AFTER: Readonly<Record<CalResult, ToolState>> = {
  PASS: 'IN_STOCK',
  ADJUSTED: 'IN_STOCK',
  LIMITED: 'LIMITED',
  FAIL: 'QUARANTINE',
}

/** Names the task of having a tool calibrated, which its result ends. */
const calibrationTask = (toolId: string) => `tools.calibration ${toolId}`

/** Records the result of one tool: its state, next due date and certificate, and after a failure the cards it was used on. */
export function resultRecorder(services: PluginServices) {
  const { messages, files, clock } = services
  const act = createAct<unknown, Found, Found['status'], 'result', 'result', Record<string, unknown>>(
    services,
    {
      table: calJob.table,
      history: historyOf(calJob),
      otherSite: SERVER_ERRORS.otherSiteRecord,
      async lock(trx, id, context) {
        const found = await findRecord(trx, calJob, { id, sites: callerOf(context).sites, lock: true })
        if (found === null) throw new Refusal(SERVER_ERRORS.notFound)
        return { ...found, site_code: found.siteCode }
      },
      judge(_action, { status }) {
        if (status !== 'SENT') throw new Refusal(SERVER_ERRORS.notAllowedInState)
        return status
      },
      rightOf: () => 'tools:cal:record',
      notify: async () => undefined,
    },
  )

  /** Returns the loans since the last good calibration, and tells the quality auditors. */
  async function trace(trx: Kysely<unknown>, job: Found, { asset_no, last_cal }: StoredTool, by: string) {
    const used = await loansOfTool(trx, asset_no, last_cal)
    const cards = new Set(used.flatMap(({ card_no }) => (card_no === '' ? [] : [card_no])))
    await messages.publish(trx, CA_FAILED, {
      site: job.site_code,
      to: [{ posts: ['QA_AUDITOR'], site: job.site_code }],
      by,
      values: { id: job.id, asset: asset_no, n: String(cards.size) },
    })
    return used.map(({ loan_no, card_no, ac_reg, out_time }) => ({
      assetNo: asset_no,
      loanNo: loan_no,
      cardNo: card_no,
      acReg: ac_reg,
      outTime: out_time === null ? '' : wireTime(out_time),
    }))
  }

  return async (body: CalResultBody, context: CallContext): Promise<void> => {
    const { assetNo, result, asFound, asLeft, deviation, certNo, certDate, certFile, cost, currency } = body
    requireCalendarDate(certDate)
    requireFileKinds({ certFiles: calJob.fields.certFiles }, { certFiles: [certFile] })
    if (certDate > wireDate(clock.now())) throw new Refusal(TOOLS_ERRORS.certInFuture)
    await act('result', body, context, async ({ trx, found: job, person, now }) => {
      const isPart = job.tools.some(line => line.assetNo === assetNo)
      if (!isPart || job.results.some(line => line.assetNo === assetNo)) {
        throw new Refusal(TOOLS_ERRORS.notInJob, { asset: assetNo })
      }
      const by = person.userCode
      const [tool] = await lockTools(trx, context.site, [assetNo])
      if (tool === undefined) throw new Refusal(TOOLS_ERRORS.toolUnknown, { asset: assetNo })
      const interval = (await typesOf(trx, [tool.type_no])).get(tool.type_no)?.interval ?? 0
      const isGood = result !== 'FAIL'
      const due = isGood ? nextDue(certDate, interval) : tool.cal_due
      const certFiles = [...job.certFiles, certFile]
      await files.link(
        trx,
        { kind: fileKindOf(calJob), id: job.id },
        certFiles.map(({ url }) => url),
        person,
      )
      await moveTool(trx, tool, {
        to: STATE_AFTER[result],
        action: 'result',
        by,
        at: now,
        remark: `${job.caNo} · ${certNo}`,
        holdReason: isGood ? null : 'CAL_FAILED',
      })
      await trx
        .withTables<ToolsTables>()
        .updateTable('tools_tool')
        .set({
          cert_file: JSON.stringify([certFile]),
          ...(isGood ? { cal_due: due, last_cal: certDate, told_lead: null } : {}),
        })
        .where('id', '=', tool.id)
        .execute()
      await messages.taskEnded(trx, calibrationTask(tool.id), isGood ? 'success' : 'failed')
      const line = {
        assetNo,
        result,
        asFound,
        asLeft,
        deviation,
        certNo,
        certDate,
        nextDue: due,
        cost,
        currency,
      }
      const results = [...job.results, line]
      const traced = isGood ? [] : await trace(trx, job, tool, by)
      return {
        remark: assetNo,
        ...(results.length === job.tools.length ? { to: 'DONE' } : {}),
        columns: {
          results: JSON.stringify(results),
          cert_files: JSON.stringify(certFiles),
          trace: JSON.stringify([...job.trace, ...traced]),
        },
      }
    })
  }
}
