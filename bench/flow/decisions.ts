import { agreeFlow } from '@apron/contract/flow/flow.calls'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { decisionOf, startRequest } from '@apron/server/test/flow/flow-steps'
import type { MeasuredFlow } from '@apron/server/test/flow/measured-flow'
import type { DemoProcess } from '@apron/server/test/stores/demo-process'
import { median, percentile } from '../statistics.ts'
import { type FlowFigure, msText, multipleOf } from './flow-table.ts'
import { measureTime } from './timing.ts'

const BUYER = '100402'
const HEAD = '100401'
const AMOUNT = '70000.00'
const DECISIONS = 200
const CONCURRENCY = 8
const RUNNING = 10_000

interface RoundResult {
  readonly perSecond: number
  /** Time of each decision, milliseconds. */
  readonly times: readonly number[]
}

/** Measures decisions at a middle node by eight people at once, with few running processes and with ten thousand. */
export async function measureDecisions(
  server: DemoProcess,
  store: MeasuredFlow,
  runs: number,
): Promise<FlowFigure[]> {
  const buyer = await server.as(BUYER)
  const head = await server.as(HEAD)
  await runRound(buyer, head)
  const few = await runRounds(buyer, head, runs)
  await store.addLike(await startRequest(buyer, AMOUNT), RUNNING)
  const many = await runRounds(buyer, head, runs)
  return [toFigures('with those of the demo', few, null), toFigures('with 10,000 more', many, few)].flat()
}

const multipleText = (value: number, reference: number | undefined) =>
  reference === undefined ? '' : multipleOf(value, reference, 'with few')

function toFigures(name: string, { perSecond, times }: RoundResult, other: RoundResult | null): FlowFigure[] {
  return [
    {
      name: `decisions per second, ${name}`,
      value: perSecond.toFixed(0),
      multiple: multipleText(perSecond, other?.perSecond),
    },
    {
      name: `one decision among eight, p95, ${name}`,
      value: msText(percentile(times, 0.95)),
      multiple: multipleText(
        percentile(times, 0.95),
        other === null ? undefined : percentile(other.times, 0.95),
      ),
    },
  ]
}

async function runRounds(buyer: PortalClient, head: PortalClient, runs: number): Promise<RoundResult> {
  const results: RoundResult[] = []
  // oxlint-disable-next-line no-await-in-loop -- each has the machine for itself
  while (results.length < runs) results.push(await runRound(buyer, head))
  return {
    perSecond: median(results.map(({ perSecond }) => perSecond)),
    times: results.flatMap(({ times }) => times),
  }
}

async function runRound(buyer: PortalClient, head: PortalClient): Promise<RoundResult> {
  const bodies: Awaited<ReturnType<typeof decisionOf>>[] = []
  while (bodies.length < DECISIONS) {
    // oxlint-disable-next-line no-await-in-loop -- as one person starts them
    bodies.push(await decisionOf(head, await startRequest(buyer, AMOUNT)))
  }
  const remaining = bodies.values()
  const times: number[] = []
  async function decideAll(): Promise<void> {
    for (const body of remaining) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      times.push(await measureTime(() => decideTask(head, body)))
    }
  }
  const totalMs = await measureTime(() => Promise.all(Array.from({ length: CONCURRENCY }, decideAll)))
  return { perSecond: (DECISIONS / totalMs) * 1000, times }
}

/** Decides a task. @throws Error if rejected, as rejections are quick */
async function decideTask(head: PortalClient, body: Awaited<ReturnType<typeof decisionOf>>): Promise<void> {
  const { envelope } = await head.call(agreeFlow, { body })
  if (!envelope.success) throw new Error(envelope.msg)
}
