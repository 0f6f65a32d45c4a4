import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Client } from 'pg'

/** A person with an open session of a program. */
export interface BenchPerson {
  readonly userCode: string
  readonly token: string
}

/** Adds people, their sessions and one message that all of them have read. */
export async function addPeople(client: Client, count: number): Promise<readonly BenchPerson[]> {
  const people = Array.from({ length: count }, (_, index) => ({
    userCode: `BENCH${String(index).padStart(4, '0')}`,
    token: randomBytes(32).toString('base64url'),
  }))
  const codes = people.map(person => person.userCode)
  await client.query(
    `insert into app_user (user_code, name_zh, name_en, sex, user_type, dept_code, default_site)
     select c, c, c, 'M', 'employee', (select dept_code from app_user where user_code = '100104'), 'CAN'
       from unnest($1::text[]) c`,
    [codes],
  )
  await client.query(
    `insert into session (id, token_hash, user_code, site, created_at, last_used_at)
     select i, h, c, 'CAN', now(), now() from unnest($1::text[], $2::text[], $3::text[]) as s (i, h, c)`,
    [
      people.map(() => randomUUID()),
      people.map(({ token }) => createHash('sha256').update(token).digest('hex')),
      codes,
    ],
  )
  await client.query(
    `with said as (
       insert into message (event, category, type, urgency, content_zh, content_en, event_type, open_way, site, created_at)
       values ('BENCH', 'NOTICE', 1, 0, 'bench', 'bench', 'route', 1, '', now()) returning id)
     insert into message_recipient
       (message_id, user_code, category, type, urgency, purpose, created_at, by_subscription, read_at, changed_at)
     select said.id, c, 'NOTICE', 1, 0, 'notice', now(), false, now(), now() - interval '1 day'
       from said, unnest($1::text[]) c`,
    [codes],
  )
  return people
}

/** Makes the message of these people unread, like a node that publishes one. Resolves after the commit. */
export async function markUnread(client: Client, userCodes: readonly string[]): Promise<void> {
  await client.query(
    'update message_recipient set read_at = null, changed_at = now() where user_code = any($1::text[])',
    [userCodes],
  )
}

/** Sends the nodes a hint of changed counts, in their own format. */
export async function sendHint(client: Client, counts: readonly string[] | 'many'): Promise<void> {
  const note = JSON.stringify({ from: 'bench', counts, sessions: [] })
  await client.query('select pg_notify($1, $2)', ['apron_live', note])
}
