import { expect, it, vi } from 'vitest'
import { createBatches } from './batches.ts'

function worker() {
  const done: string[][] = []
  const gates: { open: () => void; fail: () => void }[] = []
  const failed: unknown[] = []
  const batches = createBatches(
    2,
    items =>
      new Promise((resolve, reject) => {
        done.push([...items])
        gates.push({ open: resolve, fail: () => reject(new Error('away')) })
      }),
    error => failed.push(error),
  )
  return { batches, done, gates, failed }
}

it('runs one batch after the other, without duplicates', async () => {
  const { batches, done, gates } = worker()
  batches.add(['a'])
  batches.add(['b', 'c', 'b', 'd'])
  batches.add(['a'])
  expect(done).toEqual([['a']])
  gates[0]?.open()
  await vi.waitFor(() => expect(done).toEqual([['a'], ['b', 'c']]))
  gates[1]?.open()
  await vi.waitFor(() => expect(done).toEqual([['a'], ['b', 'c'], ['d', 'a']]))
})

it('retries a failed batch when something is added', async () => {
  const { batches, done, gates, failed } = worker()
  batches.add(['a', 'b'])
  gates[0]?.fail()
  await vi.waitFor(() => expect(failed).toHaveLength(1))
  expect(done).toHaveLength(1)
  batches.add([])
  expect(done).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
})

it('starts nothing after the end', () => {
  const { batches, done } = worker()
  batches.close()
  batches.add(['a'])
  expect(done).toEqual([])
})
