import { Refusal } from '@apron/contract/errors/refusal'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { insertRecord } from '@apron/server-kit/records/insert-record'
import { lostReport } from '../../contract/lost-report.ts'
import { TOOLS_ERRORS } from '../../contract/tools.errors.ts'
import type { Db } from '../ledger/tool.store.ts'
import { LT_OPEN } from '../tools.events.ts'

/** Departments that are notified of a lost tool, in addition to the borrower's foreman. */
const TOOLING = 'D09'
const PLANNING = 'D04'

/** Returns the key of the message task to search for a lost tool. */
export const lostTask = (reportId: string) => `tools.lost ${reportId}`

interface LostTool {
  readonly site: string
  readonly by: string
  readonly assetNo: string
  readonly acReg: string
  readonly dept: string | null
}

/** Notifies the tooling manager, the quality auditors, the foreman and the planners that an aircraft is blocked. */
export async function notifyLost(services: PluginServices, trx: Db, id: string, lost: LostTool) {
  const { site, by, assetNo: asset, acReg: reg, dept } = lost
  await services.messages.publish(trx, LT_OPEN, {
    site,
    to: [
      { roles: ['MANAGER'], within: TOOLING, site },
      { posts: ['QA_AUDITOR'], site },
      { roles: ['SUPPORT'], within: PLANNING, site },
      ...(dept === null ? [] : [{ posts: ['LEAD_MECH'], within: dept, site }]),
    ],
    by,
    values: { id, asset, reg },
    task: lostTask(id),
  })
}

interface MissingPiece extends Omit<LostTool, 'dept'> {
  readonly at: Date
  readonly description: string
  readonly borrower: string
}

/** Opens a report for a missing piece of a returned tool. The tool itself stays in quarantine. @returns its id */
export async function reportMissingPiece(
  services: PluginServices,
  trx: Db,
  piece: MissingPiece,
): Promise<string> {
  const { site, by, at, ...values } = piece
  const isAircraft = new RegExp(lostReport.fields.acReg.pattern ?? '').test(values.acReg)
  if (!isAircraft || values.description.trim() === '') throw new Refusal(TOOLS_ERRORS.aircraftNeeded)
  const inside = services.in(trx)
  const record = { site, by, at, values: { ...values, aircraftBlock: true } }
  const id = await insertRecord(inside, lostReport, record)
  const [borrower] = await inside.people.byCodes([values.borrower])
  await notifyLost(services, trx, id, { site, by, ...values, dept: borrower?.deptCode ?? null })
  return id
}
