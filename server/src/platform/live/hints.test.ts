import { expect, it } from 'vitest'
import { addChanges, addEndedSessions, addHints, collectHints, hintEverybody } from './hints.ts'

it('lists each person once, including those of asynchronous work', async () => {
  const { result, notification } = await collectHints(async () => {
    addHints(['100104', '100105'])
    await Promise.resolve()
    addHints(['100104'])
    addEndedSessions(['100106'])
    return 'done'
  })
  expect(result).toBe('done')
  expect(notification).toEqual({ counts: ['100104', '100105'], sessions: ['100106'], changes: [] })
})

async function addLater(code: string): Promise<void> {
  await Promise.resolve()
  addHints([code])
}

it('keeps the work of two callers apart', async () => {
  const [first, second] = await Promise.all(['1', '2'].map(code => collectHints(() => addLater(code))))
  expect([first?.notification.counts, second?.notification.counts]).toEqual([['1'], ['2']])
})

it('uses "many" if the names do not fit in a notification', async () => {
  const codes = Array.from({ length: 501 }, (_, index) => String(index))
  expect((await collectHints(async () => addHints(codes))).notification.counts).toBe('many')
  expect((await collectHints(async () => addHints(codes.slice(1)))).notification.counts).toEqual(
    codes.slice(1),
  )
})

it('[ADM-93] lists people whose pages changed, or everybody', async () => {
  expect((await collectHints(async () => addChanges(['100104']))).notification.changes).toEqual(['100104'])
  const { notification } = await collectHints(async () => {
    addChanges(['100104'])
    hintEverybody()
  })
  expect(notification).toEqual({ counts: [], sessions: [], changes: 'many' })
})

it('does nothing if nobody collects', () => {
  expect(() => addHints(['100104'])).not.toThrow()
})
