import type { Call } from '@apron/contract/calls/define-call'
import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import type { TestServer } from './test-server.ts'

export const ADMINISTRATOR = '100001'
/** An inspector without any right of administration. */
export const INSPECTOR = '100104'

export interface GuardedCalls {
  readonly view: string
  readonly reads: readonly (readonly [Call, unknown])[]
  readonly writes: readonly (readonly [Call, unknown])[]
}

/** Nobody without a session, nobody with another person's, without the right, or with the right to look alone changes anything. */
export async function expectGuarded(
  server: TestServer,
  db: Kysely<unknown>,
  { view, reads, writes }: GuardedCalls,
): Promise<void> {
  const nobody = server.client()
  const browser = await server.as(ADMINISTRATOR, { browser: true })
  const thief = server.client()
  thief.token = browser.token
  const inspector = await server.as(INSPECTOR)
  for (const [call, body] of [...reads, ...writes]) {
    expect((await nobody.call(call, { body })).status, call.id).toBe(401)
    expect((await thief.call(call, { body })).status, call.id).toBe(401)
    const refused = await inspector.call(call, { body })
    expect([refused.status, refused.envelope.data], call.id).toEqual([403, null])
  }
  await sql`insert into role_resource (role_code, identify, user_type) values ('INSPECTOR', ${view}, 'employee')`.execute(
    db,
  )
  for (const [call, body] of reads) expect((await inspector.call(call, { body })).status, call.id).toBe(200)
  for (const [call, body] of writes) expect((await inspector.call(call, { body })).status, call.id).toBe(403)
}
