import { expect, it, vi } from 'vitest'
import { createLiveBus } from './live-bus.ts'
import { noteText } from './live-note.ts'

const NOTE = { counts: ['100104'], sessions: [], changes: [] }

/** A channel whose other end the test controls. */
function held() {
  const sent: string[] = []
  const answers: ((error?: Error) => void)[] = []
  const trouble = { begun: vi.fn(), over: vi.fn() }
  const receivers: ((text: string) => void)[] = []
  const bus = createLiveBus({
    trouble,
    open(heard) {
      receivers.push(heard)
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
  const heard = vi.fn()
  bus.subscribe(heard)
  return { bus, sent, answers, trouble, heard, receive: (text: string) => receivers[0]?.(text) }
}

it('notifies this node at once and others over the channel, and ignores its own notes', () => {
  const { bus, sent, heard, receive } = held()
  bus.publish(NOTE)
  expect(heard).toHaveBeenCalledExactlyOnceWith(NOTE)
  expect(sent).toHaveLength(1)
  receive(sent[0] ?? '')
  expect(heard).toHaveBeenCalledOnce()
})

it('receives notes of other nodes and ignores invalid ones', () => {
  const { heard, receive } = held()
  receive('nonsense')
  expect(heard).not.toHaveBeenCalled()
  receive(noteText(NOTE, 'another node'))
  expect(heard).toHaveBeenCalledExactlyOnceWith({ from: 'another node', ...NOTE })
})

it('merges notes while sending, and continues after a failure', async () => {
  const { bus, sent, answers, trouble } = held()
  for (const code of ['1', '2', '3']) bus.publish({ counts: [code], sessions: [], changes: [] })
  expect(sent).toHaveLength(1)
  answers[0]?.(new Error('away'))
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(trouble.begun).toHaveBeenCalledOnce()
  expect(JSON.parse(sent[1] ?? '')).toMatchObject({ counts: ['2', '3'] })
  answers[1]?.()
  await vi.waitFor(() => expect(trouble.over).toHaveBeenCalledOnce())
})

it('sends nothing without a change', () => {
  const { bus, sent, heard } = held()
  bus.publish({ counts: [], sessions: [], changes: [] })
  expect([sent, heard.mock.calls]).toEqual([[], []])
})
