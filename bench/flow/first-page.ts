import { pageFlowTasks } from '@apron/contract/flow/flow.calls'
import { startRequest } from '@apron/server/test/flow/flow-steps'
import type { MeasuredFlow } from '@apron/server/test/flow/measured-flow'
import type { DemoProcess } from '@apron/server/test/stores/demo-process'
import { type FlowFigure, msText, multipleOf } from './flow-table.ts'
import { medianTimes } from './timing.ts'

const BUYER = '100402'
/** The person with all of the tasks. */
const HEAD = '100401'
const OPEN_TASKS = 100_000
/** A decider of finance with only the tasks of the demo. */
const FINANCE = '100701'
/** Maximum time of the first page of 100,000, as a multiple of the database alone. */
const BUDGET = 2
const REPEATS = 30

/** Measures the first page of a to-do list with 100,000 tasks, through the server's code and by SQL alone. */
export async function measureFirstPage(
  server: DemoProcess,
  store: MeasuredFlow,
  runs: number,
): Promise<{ figures: FlowFigure[]; holds: boolean }> {
  const buyer = await server.as(BUYER)
  const head = await server.as(HEAD)
  const insId = await startRequest(buyer, '70000.00')
  await store.addLike(insId, OPEN_TASKS - (await store.openTasksOf(HEAD)))
  const open = await store.openTasksOf(HEAD)
  const overHttp = () =>
    head.call(pageFlowTasks, { body: { current: 1, size: 20, queryCriteria: { tab: 'approve' } } })
  const variants = [
    () => store.barePage(HEAD),
    () => store.firstPage(HEAD),
    overHttp,
    () => store.barePage(FINANCE),
    () => store.firstPage(FINANCE),
    () => store.menuCount(HEAD),
    () => store.nextTask(HEAD),
    () => store.version(HEAD),
  ]
  await medianTimes(REPEATS, variants)
  const [bare = 0, page = 0, http = 0, fewBare = 0, few = 0, menu = 0, next = 0, version = 0] =
    await medianTimes(REPEATS * runs, variants)
  const bareName = 'the bare query'
  return {
    holds: page / bare <= BUDGET,
    figures: [
      {
        name: `bare indexed query, first page and number of ${open.toLocaleString('en')} open tasks`,
        value: msText(bare, 2),
        multiple: '',
      },
      { name: 'the same by the server', value: msText(page, 2), multiple: multipleOf(page, bare, bareName) },
      { name: 'the same over HTTP', value: msText(http, 2), multiple: multipleOf(http, bare, bareName) },
      { name: 'number in the menu', value: msText(menu, 2), multiple: multipleOf(menu, bare, bareName) },
      {
        name: 'next task after a decision',
        value: msText(next, 2),
        multiple: multipleOf(next, bare, bareName),
      },
      {
        name: 'whether anything is different',
        value: msText(version, 2),
        multiple: multipleOf(version, bare, bareName),
      },
      { name: 'bare indexed query, somebody with few among them', value: msText(fewBare, 2), multiple: '' },
      { name: 'the same by the server', value: msText(few, 2), multiple: multipleOf(few, fewBare, bareName) },
    ],
  }
}
