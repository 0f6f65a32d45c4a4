import { randomUUID } from 'node:crypto'
import { type Trouble } from '../log/trouble.ts'
import { isEmptyNote, type LiveNote, mergedNotes, noteText, readNote } from './live-note.ts'

/** Notifies all nodes of changes. Only hints: a lost one costs a sweep's delay and nothing else (decision 18). */
export interface LiveBus {
  publish(note: LiveNote): void
  /** Sets the only listener: the hub of this node. */
  subscribe(listener: (note: LiveNote) => void): void
  close(): Promise<void>
}

/** Channel to the other nodes. It reconnects by itself and loses what is sent meanwhile. */
export interface LiveChannel {
  /** Rejects within seconds if the text is lost. */
  send(text: string): Promise<void>
  close(): Promise<void>
}

/** @param received called with every text of the channel, including one's own */
export type OpenChannel = (received: (text: string) => void) => LiveChannel

/** Creates a bus for one process, or with a channel for all its nodes. */
export function createLiveBus(
  channel: { readonly open: OpenChannel; readonly trouble: Trouble } | null,
): LiveBus {
  const node = randomUUID()
  let listener: ((note: LiveNote) => void) | null = null
  let waiting: LiveNote | null = null
  let sending = false

  const others = channel?.open(text => {
    const note = readNote(text)
    if (note !== null && note.from !== node) listener?.(note)
  })

  /** Sends one note at a time and merges those that arrive meanwhile, so that a busy node sends few. */
  async function send(note: LiveNote): Promise<void> {
    if (channel === null || others === undefined) return
    waiting = waiting === null ? note : mergedNotes(waiting, note)
    if (sending) return
    sending = true
    while (waiting !== null) {
      const text: string = noteText(waiting, node)
      waiting = null
      await others.send(text).then(channel.trouble.over, channel.trouble.begun)
    }
    sending = false
  }

  return {
    publish(note) {
      if (isEmptyNote(note)) return
      listener?.(note)
      void send(note)
    },
    subscribe(heard) {
      listener = heard
    },
    async close() {
      listener = null
      await others?.close()
    },
  }
}
