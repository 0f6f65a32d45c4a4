import { type MeasuredMessages, openMeasuredMessages } from '@apron/server/test/measured-messages'
import { LOOP_ROUNDS, runLoop } from '../fixed-loop.ts'
import { machine } from '../machine.ts'
import { median } from '../statistics.ts'
import { type Figure, figureTable } from './figure-table.ts'

/** Measurements per run of the quick operations. */
const REPEATS = 50

/**
 * Measures lists, counts and changes of messages on PostgreSQL and prints their table. Resolves with false without
 * PostgreSQL.
 */
export async function benchMessages(runs: number): Promise<boolean> {
  const databaseUrl = process.env['TEST_DATABASE_URL']
  if (databaseUrl === undefined) {
    process.stderr.write(
      'TEST_DATABASE_URL names no PostgreSQL, see tooling/postgres/start-test-postgres.mjs\n',
    )
    return false
  }
  const messages = await openMeasuredMessages(databaseUrl)
  try {
    const figures = await measure(messages, runs)
    process.stdout.write(`${machine()}\nMedians of ${runs} runs\n\n${figureTable(figures)}\n`)
    return true
  } finally {
    await messages.close()
  }
}

async function measure({ quick, slow }: MeasuredMessages, runs: number): Promise<Figure[]> {
  const times = new Map<string, number[]>()
  const recordTime = (name: string, ms: number) => times.set(name, [...(times.get(name) ?? []), ms])
  for (let run = 1; run <= runs; run += 1) {
    process.stderr.write(`run ${run} of ${runs}\n`)
    recordTime('fixed loop of integer work', runLoop(LOOP_ROUNDS))
    for (const { name, work } of quick) {
      const single: number[] = []
      for (let n = 0; n < REPEATS; n += 1) single.push(await measureTime(work))
      recordTime(name, median(single))
    }
    for (const { name, work, putBack } of slow) {
      recordTime(name, await measureTime(work))
      await putBack()
    }
  }
  return [...times].map(([name, values]) => ({ name, ms: median(values) }))
}

async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
