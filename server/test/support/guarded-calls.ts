import type { Call } from '@apron/contract/calls/define-call'
import { logout } from '@apron/contract/sign-in/auth.calls'
import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import type { Answer, PortalClient } from './clients/portal-client.ts'
import { INSPECTOR } from './person-codes.ts'
import type { TestServer } from './servers/test-server.ts'

/** A person whose session ends and who then uses another's token. */
const BYSTANDER = '100501'

/** A call, its input (the query of a GET, the body of others) and its path parameters. */
export type Asked = readonly [call: Call, asked: unknown, params?: Readonly<Record<string, string>>]

export interface GuardedCalls {
  /** Code of a person with none of the permissions. */
  readonly without?: string
  /** Read permission: with it inspectors may read, but still not write. */
  readonly view?: string
  readonly reads: readonly Asked[]
  readonly writes: readonly Asked[]
}

/**
 * Expects a rejection without a session, with an expired or another person's session, without the permission, and of
 * writes with the read permission alone. The test itself checks that nothing was changed.
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
