import { defineCall } from '@apron/contract/calls/define-call'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { serveCall } from '@apron/server-kit/calls/serve-call'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import type { ProcessNews } from '@apron/server-kit/processes/record-process'
import { type Kysely, sql } from 'kysely'
import { Type } from 'typebox'
import { purchaseRequest } from './demo-forms.ts'

const Submit = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  total: Type.String(),
  /** True makes the change fail after the process was started. */
  isBroken: Type.Boolean(),
})
const Request = Type.Object({
  state: Type.String(),
  /** Number of times an outcome was applied. */
  posted: Type.Integer(),
  /** States of the demand lines of the request. */
  lines: Type.Array(Type.String()),
  processes: Type.Array(Type.Object({ insId: Type.String(), serial: Type.String(), state: Type.String() })),
})
type StockRequest = {
  state: string
  posted: number
  lines: string[]
  processes: { insId: string; serial: string; state: string }[]
}

/** Makes a purchase request with its demand lines and submits it for approval, in one transaction. */
export const submitRequest = defineCall<{
  body: { id: string; kind: string; total: string; isBroken: boolean }
  data: string
}>({ id: 'stock.submit', method: 'POST', path: '/api/stock/submit' })

export const getRequest = defineCall<{ query: { id: string }; data: StockRequest }>({
  id: 'stock.request',
  method: 'GET',
  path: '/api/stock/request',
})

/** State of a request and its demand lines after each outcome. */
const STATES = {
  agreed: ['APPROVED', 'ORDERED'],
  refused: ['REFUSED', 'OPEN'],
  rejected: ['REJECTED', 'IN_PR'],
  resubmitted: ['SUBMITTED', 'IN_PR'],
  withdrawn: ['DRAFT', 'IN_PR'],
} as const

/** Fault injected after the writes of the next outcomes: throw, send an invalid statement, or never return. */
export type StockFault = 'throws' | 'breaksTransaction' | (() => Promise<never>) | null

export interface StockPlugin {
  readonly plugin: ServerPlugin
  /** Every outcome received, including those rolled back. */
  readonly received: ProcessNews[]
  fault: StockFault
}

/** @param readers people who may read its requests, in addition to those the process knows */
export function stockPlugin(readers: readonly string[] = []): StockPlugin {
  const stock: StockPlugin = { plugin: { ...PLUGIN, routes, processes }, received: [], fault: null }

  function processes() {
    const recordProcess = {
      outcome,
      mayRead: async (_: string, context: Parameters<typeof callerOf>[0]) =>
        readers.includes(callerOf(context).userCode),
    }
    return { prAmount: recordProcess, stockRelease: recordProcess }
  }

  async function outcome(trx: Kysely<unknown>, news: ProcessNews): Promise<void> {
    stock.received.push(news)
    const id = news.recordId ?? news.businessKey
    const [state, line] = STATES[news.outcome]
    await sql`update stock_request set state = ${state}, posted = posted + 1 where id = ${id}`.execute(trx)
    await sql`update stock_line set state = ${line} where request_id = ${id}`.execute(trx)
    if (stock.fault === 'throws') throw new Error('the ledger is closed')
    if (stock.fault === 'breaksTransaction') await sql`select * from stock_nothing`.execute(trx)
    if (typeof stock.fault === 'function') await stock.fault()
  }

  return stock
}

const PLUGIN = {
  name: 'stock',
  migrations: {
    '0001-requests': {
      async up(db: Kysely<unknown>) {
        await sql`create table stock_request (id text primary key, state text not null, posted integer not null)`.execute(
          db,
        )
        await sql`create table stock_line (request_id text not null, state text not null)`.execute(db)
      },
    },
  },
  processTemplates: [{ kind: 'stockRelease', folder: new URL('./stockRelease/', import.meta.url) }],
}

const formOf = (kind: string, id: string, total: string) =>
  kind === 'prAmount'
    ? purchaseRequest(total, { prNo: id })
    : { srNo: id, reason: '车间领用备件，请审批出库' }

function routes(services: PluginServices) {
  return [
    serveCall(submitRequest, { body: Submit, data: Type.String() }, async ({ body }, context) =>
      services.db.transaction().execute(async trx => {
        const { id, kind, total, isBroken } = body
        await sql`
          insert into stock_request (id, state, posted) values (${id}, 'SUBMITTED', 0)
          on conflict (id) do update set state = 'SUBMITTED'`.execute(trx)
        await sql`insert into stock_line (request_id, state) values (${id}, 'IN_PR'), (${id}, 'IN_PR')`.execute(
          trx,
        )
        const values = formOf(kind, id, total)
        const { insId } = await services.processes.start(trx, { kind, recordId: id, values }, context)
        if (isBroken) throw new Error('the change broke off')
        return insId
      }),
    ),
    serveCall(getRequest, { query: Type.Object({ id: Type.String() }), data: Request }, async ({ query }) => {
      const { rows } = await sql<{ state: string; posted: number }>`
        select state, posted from stock_request where id = ${query.id}`.execute(services.db)
      const [request] = rows
      if (request === undefined) throw new Refusal(SERVER_ERRORS.notFound)
      const lines = await sql<{ state: string }>`
        select state from stock_line where request_id = ${query.id}`.execute(services.db)
      const processes = [
        ...(await services.processes.of(services.db, 'prAmount', query.id)),
        ...(await services.processes.of(services.db, 'stockRelease', query.id)),
      ]
      return { ...request, lines: lines.rows.map(({ state }) => state), processes: [...processes] }
    }),
  ]
}
