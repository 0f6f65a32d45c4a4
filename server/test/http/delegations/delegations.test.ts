import { MESSAGE_TYPES, URGENCIES } from '@apron/contract/codes/message-codes'
import type { DelegationSave } from '@apron/contract/delegations/delegation'
import {
  getDelegation,
  getDelegationChoices,
  pageDelegations,
  revokeDelegation,
  saveDelegation,
} from '@apron/contract/delegations/delegation.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { FIELD_PROBLEMS } from '@apron/contract/errors/field-problems'
import type { MenuItem } from '@apron/contract/menus/menu-item'
import {
  confirmPermissionChange,
  pagePermissionChanges,
} from '@apron/contract/permissions/permission-change.calls'
import { listMenus, listResources } from '@apron/contract/sign-in/auth.calls'
import { encodeEmployeeHeader } from '@apron/contract/wire/formats/employee-header'
import { defineEvent, type Recipients } from '@apron/server-kit/messages/message-event'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { messageCatalogue } from '../../../src/features/messages/message-catalogue.ts'
import { messagesService } from '../../../src/features/messages/messages.service.ts'
import { actingService, DELEGATION_EVENTS } from '../../../src/features/organisation/organisation.ts'
import { createDelegationNotifier } from '../../../src/features/organisation/permissions/delegations/notify-of-delegations.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import {
  createDelegation,
  dayFromNow,
  delegationBody,
  detailsOf,
  dropDelegations,
  give,
  listed,
  revoke,
  setDelegationEnd,
} from '../../support/steps/delegation-steps.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const [FAN, LU, DING, TAN] = ['100401', '100403', '100402', '100303']
const ANY = { current: 1, size: 50, queryCriteria: {} }

const TO_MANAGERS = defineEvent({
  code: 'TEST_TO_MANAGERS',
  category: 'NOTICE',
  type: MESSAGE_TYPES.news,
  urgency: URGENCIES.normal,
  text: { zh: '测试', en: 'Test' },
})

const wanted = { role: 'MANAGER', application: 'tools', departments: ['D08'] } as const

const permissionsOf = async (client: PortalClient) =>
  (await client.call(listResources)).envelope.data.map(({ identify }) => identify)
const pathsOf = async (client: PortalClient) => {
  const below = ({ url, children }: MenuItem): string[] => [url, ...children.flatMap(below)]
  return (await client.call(listMenus)).envelope.data.flatMap(below)
}
const toolRights = (rights: readonly string[]) => rights.filter(right => right.startsWith('tools:'))

