import { createHash } from 'node:crypto'
import { PREPARED_MARK } from '@apron/server-kit/db/prepared'
import type { CompiledQuery } from 'kysely'

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

/** Returns a statement marked with `PREPARED` in the form that `pg` prepares by name, and others unchanged. */
export function namedStatement(query: CompiledQuery): CompiledQuery {
  const { sql: text } = query
  const name = text.endsWith(PREPARED_MARK) ? nameOf(text) : undefined
  if (name === undefined) return query
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely hands `sql` to `pg`, which takes such an object too
  return { ...query, sql: { name, text } as unknown as string }
}
