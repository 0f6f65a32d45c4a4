import { expect, it } from 'vitest'
import { createSerialRequest } from './serial-request.ts'

function question() {
  const answers: (() => void)[] = []
  const asked = createSerialRequest(() => new Promise<void>(done => answers.push(done)))
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
  const { request, answer, calls } = question()
  request()
  request()
  expect(calls()).toBe(1)
  await answer()
  expect(calls()).toBe(1)
  request()
  expect(calls()).toBe(2)
})

it('sends one more after any number of changes in the meantime', async () => {
  const { answer, requestAgain, calls } = question()
  requestAgain()
  requestAgain()
  requestAgain()
  expect(calls()).toBe(1)
  await answer()
  expect(calls()).toBe(2)
  await answer()
  expect(calls()).toBe(2)
})
