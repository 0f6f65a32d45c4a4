import { expect, it, vi } from 'vitest'
import { whenWorkerSettled } from './worker-settled.ts'

/** Creates a worker whose state the test changes. */
function workerIn(state: ServiceWorkerState) {
  const worker = Object.assign(new EventTarget(), {
    state,
    scriptURL: '/worker.js',
    onstatechange: null,
    onerror: null,
    postMessage: () => undefined,
  })
  const turn = (next: ServiceWorkerState) => {
    worker.state = next
    worker.dispatchEvent(new Event('statechange'))
  }
  return { worker, turn }
}

async function isOver(handing: Promise<void>): Promise<boolean> {
  const over = vi.fn<() => void>()
  void handing.then(over)
  await new Promise(resolve => setImmediate(resolve))
  return over.mock.calls.length > 0
}

it('[OFF-03] does not wait if there is no new worker', async () => {
  expect(await isOver(whenWorkerSettled({ installing: null, waiting: null }))).toBe(true)
})

it.each(['installing', 'waiting'] as const)(
  '[OFF-03] waits until a worker that is %s becomes active',
  async place => {
    const { worker, turn } = workerIn('installing')
    const handing = whenWorkerSettled({ installing: null, waiting: null, [place]: worker })
    for (const state of ['installed', 'activating'] as const) {
      turn(state)
      // oxlint-disable-next-line no-await-in-loop -- one state after the other
      expect(await isOver(handing)).toBe(false)
    }
    turn('activated')
    expect(await isOver(handing)).toBe(true)
  },
)

it('[OFF-03] stops waiting for a worker that becomes redundant', async () => {
  const { worker, turn } = workerIn('installing')
  const handing = whenWorkerSettled({ installing: worker, waiting: null })
  turn('redundant')
  expect(await isOver(handing)).toBe(true)
})
