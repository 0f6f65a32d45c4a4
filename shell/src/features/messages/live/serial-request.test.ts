import { expect, it } from 'vitest'
import { createSerialRequest } from './serial-request.ts'

function startSerialRequest() {
  const resolvers: (() => void)[] = []
  const serialRequest = createSerialRequest(() => new Promise<void>(done => resolvers.push(done)))
  return {
    ...serialRequest,
    calls: () => resolvers.length,
    respond: async () => {
      resolvers.at(-1)?.()
      await Promise.resolve().then(() => undefined)
    },
  }
}

it('sends one request while another is pending', async () => {
  const { request, respond, calls } = startSerialRequest()
  request()
  request()
  expect(calls()).toBe(1)
  await respond()
  expect(calls()).toBe(1)
  request()
  expect(calls()).toBe(2)
})

it('sends one more after any number of changes in the meantime', async () => {
  const { respond, requestAgain, calls } = startSerialRequest()
  requestAgain()
  requestAgain()
  requestAgain()
  expect(calls()).toBe(1)
  await respond()
  expect(calls()).toBe(2)
  await respond()
  expect(calls()).toBe(2)
})
