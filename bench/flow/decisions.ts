import { agreeFlow } from '@apron/contract/flow/flow.calls'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { decisionOf, startRequest } from '@apron/server/test/flow/flow-steps'
import type { MeasuredFlow } from '@apron/server/test/flow/measured-flow'
import type { DemoProcess } from '@apron/server/test/stores/demo-process'
import { median, percentile } from '../statistics.ts'
import { type FlowFigure, msText, multipleOf } from './flow-table.ts'
import { timeOf } from './time-of.ts'

const BUYER = '100402'
const HEAD = '100401'
const AMOUNT = '70000.00'
const DECISIONS = 200
const AT_ONCE = 8
const RUNNING = 10_000

interface Round {
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
  await round(buyer, head)
  const few = await rounds(buyer, head, runs)
  await store.addLike(await startRequest(buyer, AMOUNT), RUNNING)
  const many = await rounds(buyer, head, runs)
  return [figure('with those of the demo', few, null), figure('with 10,000 more', many, few)].flat()
}

const comparedWith = (own: number, others: number | undefined) =>
  others === undefined ? '' : multipleOf(own, others, 'with few')

function figure(name: string, { perSecond, times }: Round, other: Round | null): FlowFigure[] {
  return [
    {
      name: `decisions per second, ${name}`,
      value: perSecond.toFixed(0),
      multiple: comparedWith(perSecond, other?.perSecond),
    },
    {
      name: `one decision among eight, p95, ${name}`,
      value: msText(percentile(times, 0.95)),
      multiple: comparedWith(
        percentile(times, 0.95),
        other === null ? undefined : percentile(other.times, 0.95),
      ),
    },
  ]
}

async function rounds(buyer: PortalClient, head: PortalClient, runs: number): Promise<Round> {
  const done: Round[] = []
  // oxlint-disable-next-line no-await-in-loop -- each has the machine for itself
  while (done.length < runs) done.push(await round(buyer, head))
  return {
    perSecond: median(done.map(({ perSecond }) => perSecond)),
    times: done.flatMap(({ times }) => times),
  }
}

async function round(buyer: PortalClient, head: PortalClient): Promise<Round> {
  const bodies: Awaited<ReturnType<typeof decisionOf>>[] = []
  while (bodies.length < DECISIONS) {
    // oxlint-disable-next-line no-await-in-loop -- as one person starts them
    bodies.push(await decisionOf(head, await startRequest(buyer, AMOUNT)))
  }
  const left = bodies.values()
  const times: number[] = []
  async function decide(): Promise<void> {
    for (const body of left) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      times.push(await timeOf(() => decided(head, body)))
    }
  }
  const all = await timeOf(() => Promise.all(Array.from({ length: AT_ONCE }, decide)))
  return { perSecond: (DECISIONS / all) * 1000, times }
}

/** Decides a task. @throws Error if rejected, as rejections are quick */
async function decided(head: PortalClient, body: Awaited<ReturnType<typeof decisionOf>>): Promise<void> {
  const { envelope } = await head.call(agreeFlow, { body })
  if (!envelope.success) throw new Error(envelope.msg)
}