describeOnStores('delegation of roles', store => {
  const server = serverOn(store)
  let fan: PortalClient
  let lu: PortalClient
  let ding: PortalClient
  let admin: PortalClient
  let second: PortalClient
  const db = () => store.database.kysely
  const acting = actingService({ now: () => server.clock.now() })

  beforeAll(async () => {
    await dropDelegations(db())
    fan = await server.as(FAN)
    lu = await server.as(LU)
    ding = await server.as(DING)
    admin = await server.as('100001')
    second = await server.as('100002')
  })
  afterEach(() => dropDelegations(db()))

  const messagesOf = async (userCode: string, event: string) => {
    const { rows } = await sql<{ text: string }>`
      select m.content_zh as text from message_recipient r join message m on m.id = r.message_id
       where r.user_code = ${userCode} and m.event = ${event} order by m.created_at`.execute(db())
    return rows.map(({ text }) => text)
  }

  const messages = () =>
    messagesService(server.clock, messageCatalogue([...DELEGATION_EVENTS, TO_MANAGERS], []))
  /** Runs the jobs that each node runs every minute. */
  const look = () =>
    db()
      .transaction()
      .execute(async trx => await createDelegationNotifier(messages()).due(trx))
  /** Returns the people whose messages about these reach 卢思远. */
  async function reachedBy(to: Recipients): Promise<boolean> {
    const id = await messages().publish(db(), TO_MANAGERS, { site: '', to: [to], by: null, values: {} })
    const { rows } = await sql`
      select 1 from message_recipient where message_id = ${id} and user_code = ${LU}`.execute(db())
    return rows.length === 1
  }

  const actorOf = (userCode: string) =>
    db()
      .transaction()
      .execute(async trx => await acting.actorOf(trx, userCode, wanted))

  describe('a delegation', () => {
    it('[DEL-01] [DEL-04] gives the delegate the role’s menu and permissions in the named application only', async () => {
      const before = { rights: await permissionsOf(lu), paths: await pathsOf(lu) }
      expect(toolRights(before.rights)).toEqual([])
      const id = await createDelegation(fan)
      const rights = new Set(await permissionsOf(lu)).difference(new Set(before.rights))
      expect(rights.size).toBeGreaterThan(0)
      expect([...rights].every(right => right.startsWith('tools:'))).toBe(true)
      const added = new Set(await pathsOf(lu)).difference(new Set(before.paths))
      expect(added).toContain('/tools/ledger')
      expect([...added].every(path => path.startsWith('/tools/'))).toBe(true)

      expect(await revoke(fan, id)).toMatchObject({ code: 200, data: { state: 'revoked' } })
      expect(await permissionsOf(lu)).toEqual(before.rights)
      expect(await pathsOf(lu)).toEqual(before.paths)
    })

    it('[DEL-04] ends on time: the next call is answered without it', async () => {
      const id = await createDelegation(fan)
      await setDelegationEnd(db(), id, 60_000)
      expect(toolRights(await permissionsOf(lu))).not.toEqual([])
      await setDelegationEnd(db(), id, -1)
      expect(toolRights(await permissionsOf(lu))).toEqual([])
      expect(await listed(lu)).toMatchObject([{ id, state: 'expired', mayEdit: false, mayRevoke: false }])
    })

    it('[DEL-04] includes its start and excludes its end', async () => {
      const id = await createDelegation(fan)
      // One statement sees one time: in it the delegation begins, and then ends.
      await sql
        .raw(
          `do $$ begin
             update delegation set valid_from = statement_timestamp() where id = '${id}';
             if not exists (select 1 from delegation_in_force where id = '${id}') then
               raise exception 'the start does not count';
             end if;
             update delegation set valid_from = statement_timestamp() - interval '1 hour', valid_until = statement_timestamp()
              where id = '${id}';
             if exists (select 1 from delegation_in_force where id = '${id}') then
               raise exception 'the end counts';
             end if;
           end $$`,
        )
        .execute(db())
      expect(toolRights(await permissionsOf(lu))).toEqual([])
    })

    it('[DEL-04] gives nothing before it begins', async () => {
      await createDelegation(fan, { validFrom: dayFromNow(2) })
      expect(toolRights(await permissionsOf(lu))).toEqual([])
      expect(await listed(fan)).toMatchObject([{ state: 'upcoming', mayEdit: true, mayRevoke: true }])
    })

    it('[DEL-04] is void if the delegator loses the role, moves, or is closed', async () => {
      await createDelegation(fan)
      await sql`delete from user_role where user_code = ${FAN} and role_code = 'MANAGER'`.execute(db())
      expect(toolRights(await permissionsOf(lu))).toEqual([])
      expect(await listed(lu)).toMatchObject([{ state: 'idle' }])
      await sql`insert into user_role (user_code, role_code) values (${FAN}, 'MANAGER')`.execute(db())
      expect(toolRights(await permissionsOf(lu))).not.toEqual([])
      await sql`update app_user set dept_code = 'D09' where user_code = ${FAN}`.execute(db())
      expect(toolRights(await permissionsOf(lu))).toEqual([])
      await sql`update app_user set dept_code = 'D08' where user_code = ${FAN}`.execute(db())
      await sql`update app_user set enabled = false where user_code = ${FAN}`.execute(db())
      expect(toolRights(await permissionsOf(lu))).toEqual([])
      await sql`update app_user set enabled = true where user_code = ${FAN}`.execute(db())
    })

    it('[DEL-04] is valid only at the delegator’s sites', async () => {
      await sql`insert into user_site (user_code, site) values (${LU}, 'SZX')`.execute(db())
      await createDelegation(fan)
      const employee = encodeEmployeeHeader({ userCode: LU, airportId: '', airportThreeCode: 'SZX' })
      const elsewhere = await lu.call(listResources, { headers: { employee } })
      expect(toolRights(elsewhere.envelope.data.map(({ identify }) => identify))).toEqual([])
      expect(toolRights(await permissionsOf(lu))).not.toEqual([])
      await sql`delete from user_site where user_code = ${LU} and site = 'SZX'`.execute(db())
    })

    it('[DEL-05] covers posts that can be delegated, but never other posts or permissions over reports and the portal', async () => {
      await sql`insert into user_post (user_code, post_code) values (${TAN}, 'VSR_HANDLER')`.execute(db())
      await sql`
        insert into post_resource (post_code, identify) values ('LEAD_MECH', 'workCard:card:view'), ('RELEASE', 'workCard:nr:view')
        on conflict do nothing`.execute(db())
      await sql`insert into guarded_right (identify) values ('workCard:package:view')`.execute(db())
      await sql`insert into role_resource (role_code, identify, user_type) values
        ('WORKSHOP', 'safetyQuality:vsr:view', 'employee'), ('WORKSHOP', 'portal:notice:edit', 'employee')`.execute(
        db(),
      )
      await sql`delete from role_resource where role_code = 'MANAGER' and identify like 'workCard:%'`.execute(
        db(),
      )
      const tan = await server.as(TAN)
      const id = await createDelegation(tan, {
        delegator: TAN,
        department: 'D0501',
        role: 'WORKSHOP',
        applications: ['safetyQuality', 'workCard'],
      })
      const { posts, rights } = (await detailsOf(tan, id)).data
      expect(posts.map(({ code }) => code)).toEqual(['LEAD_MECH'])
      const codes = rights.map(({ code }) => code)
      expect(codes).toContain('workCard:card:view')
      expect(codes).not.toContain('workCard:package:view')
      expect(codes.filter(code => /^(portal:|safetyQuality:vsr)/.test(code))).toEqual([])
      expect((await permissionsOf(lu)).filter(code => /^(portal:|safetyQuality:vsr)/.test(code))).toEqual([])
    })
  })

  describe('giving a delegation', () => {
    it.each<[string, Partial<DelegationSave>, keyof typeof FIELD_PROBLEMS]>([
      ['of a role not held', { role: 'DIRECTOR' }, 'roleNotHeld'],
      ['of an unknown role', { role: 'NONE' }, 'roleNotHeld'],
      ['to oneself', { delegate: FAN }, 'delegateSelf'],
      ['to an unknown person', { delegate: '999999' }, 'delegateGone'],
      ['to a customer’s employee', { delegate: 'X90101' }, 'delegateGone'],
      ['to a person who works elsewhere', { delegate: '100310' }, 'noCommonSite'],
      ['from yesterday on', { validFrom: dayFromNow(-1) }, 'startsInPast'],
      ['that ends before it starts', { validFrom: dayFromNow(3), validTo: dayFromNow(2) }, 'endsBeforeStart'],
      ['without an end', { validTo: null }, 'notPermanent'],
      ['in an application without rights', { applications: ['marketing2'] }, 'unknown'],
      ['of the portal itself', { applications: ['portal'] }, 'unknown'],
      ['in no application', { applications: [] }, 'chooseApplication'],
      ['of another department', { department: 'D09' }, 'departmentOutside'],
      ['without a name', { name: '  ' }, 'chooseName'],
      ['without saying whether messages go along', { messages: '' }, 'chooseMessage'],
      ['without a day', { validFrom: '' }, 'chooseValidity'],
    ])('[DEL-05] [DEL-02] is rejected %s', async (_what, part, problem) => {
      const { code, data } = await give(fan, part)
      expect(code).toBe(SERVER_ERRORS.fieldWrong.code)
      const text = JSON.stringify(data)
      expect(text).toContain(FIELD_PROBLEMS[problem].zh.split('{')[0]?.replaceAll('“', ''))
      expect(await listed(fan)).toEqual([])
    })

    it('[API-12] is limited to 50 that are open or from the last day', async () => {
      const id = await createDelegation(fan)
      await sql`insert into delegation
        select copy.* from delegation d, generate_series(2, 50) n,
               jsonb_populate_record(null::delegation, to_jsonb(d) || jsonb_build_object('id', md5(d.id::text || n)::uuid)) copy
         where d.id = ${id}`.execute(db())
      expect((await give(fan)).code).toBe(SERVER_ERRORS.ownFull.code)
      await sql`update delegation set revoked_at = statement_timestamp(), revoked_by = delegator`.execute(
        db(),
      )
      expect((await give(fan)).code).toBe(SERVER_ERRORS.ownFull.code)
      await sql`update delegation set created_at = created_at - interval '2 days',
        revoked_at = revoked_at - interval '1 day'`.execute(db())
      expect((await give(fan)).success).toBe(true)
    })

    it('[DEL-05] is rejected for a received role, so that there are no circles', async () => {
      await createDelegation(fan)
      const { code, data } = await give(lu, { delegator: LU, delegate: DING, department: 'D0801' })
      expect(code).toBe(SERVER_ERRORS.fieldWrong.code)
      expect(data).toMatchObject({ problem: FIELD_PROBLEMS.roleNotHeld.zh })
      expect((await give(lu, { delegator: LU, delegate: FAN, department: 'D0801' })).code).toBe(
        SERVER_ERRORS.fieldWrong.code,
      )
    })

    it('[DEL-05] always gives the caller’s own role, ignoring the body', async () => {
      expect((await ding.call(saveDelegation, { body: delegationBody() })).status).toBe(403)
      expect((await lu.call(saveDelegation, { body: delegationBody({ delegate: DING }) })).status).toBe(403)
      expect((await ding.call(getDelegationChoices, { body: { delegator: FAN } })).status).toBe(403)
      expect(await listed(fan)).toEqual([])
    })

    it('[DEL-05] is rejected for the administrator role', async () => {
      const { code, data } = await give(admin, {
        delegator: '100001',
        role: 'ADMIN',
        department: 'D13',
        applications: ['safetyQuality'],
      })
      expect(code).toBe(SERVER_ERRORS.fieldWrong.code)
      expect(data).toMatchObject({ problem: FIELD_PROBLEMS.roleNotDelegable.zh })
    })

    it('[DEL-02] offers in the form only what the caller may delegate', async () => {
      const { data } = (await fan.call(getDelegationChoices, { body: {} })).envelope
      expect(data.roles.map(({ code, permanent }) => [code, permanent])).toEqual([
        ['MANAGER', false],
        ['PURCHASE', true],
      ])
      expect(data.departments.map(({ code }) => code)).toContain('D0801')
      expect(data.applications.map(({ code }) => code)).toContain('tools')
      expect(data.applications.map(({ code }) => code)).not.toContain('portal')
      expect(data.today).toBe(dayFromNow(0))
    })
  })

  describe('a delegation that an administrator enters for others', () => {
    it('[ADM-97] waits for a second administrator; both people are notified when it becomes valid', async () => {
      const { data } = await give(admin)
      const waiting = data.waiting ?? expect.fail('it does not wait')
      expect(data.delegation).toBeNull()
      expect(toolRights(await permissionsOf(lu))).toEqual([])
      const [change] = (await second.call(pagePermissionChanges, { body: ANY })).envelope.data.records
      expect(change).toMatchObject({ kind: 'delegation', why: 'delegated', target: LU, hindrance: null })
      expect((await admin.call(confirmPermissionChange, { body: { id: waiting.id } })).envelope.code).toBe(
        SERVER_ERRORS.ownProposal.code,
      )
      expect((await second.call(confirmPermissionChange, { body: { id: waiting.id } })).envelope.code).toBe(
        200,
      )
      expect(toolRights(await permissionsOf(lu))).not.toEqual([])
      expect(await messagesOf(LU, 'DELEGATION_GIVEN')).toEqual([expect.stringContaining('范立群')])
      expect(await messagesOf(FAN, 'DELEGATION_GIVEN')).toEqual([expect.stringContaining('卢思远')])
      expect(await listed(fan)).toMatchObject([{ createdBy: { code: '100001' }, mayRevoke: true }])
    })

    it('[ADM-97] never goes to that administrator, and cannot be confirmed by its delegate', async () => {
      const own = await give(admin, { delegate: '100001' })
      expect(own.data).toMatchObject({ problem: FIELD_PROBLEMS.delegateProposer.zh })
      const { data } = await give(admin, { delegate: '100002' })
      const { id } = data.waiting ?? expect.fail('it does not wait')
      expect((await second.call(confirmPermissionChange, { body: { id } })).envelope.code).toBe(
        SERVER_ERRORS.gainsByIt.code,
      )
      expect(await permissionsOf(second)).not.toContain('tools:tool:edit')
    })

    it('[ADM-97] gives nothing if the delegator has lost the role meanwhile', async () => {
      const { data } = await give(admin, { delegate: DING })
      const { id } = data.waiting ?? expect.fail('it does not wait')
      await sql`delete from user_role where user_code = ${FAN} and role_code = 'MANAGER'`.execute(db())
      expect((await second.call(confirmPermissionChange, { body: { id } })).envelope.success).toBe(false)
      await sql`insert into user_role (user_code, role_code) values (${FAN}, 'MANAGER')`.execute(db())
      expect(await listed(fan)).toEqual([])
    })
  })

  describe('reading and revoking', () => {
    it('[DEL-01] is limited to the two people and administrators', async () => {
      const id = await createDelegation(fan)
      expect(await listed(fan)).toHaveLength(1)
      expect(await listed(lu)).toHaveLength(1)
      expect(await listed(lu, { scope: 'given' })).toEqual([])
      expect(await listed(lu, { scope: 'received' })).toHaveLength(1)
      expect(await listed(ding)).toEqual([])
      expect(await listed(ding, { scope: 'all' })).toEqual([])
      expect(await listed(admin)).toHaveLength(1)
      expect(await listed(admin, { scope: 'given' })).toEqual([])
      expect((await ding.call(getDelegation, { query: { id } })).status).toBe(404)
      expect((await ding.call(revokeDelegation, { query: { id } })).status).toBe(404)
      expect((await detailsOf(lu, id)).data.delegation).toMatchObject({ mayRevoke: false, mayEdit: false })
      expect((await lu.call(revokeDelegation, { query: { id } })).status).toBe(403)
      expect(toolRights(await permissionsOf(lu))).not.toEqual([])
    })

    it('[DEL-01] answers an invalid id as not found', async () => {
      expect((await fan.call(getDelegation, { query: { id: 'nothing' } })).status).toBe(404)
      expect((await fan.call(revokeDelegation, { query: { id: 'nothing' } })).status).toBe(404)
      expect((await give(fan, { id: 'nothing', version: 1 })).code).toBe(SERVER_ERRORS.notFound.code)
    })

    it('[DEL-01] requires a session', async () => {
      const stranger = server.client()
      const id = await createDelegation(fan)
      const answers = [
        await stranger.call(pageDelegations, { body: ANY }),
        await stranger.call(saveDelegation, { body: delegationBody() }),
        await stranger.call(getDelegationChoices, { body: {} }),
        await stranger.call(getDelegation, { query: { id } }),
        await stranger.call(revokeDelegation, { query: { id } }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    })

    it('[DEL-03] revokes by a GET that a cookie alone does not authorise', async () => {
      const id = await createDelegation(fan)
      const browser = await server.as(FAN, { browser: true, fresh: true })
      browser.token = ''
      expect((await browser.call(revokeDelegation, { query: { id } })).status).toBe(401)
      expect(await listed(fan)).toMatchObject([{ state: 'active' }])
    })

    it('[DEL-03] revokes once: a second time changes nothing and notifies nobody', async () => {
      const id = await createDelegation(fan)
      const first = await revoke(fan, id)
      const revocations = await messagesOf(LU, 'DELEGATION_REVOKED')
      expect(revocations.at(-1)).toContain('范立群')
      expect((await revoke(fan, id)).data).toEqual(first.data)
      expect(await messagesOf(LU, 'DELEGATION_REVOKED')).toEqual(revocations)
      expect((await give(fan, { id, version: first.data.version })).code).toBe(
        SERVER_ERRORS.notAllowedInState.code,
      )
    })

    it('[DEL-03] lets only administrators revoke delegations of others', async () => {
      const id = await createDelegation(fan)
      expect((await revoke(admin, id)).data).toMatchObject({
        state: 'revoked',
        revokedBy: { code: '100001' },
      })
      expect(toolRights(await permissionsOf(lu))).toEqual([])
      const { rows } = await sql`
        select 1 from security_audit where event = 'delegation revoked' and user_code = '100001'`.execute(
        db(),
      )
      expect(rows).toHaveLength(1)
    })

    it('[DEL-01] allows all changes before the start, afterwards only name, messages and end, based on the current version', async () => {
      const later = { validFrom: dayFromNow(2), validTo: dayFromNow(4) }
      const id = await createDelegation(fan, later)
      const changed = await give(fan, { ...later, id, version: 1, delegate: DING, applications: ['amsp'] })
      expect(changed.data.delegation).toMatchObject({ delegate: { code: DING }, version: 2 })
      expect((await give(fan, { ...later, id, version: 1 })).code).toBe(SERVER_ERRORS.conflict.code)
      expect((await give(lu, { ...later, id, version: 2, delegator: LU })).code).toBe(
        SERVER_ERRORS.notFound.code,
      )

      const runs = await createDelegation(fan)
      const longer = await give(fan, {
        id: runs,
        version: 1,
        name: '年休假',
        messages: 'none',
        validTo: dayFromNow(9),
      })
      expect(longer.data.delegation).toMatchObject({ name: '年休假', messages: 'none', version: 2 })
      const other = await give(fan, { id: runs, version: 2, delegate: DING })
      expect(other.data).toMatchObject({ field: 'delegate', problem: FIELD_PROBLEMS.delegationRuns.zh })
      const wider = await give(fan, { id: runs, version: 2, applications: ['tools', 'amsp'] })
      expect(wider.data).toMatchObject({ field: 'applications' })
    })

    it('[DEL-01] filters and sorts the list', async () => {
      await createDelegation(fan, { name: '甲' })
      await createDelegation(fan, {
        name: '乙',
        delegate: DING,
        role: 'PURCHASE',
        applications: ['amsp'],
        validTo: null,
      })
      expect((await listed(fan, { text: '丁悦' })).map(({ name }) => name)).toEqual(['乙'])
      expect((await listed(fan, { roleCode: 'MANAGER' })).map(({ name }) => name)).toEqual(['甲'])
      expect(await listed(fan, { state: 'revoked' })).toEqual([])
      expect(await listed(fan, { state: 'active' })).toHaveLength(2)
      const sorted = await listed(fan, { sortBy: 'validUntil', descending: true })
      expect(sorted.map(({ validUntil }) => validUntil === null)).toEqual([false, true])
    })
  })

  describe('messages', () => {
    it('[MSG-47] are sent once to both before and at the end, regardless of the number of sweeps', async () => {
      const id = await createDelegation(fan)
      await setDelegationEnd(db(), id, 3_600_000)
      const soon = () => messagesOf(LU, 'DELEGATION_ENDS_SOON')
      const over = () => messagesOf(FAN, 'DELEGATION_ENDED')
      await look()
      await look()
      expect(await soon()).toHaveLength(1)
      expect(await messagesOf(FAN, 'DELEGATION_ENDS_SOON')).toHaveLength(1)
      expect(await over()).toEqual([])
      await setDelegationEnd(db(), id, -1)
      await look()
      await look()
      expect(await over()).toHaveLength(1)
      expect(await messagesOf(LU, 'DELEGATION_ENDED')).toHaveLength(1)
      expect(await soon()).toHaveLength(1)
    })

    it('[MSG-47] do not announce the end of a delegation given on its last day or revoked', async () => {
      await createDelegation(fan, { validTo: dayFromNow(0) })
      const id = await createDelegation(fan)
      await setDelegationEnd(db(), id, 3_600_000)
      await revoke(fan, id)
      await look()
      expect(await messagesOf(LU, 'DELEGATION_ENDS_SOON')).toEqual([])
    })

    it('[MSG-48] ask the delegator of a permanent delegation every 90 days whether it is still needed', async () => {
      const id = await createDelegation(fan, { role: 'PURCHASE', validTo: null })
      await look()
      expect(await messagesOf(FAN, 'DELEGATION_REVIEW')).toEqual([])
      await sql`update delegation set valid_from = now() - interval '90 days' where id::text = ${id}`.execute(
        db(),
      )
      await look()
      await look()
      expect(await messagesOf(FAN, 'DELEGATION_REVIEW')).toHaveLength(1)
      expect(await messagesOf(LU, 'DELEGATION_REVIEW')).toEqual([])
    })

    it.each([
      ['to holders of the role', { roles: ['MANAGER'] }, true],
      ['to those of them in the delegator’s department', { roles: ['MANAGER'], within: 'D08' }, true],
      ['to those of them in the delegate’s', { roles: ['MANAGER'], within: 'D0801' }, false],
      ['to those of them at the site', { roles: ['MANAGER'], site: 'CAN' }, true],
      ['to those of them at another site', { roles: ['MANAGER'], site: 'URC' }, false],
      ['to holders of a permission in it', { rights: ['tools:tool:view'] }, true],
      ['to holders of a permission in another application', { rights: ['marketing:bid:view'] }, false],
      ['to holders of another role', { roles: ['FINANCE'] }, false],
    ] as const)('[MSG-49] a message %s reaches the delegate: %o %s', async (_what, to, reaches) => {
      await createDelegation(fan)
      expect(await reachedBy(to)).toBe(reaches)
    })

    it('[MSG-49] do not reach a delegate who declined them or whose delegation ended', async () => {
      const id = await createDelegation(fan, { messages: 'none' })
      expect(await reachedBy({ roles: ['MANAGER'] })).toBe(false)
      await revoke(fan, id)
      await revoke(fan, await createDelegation(fan))
      expect(await reachedBy({ roles: ['MANAGER'] })).toBe(false)
    })
  })

  describe('acting', () => {
    it('[ADM-98] lists holders and delegates, each with the person they act for', async () => {
      const id = await createDelegation(fan)
      expect(await acting.candidates(db(), wanted)).toEqual([
        { userCode: FAN, forCode: null, delegationId: null },
        { userCode: LU, forCode: FAN, delegationId: id },
      ])
      expect(await acting.candidates(db(), { ...wanted, application: 'amsp' })).toHaveLength(1)
      expect(await acting.candidates(db(), { ...wanted, departments: ['D0801'] })).toEqual([])
      expect(await acting.candidates(db(), { ...wanted, site: 'CAN' })).toHaveLength(2)
      expect(await acting.candidates(db(), { ...wanted, site: 'URC' })).toEqual([])
      const byRight = { right: 'tools:tool:view', application: 'tools', departments: ['D08'] }
      expect((await acting.candidates(db(), byRight)).map(({ userCode }) => userCode)).toContain(LU)
    })

    it('[ADM-98] decides at the time of the act: for oneself first, for another, or not at all', async () => {
      const id = await createDelegation(fan)
      expect(await actorOf(FAN)).toMatchObject({ forCode: null })
      expect(await actorOf(LU)).toEqual({ userCode: LU, forCode: FAN, delegationId: id })
      expect(await actorOf(DING)).toBeNull()
      await revoke(fan, id)
      expect(await actorOf(LU)).toBeNull()
    })

    it('[ADM-96] shows the delegator the acts on their behalf, from calls and from applications', async () => {
      const id = await createDelegation(fan)
      const act = { what: { zh: '同意采购申请', en: 'Purchase request agreed' }, url: '/flow/completedTask' }
      await acting.recordAct(db(), { userCode: LU, forCode: FAN, delegationId: id }, act)
      await acting.recordAct(db(), { userCode: FAN, forCode: null, delegationId: null }, act)
      expect((await detailsOf(fan, id)).data.acts).toMatchObject([
        { by: { code: LU, name: '卢思远' }, what: '同意采购申请', url: '/flow/completedTask' },
      ])
    })
  })

  itConcurrently(store, '[DEL-03] is revoked once by two simultaneous calls, with one message', async () => {
    const id = await createDelegation(fan)
    const before = (await messagesOf(LU, 'DELEGATION_REVOKED')).length
    const ended = await Promise.all([revoke(fan, id), revoke(admin, id)])
    expect(ended.map(({ data }) => data.state)).toEqual(['revoked', 'revoked'])
    expect(await messagesOf(LU, 'DELEGATION_REVOKED')).toHaveLength(before + 1)
  })

  itConcurrently(store, '[MSG-47] is announced once by two simultaneous nodes', async () => {
    const id = await createDelegation(fan)
    await setDelegationEnd(db(), id, 3_600_000)
    await Promise.all([look(), look(), look()])
    expect(await messagesOf(LU, 'DELEGATION_ENDS_SOON')).toHaveLength(1)
  })

  itConcurrently(store, '[ADM-98] makes a decision and a revocation wait for each other', async () => {
    const id = await createDelegation(fan)
    const revoking: ReturnType<typeof revoke>[] = []
    let revoked = false
    await db()
      .transaction()
      .execute(async trx => {
        expect(await acting.actorOf(trx, LU, wanted)).toMatchObject({ forCode: FAN })
        const asked = revoke(fan, id)
        revoking.push(asked)
        void asked.then(() => (revoked = true))
        // Its statement waits for this transaction.
        await vi.waitFor(async () => {
          const { rows } = await sql`
            select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%"delegation"%'`.execute(
            db(),
          )
          expect(rows.length).toBeGreaterThan(0)
        }, 5_000)
        expect(revoked).toBe(false)
      })
    expect((await revoking[0])?.data.state).toBe('revoked')
    // The other way round: after a revocation in progress commits, the delegation is void.
    const other = await createDelegation(fan)
    const decided = await Promise.all([
      revoke(fan, other),
      db()
        .transaction()
        .execute(async trx => {
          await sql`select 1 from delegation where id::text = ${other} for share`.execute(trx)
          return await acting.actorOf(trx, LU, wanted)
        }),
    ])
    const after = await actorOf(LU)
    expect(decided[0].data.state).toBe('revoked')
    expect(after).toBeNull()
  })
})
