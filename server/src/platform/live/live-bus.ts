import { randomUUID } from 'node:crypto'
import { type Trouble } from '../log/trouble.ts'
import { isEmptyNote, type LiveNote, mergedNotes, noteText, readNote } from './live-note.ts'

/** Tells all nodes where to look. Only hints: a lost note costs a sweep's wait and nothing else (decision 18). */
export interface LiveBus {
  publish(note: LiveNote): void
  /** There is one listener: the hub of this node. */
  subscribe(listener: (note: LiveNote) => void): void
  close(): Promise<void>
}

/** A way to the other nodes. It mends itself, and loses what is sent meanwhile. */
export interface LiveChannel {
  /** Rejects within seconds when the text is lost. */
  send(text: string): Promise<void>
  close(): Promise<void>
}

/** @param received to be called with every text of the channel, one's own too */
export type OpenChannel = (received: (text: string) => void) => LiveChannel

/** A bus for one process; with a channel for all nodes on it. */
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

  /** One at a time: what comes meanwhile goes together, so that a busy node sends few notes. */
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
