import { randomUUID } from 'node:crypto'
import { startFlow } from '@apron/contract/flow/flow.calls'
import { getSerialNumber } from '@apron/contract/lists/serial.calls'
import { signIn } from '@apron/e2e/harness/sign-in'
import type { MeasuredFlow } from '@apron/server/test/flow/measured-flow'
import type { DemoProcess } from '@apron/server/test/stores/demo-process'
import type { Browser, Page } from '@playwright/test'
import { measurePage } from '../shell/measured-page.ts'
import { median } from '../statistics.ts'
import { type FlowFigure, msText, multipleOf } from './flow-table.ts'

const SALESMAN = '100602'
const NODES = 200
const USUAL_TEMPLATE = 'customerApproval:1'

interface Drawing {
  /** From the click on the process to its diagram with every node marked. */
  readonly ms: number
  /** Longest task of the page's main thread meanwhile. */
  readonly longestTaskMs: number
}

/**
 * Measures the diagram of a process of 200 nodes and that of its usual template, on a processor slowed down four times.
 */
export async function measureDrawing(
  browser: Browser,
  server: DemoProcess,
  store: MeasuredFlow,
  runs: number,
): Promise<FlowFigure[]> {
  const first = await startProcess(server, USUAL_TEMPLATE)
  const usual = await startProcess(server, USUAL_TEMPLATE)
  const large = await startProcess(server, await store.addLargeTemplate(NODES))
  const storageState = await signIn(server.origin, SALESMAN, server.password, 'zh')
  const few: Drawing[] = []
  const many: Drawing[] = []
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({
      baseURL: server.origin,
      storageState,
      locale: 'zh-CN',
      viewport: { width: 1366, height: 900 },
    })
    const { page } = await measurePage(await context.newPage())
    await page.goto('/flow/staredtTask')
    // The first one loads the code of the diagram.
    await openProcess(page, first)
    few.push(await openProcess(page, usual))
    many.push(await openProcess(page, large))
    await context.close()
  }
  const medianOf = (drawings: readonly Drawing[], figure: keyof Drawing) =>
    median(drawings.map(each => each[figure]))
  return [
    { name: 'picture of 7 nodes, from the click', value: msText(medianOf(few, 'ms')), multiple: '' },
    {
      name: `picture of ${NODES} nodes, from the click`,
      value: msText(medianOf(many, 'ms')),
      multiple: multipleOf(medianOf(many, 'ms'), medianOf(few, 'ms'), 'of 7'),
    },
    { name: 'longest task, 7 nodes', value: msText(medianOf(few, 'longestTaskMs')), multiple: '' },
    { name: `longest task, ${NODES} nodes`, value: msText(medianOf(many, 'longestTaskMs')), multiple: '' },
  ]
}

interface StartedProcess {
  readonly serial: string
  readonly tasks: number
}

async function startProcess(server: DemoProcess, templateId: string): Promise<StartedProcess> {
  const person = await server.as(SALESMAN)
  const serial = (await person.call(getSerialNumber, { query: { code: 'AP' } })).envelope.data
  const values = {
    caNo: `CA-${serial}`,
    customer: `测试航空 ${serial}`,
    contact: '黎先生 020-5550101',
    creditCny: '1200000.00',
    payTermDays: '45',
    reason: '新客户，计划委托两架飞机的年度检查',
  }
  const { envelope } = await person.call(startFlow, {
    body: { id: randomUUID(), templateId, serial, values },
  })
  if (!envelope.success) throw new Error(envelope.msg)
  return { serial, tasks: templateId === USUAL_TEMPLATE ? 3 : NODES - 2 }
}

/** Opens a process from the list of started ones. */
async function openProcess(page: Page, { serial, tasks }: StartedProcess): Promise<Drawing> {
  await page.getByRole('link', { name: '已发起事项' }).first().click()
  const pane = page.getByRole('tabpanel').filter({ visible: true })
  const link = pane.getByRole('row').filter({ hasText: serial }).getByRole('link').first()
  await link.waitFor()
  const drawing = page.evaluate(watchDiagram, tasks)
  await link.click()
  return await drawing
}

/** Runs in the page: waits until the diagram has all its marks. */
function watchDiagram(tasks: number): Promise<Drawing> {
  const { promise, resolve } = Promise.withResolvers<Drawing>()
  let clickedAt = 0
  const longTasks: number[] = []
  const taskObserver = new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) longTasks.push(duration)
  })
  taskObserver.observe({ type: 'longtask' })
  addEventListener('click', event => (clickedAt = event.timeStamp), { capture: true, once: true })
  function check(): void {
    const panes = [...document.querySelectorAll('[role=tabpanel]')].filter(pane =>
      pane.checkVisibility({ visibilityProperty: true }),
    )
    const markCounts = panes.map(pane => pane.querySelectorAll('[data-element-id][data-state]').length)
    if (clickedAt === 0 || Math.max(...markCounts) < tasks) {
      requestAnimationFrame(check)
      return
    }
    const ms = performance.now() - clickedAt
    // The task that rendered it is reported only after it ended.
    setTimeout(() => {
      longTasks.push(...taskObserver.takeRecords().map(({ duration }) => duration))
      taskObserver.disconnect()
      resolve({ ms, longestTaskMs: Math.max(0, ...longTasks) })
    })
  }
  requestAnimationFrame(check)
  return promise
}
