import { expect, it } from 'vitest'
import { createCountQuestion } from './ask-count.ts'

function question() {
  const answers: (() => void)[] = []
  const asked = createCountQuestion(() => new Promise<void>(done => answers.push(done)))
  return {
    ...asked,
    calls: () => answers.length,
    answer: async () => {
      answers.at(-1)?.()
      await Promise.resolve().then(() => undefined)
    },
  }
}

it('is asked once while it is being asked', async () => {
  const { ask, answer, calls } = question()
  ask()
  ask()
  expect(calls()).toBe(1)
  await answer()
  expect(calls()).toBe(1)
  ask()
  expect(calls()).toBe(2)
})

it('is asked once more when something changed meanwhile, however often', async () => {
  const { answer, askAnew, calls } = question()
  askAnew()
  askAnew()
  askAnew()
  expect(calls()).toBe(1)
  await answer()
  expect(calls()).toBe(2)
  await answer()
  expect(calls()).toBe(2)
})
