import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { getAdminUser } from '@apron/contract/organisation/admin-user.calls'
import type { PermissionChangeState } from '@apron/contract/permissions/permission-change'
import {
  confirmPermissionChange,
  pagePermissionChanges,
  refusePermissionChange,
  withdrawPermissionChange,
} from '@apron/contract/permissions/permission-change.calls'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { PortalClient } from '../../../support/clients/portal-client.ts'
import { rightsTerminal } from '../../../support/rights-terminal.ts'
import { serverOn } from '../../../support/servers/test-server.ts'
import { changePerson } from '../../../support/steps/people-steps.ts'
import { describeOnStores } from '../../../support/stores/stores.ts'

const DIRECTOR = '100006'
const OWN_POSTS = ['DIR_COMMERCIAL']
const TARGET = '100305'

describeOnStores('an undecided change of permissions', store => {
  const server = serverOn(store)
  let first: PortalClient
  let second: PortalClient
  /** Changes of a post that grants reports, and of a mobile. */
  let ids: readonly [number, number]

  const terminal = () => rightsTerminal(store.database, server.clock)
  const listed = async () => (await terminal().ask({ do: 'changes' }, 'jane')).en

  async function logIn(): Promise<void> {
    first = await server.as('100001', { fresh: true })
    second = await server.as('100002', { fresh: true })
  }

  async function inState(state: PermissionChangeState): Promise<number[]> {
    const body = { current: 1, size: 50, queryCriteria: { state } }
    const { records } = (await second.call(pagePermissionChanges, { body })).envelope.data
    expect(records.filter(record => record.state !== state)).toEqual([])
    return records.map(({ id }) => id)
  }

  async function count(what: 'notified' | 'in the audit'): Promise<number> {
    const { rows } =
      what === 'notified'
        ? await sql`select 1 from message m join message_recipient r on r.message_id = m.id
            where m.event = 'RIGHTS_CHANGE_ENDED' and r.user_code = '100001'
              and m.content_zh like '%已过期%'`.execute(store.database.kysely)
        : await sql`select 1 from security_audit where event = 'rights change expired'`.execute(
            store.database.kysely,
          )
    return rows.length
  }

  beforeAll(async () => {
    await logIn()
    const post = await changePerson(first, DIRECTOR, { posts: [...OWN_POSTS, 'SAFETY_DIRECTOR'] })
    const mobile = await changePerson(first, TARGET, { mobile: '13911114444', email: '' })
    ids = [post.data.waiting?.id ?? 0, mobile.data.waiting?.id ?? 0]
    server.clock.forward({ days: 6, minutes: 23 * 60 + 58 })
    await logIn()
  })

  it('[ADM-42] waits until the last minute, on the page and at the terminal, which describes it', async () => {
    expect(await inState('waiting')).toEqual(ids.toReversed())
    expect(await listed()).toContain(`${ids[0]}  Luo Haiyan (${DIRECTOR})  +SAFETY_DIRECTOR  100001`)
    expect(await listed()).toContain('10000100305 → 13911114444, 100305@apron.example → –  100001')
  })

  it('[ADM-42] expires after seven days, before any sweep: it cannot be decided any more', async () => {
    server.clock.forward({ minutes: 3 })
    expect(await inState('waiting')).toEqual([])
    expect(await inState('expired')).toEqual(ids.toReversed())
    const over = SERVER_ERRORS.notAllowedInState.code
    const [id] = ids
    const body = { id }
    expect((await second.call(confirmPermissionChange, { body })).envelope.code).toBe(over)
    expect((await second.call(refusePermissionChange, { body })).envelope.code).toBe(over)
    expect((await first.call(withdrawPermissionChange, { body })).envelope.code).toBe(over)
    const { data } = (await first.call(getAdminUser, { query: { userCode: DIRECTOR } })).envelope
    expect(data.posts).toEqual(OWN_POSTS)
  })

  it('[ADM-42] is expired at the terminal too: it is not listed, and cannot be confirmed or rejected', async () => {
    expect(await listed()).toBe('There are no rights changes to confirm.')
    for (const id of ids) {
      await expect(terminal().ask({ do: 'confirm', id }, 'jane')).rejects.toThrow(
        'Not allowed in the current',
      )
      await expect(terminal().ask({ do: 'refuse', id }, 'jane')).rejects.toThrow('Not allowed in the current')
    }
    const { data } = (await first.call(getAdminUser, { query: { userCode: TARGET } })).envelope
    expect(data.mobile).not.toBe('13911114444')
  })

  it('[ADM-42] is closed by the sweep once: its proposer is notified, and it is audited', async () => {
    const open = async () =>
      (
        await sql`
          select 1 from message_recipient r join message m on m.id = r.message_id
           where m.event = 'RIGHTS_CHANGE_WAITS' and r.handle_status = 0`.execute(store.database.kysely)
      ).rows.length
    expect(await open()).toBeGreaterThan(0)
    expect([await count('notified'), await count('in the audit')]).toEqual([0, 0])
    await terminal().changes.sweep()
    await terminal().changes.sweep()
    expect([await count('notified'), await count('in the audit')]).toEqual([2, 2])
    expect(await open()).toBe(0)
    const { rows } = await sql`select distinct state, decided_by from rights_change`.execute(
      store.database.kysely,
    )
    expect(rows).toEqual([{ state: 'expired', decided_by: null }])
  })

  it('[ADM-42] can be proposed again and confirmed at the terminal in time', async () => {
    const { data } = await changePerson(first, DIRECTOR, { posts: [...OWN_POSTS, 'SAFETY_DIRECTOR'] })
    const id = data.waiting?.id ?? 0
    expect((await terminal().ask({ do: 'confirm', id }, 'jane')).en).toContain('Confirmed: Luo Haiyan')
    const person = (await first.call(getAdminUser, { query: { userCode: DIRECTOR } })).envelope.data
    expect(person.posts).toEqual([...OWN_POSTS, 'SAFETY_DIRECTOR'])
  })
})
