import { expect, it, vi } from 'vitest'
import { whenWorkerSettled } from './worker-settled.ts'

/** Creates a worker whose state the test changes. */
function createWorker(state: ServiceWorkerState) {
  const worker = Object.assign(new EventTarget(), {
    state,
    scriptURL: '/worker.js',
    onstatechange: null,
    onerror: null,
    postMessage: () => undefined,
  })
  const changeState = (next: ServiceWorkerState) => {
    worker.state = next
    worker.dispatchEvent(new Event('statechange'))
  }
  return { worker, changeState }
}

async function isSettled(settling: Promise<void>): Promise<boolean> {
  const onSettled = vi.fn<() => void>()
  void settling.then(onSettled)
  await new Promise(resolve => setImmediate(resolve))
  return onSettled.mock.calls.length > 0
}

it('[OFF-03] does not wait if there is no new worker', async () => {
  expect(await isSettled(whenWorkerSettled({ installing: null, waiting: null }))).toBe(true)
})

it.each(['installing', 'waiting'] as const)(
  '[OFF-03] waits until a worker that is %s becomes active',
  async slot => {
    const { worker, changeState } = createWorker('installing')
    const settling = whenWorkerSettled({ installing: null, waiting: null, [slot]: worker })
    for (const state of ['installed', 'activating'] as const) {
      changeState(state)
      // oxlint-disable-next-line no-await-in-loop -- one state after the other
      expect(await isSettled(settling)).toBe(false)
    }
    changeState('activated')
    expect(await isSettled(settling)).toBe(true)
  },
)

it('[OFF-03] stops waiting for a worker that becomes redundant', async () => {
  const { worker, changeState } = createWorker('installing')
  const settling = whenWorkerSettled({ installing: worker, waiting: null })
  changeState('redundant')
  expect(await isSettled(settling)).toBe(true)
})
