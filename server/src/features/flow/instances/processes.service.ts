import { randomUUID } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { FlowStatus } from '@apron/contract/flow/flow'
import type { ProcessesService, ProcessOfRecord } from '@apron/server-kit/processes/processes-service'
import { type Kysely, sql } from 'kysely'
import { processStatus } from '../lists/process-status.ts'
import type { FlowDeps } from './flow-deps.ts'
import { beginProcess } from './start-process.service.ts'

/** Process service for the server parts of applications. */
export function processesService(deps: FlowDeps): ProcessesService {
  const { recordProcesses, templates, nextSerial } = deps
  return {
    async start(trx, { kind, recordId, values }, context) {
      const newest = await templates.newest(trx, kind)
      if (newest === null || !recordProcesses.has(kind))
        throw new Error(`No application has taken over ${kind}`)
      if (await isPostingLeft(trx, kind, recordId)) throw new Refusal(SERVER_ERRORS.flowRuns)
      const id = randomUUID()
      const takeSerial = () => nextSerial(trx)
      await beginProcess(trx, deps, { id, takeSerial, values, ...newest, recordId }, context)
      const [started] = await processesOf(trx, kind, recordId, id)
      if (started === undefined) throw new Error('The process that was started is not there')
      return started
    },
    of: (db, kind, recordId) => processesOf(db, kind, recordId),
  }
}

/** Returns true if the outcome of the record's last process is not yet posted. */
async function isPostingLeft(db: Kysely<unknown>, kind: string, recordId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from flow_posting g join flow_instance i on i.id = g.instance_id
     where i.kind = ${kind} and i.record_id = ${recordId} limit 1`.execute(db)
  return rows.length > 0
}

/** @param only restricts the result to this process id */
async function processesOf(
  db: Kysely<unknown>,
  kind: string,
  recordId: string,
  only: string | null = null,
): Promise<ProcessOfRecord[]> {
  const { rows } = await sql<{ id: string; serial: string; state: FlowStatus }>`
    select i.id, i.serial, ${processStatus} as state from flow_instance i
     where i.kind = ${kind} and i.record_id = ${recordId} and (${only}::text is null or i.id = ${only})
     order by i.started_at desc, i.serial desc`.execute(db)
  return rows.map(({ id, serial, state }) => ({ insId: id, serial, state }))
}
