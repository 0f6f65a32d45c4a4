import { chromiumOptions } from '@apron/e2e/harness/chromium'
import type { PortalServer } from '@apron/e2e/harness/servers/portal-server'
import { startPortalServer } from '@apron/e2e/harness/servers/portal-server'
import { type Browser, chromium } from '@playwright/test'
import { machine } from '../machine.ts'
import { median, medians } from '../statistics.ts'
import { budgetTable } from './budget-table.ts'
import { holds, SHELL_BUDGETS, type ShellFigures } from './budgets.ts'
import { measureFirstVisit } from './first-visit.ts'
import { measurePage } from './measured-page.ts'
import { measurePageVisits } from './page-visits.ts'
import { measureTenTabs } from './ten-tabs.ts'
import { measureWarmReload } from './warm-reload.ts'

interface Run {
  readonly figures: ShellFigures
  readonly loopMs: number
}

/** Measures in one empty browser: first visit, pages, ten tabs, reload, with the fixed loop before and after. */
async function measureOnce(browser: Browser, server: PortalServer): Promise<Run> {
  const context = await browser.newContext({
    baseURL: server.origin,
    locale: 'zh-CN',
    viewport: { width: 1366, height: 900 },
  })
  const measured = await measurePage(await context.newPage())
  const loopBefore = await measured.loopMs()
  const firstVisit = await measureFirstVisit(measured, server)
  const visits = await measurePageVisits(measured)
  const tenTabs = await measureTenTabs(measured)
  const reload = await measureWarmReload(measured)
  const loopAfter = await measured.loopMs()
  await context.close()
  return {
    figures: { ...firstVisit, ...visits, ...tenTabs, ...reload },
    loopMs: (loopBefore + loopAfter) / 2,
  }
}

/** Measures the shell of the production build and prints its table. Resolves with true if every budget holds. */
export async function benchShell(runs: number): Promise<boolean> {
  const server = await startPortalServer()
  const browser = await chromium.launch(chromiumOptions(['--enable-precise-memory-info']))
  try {
    const results: Run[] = []
    for (let run = 1; run <= runs; run += 1) {
      process.stderr.write(`run ${run} of ${runs}\n`)
      results.push(await measureOnce(browser, server))
    }
    const figures: ShellFigures = medians(results.map(result => ({ ...result.figures })))
    const loopMs = median(results.map(result => result.loopMs))
    process.stdout.write(`${machine(browser)}\n`)
    process.stdout.write(
      `Medians of ${runs} runs, processor slowed down 4 times, loop ${loopMs.toFixed(0)} ms\n\n`,
    )
    process.stdout.write(`${budgetTable(figures, loopMs)}\n`)
    return SHELL_BUDGETS.every(budget => holds(budget, figures[budget.figure]))
  } finally {
    await browser.close()
    await server.dispose()
  }
}
