import type { Call } from '@apron/contract/calls/define-call'
import { logout } from '@apron/contract/sign-in/auth.calls'
import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import { INSPECTOR } from './admin-access.ts'
import type { Answer, PortalClient } from './clients/portal-client.ts'
import type { TestServer } from './servers/test-server.ts'

/** Somebody whose session ends, and is taken by others, in between. */
const BYSTANDER = '100501'

/** A call, what is asked of it (the query of a GET, the body of the others), and the values of its path. */
export type Asked = readonly [call: Call, asked: unknown, params?: Readonly<Record<string, string>>]

export interface GuardedCalls {
  /** Who holds none of the rights. */
  readonly without?: string
  /** A right to look: with it the reads are answered to inspectors, and the writes still refused. */
  readonly view?: string
  readonly reads: readonly Asked[]
  readonly writes: readonly Asked[]
}

/**
 * Nobody without a session, with one that has ended or with another person's, without the right, or with the right to look alone is
 * answered. Whether nothing was changed meanwhile is for the test to say.
 */
export async function expectGuarded(
  server: TestServer,
  db: Kysely<unknown>,
  { without = INSPECTOR, view, reads, writes }: GuardedCalls,
): Promise<void> {
  const strangers = [
    ['nobody', server.client()],
    ['a session that has ended', await endedSession(server)],
    ['a token without its browser', await stolenToken(server)],
  ] as const
  const powerless = await server.as(without)
  for (const asked of [...reads, ...writes]) {
    const [{ id }] = asked
    for (const [who, stranger] of strangers) {
      expect((await ask(stranger, asked)).status, `${id} for ${who}`).toBe(401)
    }
    const refused = await ask(powerless, asked)
    expect([refused.status, refused.envelope.data], `${id} without its right`).toEqual([403, null])
  }
  if (view === undefined) return
  await sql`insert into role_resource (role_code, identify, user_type) values ('INSPECTOR', ${view}, 'employee')`.execute(
    db,
  )
  const inspector = await server.as(INSPECTOR)
  for (const asked of reads) expect((await ask(inspector, asked)).status, asked[0].id).toBe(200)
  for (const asked of writes) expect((await ask(inspector, asked)).status, asked[0].id).toBe(403)
}

async function endedSession(server: TestServer): Promise<PortalClient> {
  const person = await server.as(BYSTANDER, { fresh: true })
  await person.call(logout)
  return person
}

async function stolenToken(server: TestServer): Promise<PortalClient> {
  const thief = server.client()
  thief.token = (await server.as(BYSTANDER, { browser: true })).token
  return thief
}

async function ask(person: PortalClient, [call, asked, params = {}]: Asked): Promise<Answer<unknown>> {
  if (call.method !== 'GET') return await person.call(call, { params, body: asked })
  const query = Object.fromEntries(Object.entries(asked ?? {}).map(([name, value]) => [name, String(value)]))
  return await person.call(call, { params, query })
}
