import { Redis } from 'ioredis'
import type { FailureLog } from '../log/failure-log.ts'
import type { OpenChannel } from './live-bus.ts'

const CHANNEL = 'apron-live'
const TIME_LIMIT_MS = 2_000
const LONGEST_RECONNECT_MS = 5_000

const RECONNECT = {
  connectTimeout: TIME_LIMIT_MS,
  retryStrategy: (attempt: number) => Math.min(attempt * 200, LONGEST_RECONNECT_MS),
  disableClientInfo: true,
}

/** Publishes on one connection and listens on another. An unavailable Redis never delays or fails a call. */
export function redisChannel(url: string, failures: FailureLog): OpenChannel {
  return received => {
    const publisher = new Redis(url, {
      ...RECONNECT,
      connectionName: 'apron-live-send',
      // Notifications that cannot be sent now are dropped. The next sweep finds the changes.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResendUnfulfilledCommands: false,
      commandTimeout: TIME_LIMIT_MS,
      // Detects a connection that died silently.
      socketTimeout: TIME_LIMIT_MS,
    })
    const subscriber = new Redis(url, {
      ...RECONNECT,
      connectionName: 'apron-live-listen',
      maxRetriesPerRequest: null,
    })
    for (const client of [publisher, subscriber])
      client.on('error', failures.failed).on('ready', failures.recovered)
    subscriber.on('message', (_channel, text) => received(text))
    subscriber.subscribe(CHANNEL).catch(failures.failed)
    return {
      async send(text) {
        if (publisher.status !== 'ready') throw new Error('There is no connection to Redis')
        await publisher.publish(CHANNEL, text)
      },
      async close() {
        publisher.disconnect()
        subscriber.disconnect()
      },
    }
  }
}
