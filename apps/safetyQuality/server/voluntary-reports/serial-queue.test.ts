import { expect, it } from 'vitest'
import { serialQueue } from './serial-queue.ts'

it('runs tasks in order, also after a failed one', async () => {
  const run = serialQueue()
  const started: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = run(async () => {
    started.push('first')
    await gate.promise
    throw new Error('broken')
  })
  const second = run(async () => {
    started.push('second')
    return 2
  })
  await new Promise(resolve => setImmediate(resolve))
  expect(started).toEqual(['first'])
  gate.resolve()
  await expect(first).rejects.toThrow('broken')
  expect(await second).toBe(2)
  expect(started).toEqual(['first', 'second'])
})
