import { Client } from 'pg'
import type { Trouble } from '../log/trouble.ts'
import type { OpenChannel } from './live-bus.ts'

const CHANNEL = 'apron_live'
const TIME_LIMIT_MS = 5_000
const RECONNECT_AFTER_MS = 1_000

/**
 * `NOTIFY` and `LISTEN` over one connection of its own, outside of any transaction: a notification inside of one would
 * make every commit of the site wait in a row. Connects again for as long as it is not closed.
 */
export function postgresChannel(url: string, trouble: Trouble): OpenChannel {
  return received => {
    let client: Client | null = null
    let timer: NodeJS.Timeout | null = null
    let closed = false

    function later(): void {
      client = null
      if (closed || timer !== null) return
      timer = setTimeout(() => {
        timer = null
        void connect()
      }, RECONNECT_AFTER_MS)
      timer.unref()
    }

    async function connect(): Promise<void> {
      const next = new Client({
        connectionString: url,
        connectionTimeoutMillis: TIME_LIMIT_MS,
        query_timeout: TIME_LIMIT_MS,
        keepAlive: true,
        application_name: 'apron-live',
      })
      const lost = (error?: Error): void => {
        if (client !== null && client !== next) return
        if (error !== undefined && !closed) trouble.begun(error)
        later()
      }
      next.on('error', lost)
      next.on('end', () => lost())
      next.on('notification', ({ payload }) => received(payload ?? ''))
      try {
        await next.connect()
        await next.query(`listen ${CHANNEL}`)
        if (closed) return await next.end()
        client = next
        trouble.over()
      } catch (error) {
        lost(error instanceof Error ? error : new Error(String(error)))
        await next.end().catch(() => {
          // It never was connected.
        })
      }
    }

    void connect()
    return {
      async send(text) {
        if (client === null) throw new Error('There is no connection to the database')
        await client.query('select pg_notify($1, $2)', [CHANNEL, text])
      },
      async close() {
        closed = true
        if (timer !== null) clearTimeout(timer)
        await client?.end().catch(() => {
          // It has ended already.
        })
      },
    }
  }
}
