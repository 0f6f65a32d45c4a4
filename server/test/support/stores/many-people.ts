import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../src/platform/db/database.ts'

export interface SignedIn {
  readonly userCode: string
  readonly token: string
}

/** Adds people with open sessions by SQL: logging them all in would take minutes. */
export async function addSignedIn({ kysely }: Database, count: number): Promise<readonly SignedIn[]> {
  const people = Array.from({ length: count }, (_none, index) => ({
    userCode: `MANY${String(index).padStart(4, '0')}`,
    token: randomBytes(32).toString('base64url'),
  }))
  const codes = people.map(({ userCode }) => userCode)
  const ids = people.map(() => randomUUID())
  const hashes = people.map(({ token }) => createHash('sha256').update(token).digest('hex'))
  await sql`
    insert into app_user (user_code, name_zh, name_en, sex, user_type, dept_code, default_site)
    select code, code, code, 'M', 'employee', (select dept_code from app_user where user_code = '100104'), 'CAN'
      from unnest(${codes}::text[]) code`.execute(kysely)
  await sql`
    insert into session (id, token_hash, user_code, site, created_at, last_used_at)
    select id, hash, code, 'CAN', now(), now()
      from unnest(${ids}::text[], ${hashes}::text[], ${codes}::text[]) as s (id, hash, code)`.execute(kysely)
  return people
}
