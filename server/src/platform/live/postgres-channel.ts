import { Client } from 'pg'
import type { FailureLog } from '../log/failure-log.ts'
import type { OpenChannel } from './live-bus.ts'

const CHANNEL = 'apron_live'
const TIME_LIMIT_MS = 5_000
const RECONNECT_AFTER_MS = 1_000

/**
 * `NOTIFY` and `LISTEN` on a separate connection, outside transactions: a notification inside one would serialise all
 * commits. Reconnects until closed.
 */
export function postgresChannel(url: string, failures: FailureLog): OpenChannel {
  return onText => {
    /** Null while disconnected. */
    let connection: { readonly client: Client; readonly handleLoss: (error: Error) => void } | null = null
    let timer: NodeJS.Timeout | null = null
    let closed = false

    function connectLater(): void {
      if (closed) return
      timer = setTimeout(() => void connect(), RECONNECT_AFTER_MS)
      timer.unref()
    }

    async function connect(): Promise<void> {
      const client = new Client({
        connectionString: url,
        connectionTimeoutMillis: TIME_LIMIT_MS,
        query_timeout: TIME_LIMIT_MS,
        keepAlive: true,
        keepAliveInitialDelayMillis: 10_000,
        application_name: 'apron-live',
      })
      let isLost = false
      // Several events may report the same loss. It is handled once.
      const handleLoss = (error: Error): void => {
        if (isLost) return
        isLost = true
        connection = null
        if (!closed) failures.failed(error)
        connectLater()
      }
      client.on('error', handleLoss)
      client.on('end', () => handleLoss(new Error('The connection has ended')))
      client.on('notification', ({ payload }) => onText(payload ?? ''))
      try {
        await client.connect()
        await client.query(`listen ${CHANNEL}`)
        if (closed) return await client.end()
        connection = { client, handleLoss }
        failures.recovered()
      } catch (error) {
        handleLoss(asError(error))
        await end(client)
      }
    }

    void connect()
    return {
      async send(text) {
        const current = connection
        if (current === null) throw new Error('There is no connection to the database')
        try {
          await current.client.query('select pg_notify($1, $2)', [CHANNEL, text])
        } catch (error) {
          // Detects a connection that died silently.
          current.handleLoss(asError(error))
          void end(current.client)
          throw error
        }
      },
      async close() {
        closed = true
        if (timer !== null) clearTimeout(timer)
        if (connection !== null) await end(connection.client)
      },
    }
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

async function end(client: Client): Promise<void> {
  await client.end().catch(() => {
    // Already ended, or never connected.
  })
}
