import { createHash } from 'node:crypto'
import { PREPARED_MARK } from '@apron/server-kit/db/prepared'
import type { PoolClient } from 'pg'

/** Beyond this number further texts are sent unprepared: each connection keeps the plans of all names. */
const NAMES_MAX = 300
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= NAMES_MAX) return known
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
  names.set(text, name)
  return name
}

/** Sends the marked statements of a connection by name. */
export function sendPrepared(client: PoolClient): void {
  // oxlint-disable-next-line typescript/unbound-method -- the proxy passes `this` on
  client.query = new Proxy(client.query, {
    apply(query, self, [text, ...rest]: unknown[]) {
      const name = typeof text === 'string' && text.endsWith(PREPARED_MARK) ? nameOf(text) : undefined
      return Reflect.apply(query, self, [name === undefined ? text : { name, text }, ...rest])
    },
  })
}
