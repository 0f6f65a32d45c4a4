import { chromiumOptions } from '@apron/e2e/harness/chromium'
import { type MeasuredFlow, openMeasuredFlow } from '@apron/server/test/flow/measured-flow'
import type { DemoProcess } from '@apron/server/test/stores/demo-process'
import { chromium } from '@playwright/test'
import { machine } from '../machine.ts'
import { onPostgres } from '../on-postgres.ts'
import { measureDecisions } from './decisions.ts'
import { measureDrawing } from './drawing.ts'
import { measureFirstPage } from './first-page.ts'
import { type FlowFigure, flowTable } from './flow-table.ts'
import { measureOptions } from './options.ts'

/**
 * Measures processes, to-do lists and dictionaries on PostgreSQL and a large definition in the browser. Resolves with
 * true if the first page of a to-do list keeps its budget; false also without PostgreSQL.
 */
export function benchFlow(runs: number): Promise<boolean> {
  return onPostgres(async (server, databaseUrl) => {
    const store = await openMeasuredFlow(databaseUrl)
    try {
      const { figures, holds } = await measure(server, store, runs)
      process.stdout.write(`\n${flowTable(figures)}\n`)
      return holds
    } finally {
      await store.close()
    }
  })
}

async function measure(
  server: DemoProcess,
  store: MeasuredFlow,
  runs: number,
): Promise<{ figures: FlowFigure[]; holds: boolean }> {
  const decisions = await measureDecisions(server, store, runs)
  const page = await measureFirstPage(server, store, runs)
  const options = await measureOptions(server, store, runs)
  const browser = await chromium.launch(chromiumOptions())
  try {
    const drawing = await measureDrawing(browser, server, store, runs)
    process.stdout.write(`${machine(browser)}\nMedians of ${runs} runs\n`)
    return { figures: [...decisions, ...page.figures, ...options, ...drawing], holds: page.holds }
  } finally {
    await browser.close()
  }
}
