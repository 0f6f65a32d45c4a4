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

it('sends one request while another is pending', async () => {
  const { ask, answer, calls } = question()
  ask()
  ask()
  expect(calls()).toBe(1)
  await answer()
  expect(calls()).toBe(1)
  ask()
  expect(calls()).toBe(2)
})

it('sends one more after any number of changes in the meantime', async () => {
  const { answer, askAgain, calls } = question()
  askAgain()
  askAgain()
  askAgain()
  expect(calls()).toBe(1)
  await answer()
  expect(calls()).toBe(2)
  await answer()
  expect(calls()).toBe(2)
})
