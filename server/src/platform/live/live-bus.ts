import { randomUUID } from 'node:crypto'
import type { FailureLog } from '../log/failure-log.ts'
import {
  isEmpty,
  type LiveNotification,
  mergeNotifications,
  parseNotification,
  serializeNotification,
} from './live-notification.ts'

/** Notifies all nodes of changes. A lost notification only delays the change until the next sweep (decision 18). */
export interface LiveBus {
  publish(notification: LiveNotification): void
  /** Sets the only listener: the hub of this node. */
  subscribe(listener: (notification: LiveNotification) => void): void
  close(): Promise<void>
}

/** Channel to the other nodes. It reconnects by itself and loses what is sent meanwhile. */
export interface LiveChannel {
  /** Rejects within seconds if the text is lost. */
  send(text: string): Promise<void>
  close(): Promise<void>
}

/** @param received called with every text of the channel, including this node's own */
export type OpenChannel = (received: (text: string) => void) => LiveChannel

/** Creates a bus for one process, or with a channel for all its nodes. */
export function createLiveBus(
  channel: { readonly open: OpenChannel; readonly failures: FailureLog } | null,
): LiveBus {
  const node = randomUUID()
  let listener: ((notification: LiveNotification) => void) | null = null
  let pending: LiveNotification | null = null
  let sending = false

  const others = channel?.open(text => {
    const notification = parseNotification(text)
    if (notification !== null && notification.from !== node) listener?.(notification)
  })

  /** Sends one notification at a time and merges those that arrive meanwhile, so that a busy node sends few. */
  async function send(notification: LiveNotification): Promise<void> {
    if (channel === null || others === undefined) return
    pending = pending === null ? notification : mergeNotifications(pending, notification)
    if (sending) return
    sending = true
    while (pending !== null) {
      const text: string = serializeNotification(pending, node)
      pending = null
      await others.send(text).then(channel.failures.recovered, channel.failures.failed)
    }
    sending = false
  }

  return {
    publish(notification) {
      if (isEmpty(notification)) return
      listener?.(notification)
      void send(notification)
    },
    subscribe(receive) {
      listener = receive
    },
    async close() {
      listener = null
      await others?.close()
    },
  }
}
