import { expect, it, vi } from 'vitest'
import { createLiveBus } from './live-bus.ts'
import { noteText } from './live-note.ts'

const NOTE = { counts: ['100104'], sessions: [], changes: [] }

/** A channel whose other end a test holds. */
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

it('tells this node at once, the others over the channel, and leaves its own note alone when it comes back', () => {
  const { bus, sent, heard, receive } = held()
  bus.publish(NOTE)
  expect(heard).toHaveBeenCalledExactlyOnceWith(NOTE)
  expect(sent).toHaveLength(1)
  receive(sent[0] ?? '')
  expect(heard).toHaveBeenCalledOnce()
})

it('hears what other nodes tell, and no nonsense', () => {
  const { heard, receive } = held()
  receive('nonsense')
  expect(heard).not.toHaveBeenCalled()
  receive(noteText(NOTE, 'another node'))
  expect(heard).toHaveBeenCalledExactlyOnceWith({ from: 'another node', ...NOTE })
})

it('sends what comes while it sends as one note, and goes on after a failure', async () => {
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

it('says nothing when nothing has changed', () => {
  const { bus, sent, heard } = held()
  bus.publish({ counts: [], sessions: [], changes: [] })
  expect([sent, heard.mock.calls]).toEqual([[], []])
})
