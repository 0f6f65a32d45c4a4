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
  return received => {
    /** At most one connection; null while there is none. */
    let line: { readonly client: Client; readonly lose: (error: Error) => void } | null = null
    let timer: NodeJS.Timeout | null = null
    let closed = false

    function connectLater(): void {
      if (closed) return
      timer = setTimeout(() => void connect(), RECONNECT_AFTER_MS)
      timer.unref()
    }

    async function connect(): Promise<void> {
      const next = new Client({
        connectionString: url,
        connectionTimeoutMillis: TIME_LIMIT_MS,
        query_timeout: TIME_LIMIT_MS,
        keepAlive: true,
        keepAliveInitialDelayMillis: 10_000,
        application_name: 'apron-live',
      })
      let isLost = false
      // Several events may report the same loss. It is handled once.
      const lose = (error: Error): void => {
        if (isLost) return
        isLost = true
        line = null
        if (!closed) failures.failed(error)
        connectLater()
      }
      next.on('error', lose)
      next.on('end', () => lose(new Error('The connection has ended')))
      next.on('notification', ({ payload }) => received(payload ?? ''))
      try {
        await next.connect()
        await next.query(`listen ${CHANNEL}`)
        if (closed) return await next.end()
        line = { client: next, lose }
        failures.recovered()
      } catch (error) {
        lose(asError(error))
        await end(next)
      }
    }

    void connect()
    return {
      async send(text) {
        const used = line
        if (used === null) throw new Error('There is no connection to the database')
        try {
          await used.client.query('select pg_notify($1, $2)', [CHANNEL, text])
        } catch (error) {
          // Detects a connection that died silently.
          used.lose(asError(error))
          void end(used.client)
          throw error
        }
      },
      async close() {
        closed = true
        if (timer !== null) clearTimeout(timer)
        if (line !== null) await end(line.client)
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
