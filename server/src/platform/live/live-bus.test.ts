import { expect, it, vi } from 'vitest'
import { createLiveBus } from './live-bus.ts'
import { serializeNotification } from './live-notification.ts'

const NOTIFICATION = { counts: ['100104'], sessions: [], changes: [] }

/** A channel whose other end the test controls. */
function createBus() {
  const sent: string[] = []
  const answers: ((error?: Error) => void)[] = []
  const failures = { failed: vi.fn(), recovered: vi.fn() }
  const receivers: ((text: string) => void)[] = []
  const bus = createLiveBus({
    failures,
    open(receive) {
      receivers.push(receive)
      return {
        send: text =>
          new Promise((resolve, reject) => {
            sent.push(text)
            answers.push(error => (error === undefined ? resolve() : reject(error)))
          }),
        close: async () => {},
      }
    },
  })
  const received = vi.fn()
  bus.subscribe(received)
  return { bus, sent, answers, failures, received, receive: (text: string) => receivers[0]?.(text) }
}

it('notifies this node at once and others over the channel, and ignores its own notifications', () => {
  const { bus, sent, received, receive } = createBus()
  bus.publish(NOTIFICATION)
  expect(received).toHaveBeenCalledExactlyOnceWith(NOTIFICATION)
  expect(sent).toHaveLength(1)
  receive(sent[0] ?? '')
  expect(received).toHaveBeenCalledOnce()
})

it('receives notifications of other nodes and ignores invalid ones', () => {
  const { received, receive } = createBus()
  receive('nonsense')
  expect(received).not.toHaveBeenCalled()
  receive(serializeNotification(NOTIFICATION, 'another node'))
  expect(received).toHaveBeenCalledExactlyOnceWith({ from: 'another node', ...NOTIFICATION })
})

it('merges notifications while sending, and continues after a failure', async () => {
  const { bus, sent, answers, failures } = createBus()
  for (const code of ['1', '2', '3']) bus.publish({ counts: [code], sessions: [], changes: [] })
  expect(sent).toHaveLength(1)
  answers[0]?.(new Error('away'))
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(failures.failed).toHaveBeenCalledOnce()
  expect(JSON.parse(sent[1] ?? '')).toMatchObject({ counts: ['2', '3'] })
  answers[1]?.()
  await vi.waitFor(() => expect(failures.recovered).toHaveBeenCalledOnce())
})

it('sends nothing without a change', () => {
  const { bus, sent, received } = createBus()
  bus.publish({ counts: [], sessions: [], changes: [] })
  expect([sent, received.mock.calls]).toEqual([[], []])
})
