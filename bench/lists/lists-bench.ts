import { defineCall } from '@apron/contract/calls/define-call'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import type { DemoProcess } from '@apron/server/test/stores/demo-process'
import { type FlowFigure, flowTable, msText, multipleOf } from '../flow/flow-table.ts'
import { medianTimes } from '../flow/timing.ts'
import { machine } from '../machine.ts'
import { onPostgres } from '../on-postgres.ts'
import {
  CHECK_ORDERS,
  type LargeList,
  type ManyOrders,
  openManyOrders,
  RECTIFICATIONS,
} from './many-orders.ts'

/** Manager of quality assurance, who sees all orders of the site. */
const MANAGER = '100103'
/** Head of workshop 1, who sees the orders of the department. */
const HEAD = '100303'
const DEPARTMENT = `'D0501'`
const ROWS = 20_000
/** Maximum time of the first page, as a multiple of the database alone. */
const BUDGET = 3
const REPEATS = 30

interface FirstPage {
  readonly current: 1
  readonly size: number
  readonly queryCriteria: { readonly awaitingMe?: boolean }
}

/** Reads the first page of a list of safetyQuality. */
const firstPageOf = (record: string, resource: string) =>
  defineCall<{ body: FirstPage; data: unknown }>({
    id: `bench.${record}`,
    method: 'POST',
    path: `/api/safety-inspection/${record}/queryPage`,
    access: { resource },
    failures: 'in-place',
  })

interface MeasuredList {
  readonly name: string
  readonly list: LargeList
  readonly call: ReturnType<typeof firstPageOf>
  /** Column of the department. */
  readonly dept: string
}

const LISTS: readonly MeasuredList[] = [
  {
    name: 'check orders',
    list: CHECK_ORDERS,
    call: firstPageOf('checkOrder', 'safetyQuality:check:view'),
    dept: 'checked_dept',
  },
  {
    name: 'rectification orders',
    list: RECTIFICATIONS,
    call: firstPageOf('rectification', 'safetyQuality:ro:view'),
    dept: 'resp_dept',
  },
]

/**
 * Measures the lists of check orders and rectification orders with 20,000 rows each on PostgreSQL. Resolves with true
 * if the first page keeps its budget; false also without PostgreSQL.
 */
export function benchLists(runs: number): Promise<boolean> {
  return onPostgres(async (server, databaseUrl) => {
    const store = await openManyOrders(databaseUrl)
    try {
      for (const { list } of LISTS) await store.fill(list, ROWS)
      const measured = []
      for (const each of LISTS) measured.push(await measure(server, store, runs, each))
      const figures = measured.flatMap(each => each.figures)
      process.stdout.write(`${machine()}\nMedians of ${runs} runs\n\n${flowTable(figures)}\n`)
      return measured.every(({ holds }) => holds)
    } finally {
      await store.close()
    }
  })
}

const toFigure = (name: string, ms: number, reference?: number): FlowFigure => ({
  name,
  value: msText(ms, 2),
  multiple: reference === undefined ? '' : multipleOf(ms, reference, 'the bare query'),
})

/** Measures first pages over HTTP, alternating with bare SQL over the same indexes. */
async function measure(
  server: DemoProcess,
  store: ManyOrders,
  runs: number,
  { name, list, call, dept }: MeasuredList,
): Promise<{ readonly figures: FlowFigure[]; readonly holds: boolean }> {
  const [manager, head] = [await server.as(MANAGER), await server.as(HEAD)]
  async function firstPage(person: PortalClient, queryCriteria: FirstPage['queryCriteria'] = {}) {
    const { envelope } = await person.call(call, { body: { current: 1, size: 20, queryCriteria } })
    if (!envelope.success) throw new Error(`The list of ${name} was not answered.`)
  }
  const variants = [
    () => store.barePage(list),
    () => firstPage(manager),
    () => firstPage(manager, { awaitingMe: true }),
    () => store.barePage(list, `${dept} = ${DEPARTMENT}`),
    () => firstPage(head),
  ]
  await medianTimes(REPEATS, variants)
  const [bare = 0, all = 0, awaiting = 0, bareOwn = 0, ownDepartment = 0] = await medianTimes(
    REPEATS * runs,
    variants,
  )
  return {
    holds: all / bare <= BUDGET && ownDepartment / bareOwn <= BUDGET,
    figures: [
      toFigure(`bare indexed query, first page and number of ${ROWS.toLocaleString('en')} ${name}`, bare),
      toFigure('the list over HTTP', all, bare),
      toFigure('what waits for the manager, over HTTP', awaiting, bare),
      toFigure(`bare indexed query, ${name} of one department`, bareOwn),
      toFigure('the list of its head over HTTP', ownDepartment, bareOwn),
    ],
  }
}
