import {
  getAdminUser,
  importUsers,
  inviteUser,
  resetUserPassword,
  saveAdminUser,
  setUserEnabled,
} from '@apron/contract/organisation/admin-user.calls'
import {
  deleteAdminResource,
  pageAdminResources,
  saveAdminResource,
} from '@apron/contract/permissions/admin-resource.calls'
import { deleteAdminRole, getAdminRole, saveAdminRole } from '@apron/contract/permissions/admin-role.calls'
import {
  confirmPermissionChange,
  pagePermissionChanges,
  withdrawPermissionChange,
} from '@apron/contract/permissions/permission-change.calls'
import { USER_IMPORT_COLUMNS, USER_IMPORT_OPTIONAL } from '@apron/contract/rules/records/import-columns'
import { guardedPermissions } from '@apron/contract/rules/rights/guarded-permissions'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { PLUGINS } from '../../src/app/plugins.ts'
import { definitionsOf, guardedOfApps } from '../../src/app/wiring/definitions-of.ts'
import type { PortalClient } from '../support/clients/portal-client.ts'
import { serverOn } from '../support/servers/test-server.ts'
import { changePerson, NEW_PASSWORD, somebody, usePath } from '../support/steps/people-steps.ts'
import { describeOnStores } from '../support/stores/stores.ts'

/** Permissions that need two people to grant. */
const GUARDED = guardedPermissions(guardedOfApps(definitionsOf(PLUGINS)))
const CHAINS = Number(process.env['APRON_CHAINS'] ?? 12)
/**
 * Seed of the chains. Chains build on the state that earlier ones left, so reproducing a failure takes the whole run:
 * the printed seed as `APRON_CHAINS_SEED`, and the same number of chains (`APRON_CHAINS`, by default 12).
 */
const SEED = Number(process.env['APRON_CHAINS_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
/** Accounts that the attacker may create. */
const PUPPETS = ['900001', '900002']
const IMPORT_HEADER = [...USER_IMPORT_COLUMNS, ...USER_IMPORT_OPTIONAL].join()
const PEOPLE = ['100001', '100002', '100101', '100305', '100701']
const TARGETS = [...PUPPETS, ...PEOPLE]
const ROLES = [['ADMIN'], ['INSPECTOR'], ['MANAGER', 'INSPECTOR'], ['FINANCE'], ['CRAFT', 'ADMIN']]
const POSTS = [[], ['VSR_HANDLER'], ['SAFETY_DIRECTOR', 'QA_AUDITOR'], ['TECH_PUBS']]
const RIGHTS = ['portal:user:edit', 'portal:change:edit', 'safetyQuality:vsr:view', 'supplier:vendor:view']

type Step =
  | {
      readonly do: 'make' | 'give' | 'import' | 'phone' | 'enable' | 'disable' | 'invite' | 'reset' | 'become'
      readonly who: string
      readonly roles: string[]
      readonly posts: string[]
      readonly dept: string
    }
  | { readonly do: 'role' | 'drop' | 'retitle' | 'delete'; readonly role: string; readonly right: string }
  | { readonly do: 'confirm' | 'withdraw' }

const steps = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constantFrom(
        'make',
        'give',
        'import',
        'phone',
        'enable',
        'disable',
        'invite',
        'reset',
        'become',
      ),
      who: fc.constantFrom(...TARGETS),
      roles: fc.constantFrom(...ROLES),
      posts: fc.constantFrom(...POSTS),
      dept: fc.constantFrom('D0202', 'D13', 'D11'),
    }),
    fc.record({
      do: fc.constantFrom('role', 'role', 'role', 'drop', 'retitle', 'delete'),
      role: fc.constantFrom('ADMIN', 'FINANCE', 'INSPECTOR', 'CRAFT'),
      right: fc.constantFrom(...RIGHTS),
    }),
    fc.record({ do: fc.constantFrom('confirm', 'withdraw') }),
  ),
  { minLength: 3, maxLength: 12 },
)

async function onRight(step: Extract<Step, { right: string }>, client: PortalClient): Promise<void> {
  const { envelope } = await client.call(getAdminRole, { query: { code: step.role } })
  if (!envelope.success) return
  const { people: _people, ...role } = envelope.data
  const added = { identify: step.right, userType: 'employee' as const, deptCode: '' }
  const body = { current: 1, size: 1, queryCriteria: { text: step.right } }
  const right = (await client.call(pageAdminResources, { body })).envelope.data?.records[0]
  switch (step.do) {
    case 'role':
      await client.call(saveAdminRole, { body: { ...role, resources: [...role.resources, added] } })
      return
    case 'drop':
      await client.call(deleteAdminRole, { body: { code: role.code, version: role.version } })
      return
    default: {
      if (right === undefined) return
      const { identify, url, titleEn, version } = right
      if (step.do === 'delete') await client.call(deleteAdminResource, { body: { identify, version } })
      else
        await client.call(saveAdminResource, {
          body: { identify, url, titleZh: '无', titleEn, version },
        })
    }
  }
}

/** The second administrator of the demo, who is honest but confirms one account of the attacker. */
const HONEST = '100002'

/** Each attacker gets a separate store, as the attacks interfere. */
describe.each([
  ['100001', 'alone'],
  ['100001', 'with an account that an honest administrator confirmed'],
  ['100701', 'alone'],
] as const)('attacker %s, %s', (attacker, company) => {
  describeOnStores('no chain of calls leads to guarded rights', store => {
    const server = serverOn(store)
    const db = () => store.database.kysely

    async function permissionsOf(codes: readonly string[]): Promise<Map<string, string>> {
      const { rows } = await sql<{ user_code: string; identify: string }>`
      select v.user_code, v.identify from user_resource v join app_user u on u.user_code = v.user_code
       where v.user_code = any(${[...codes]}::text[]) and u.enabled order by 1, 2`.execute(db())
      return new Map(
        codes.map(code => [
          code,
          rows
            .filter(row => row.user_code === code && GUARDED.has(row.identify))
            .map(row => row.identify)
            .join(),
        ]),
      )
    }

    const contactsOf = async (codes: readonly string[]) =>
      (
        await sql`select user_code, mobile, email from login_contact
        where user_code = any(${[...codes]}::text[]) order by 1`.execute(db())
      ).rows

    /** Creates a second administrator with the attacker's telephone, and logs in with it. */
    async function secondAccount(own: PortalClient): Promise<PortalClient> {
      const body = somebody('900002', { roles: ['ADMIN'], mobile: '13700009999' })
      const { waiting } = (await own.call(saveAdminUser, { body })).envelope.data
      const honest = await server.as(HONEST)
      await honest.call(confirmPermissionChange, { body: { id: waiting?.id ?? 0 } })
      await expect.poll(async () => (await server.outbox()).at(-1)?.mobile).toBe('13700009999')
      await usePath(server, (await server.outbox()).at(-1)?.text ?? '')
      const client = server.client()
      await client.login('900002', NEW_PASSWORD)
      return client
    }

    it(
      '[ADM-41] [ADM-42] gives the attacker no permission and takes none from others',
      async () => {
        await sql`insert into role_resource (role_code, identify, user_type) values
      ('FINANCE', 'portal:user:view', 'employee'), ('FINANCE', 'portal:user:edit', 'employee'),
      ('FINANCE', 'portal:role:view', 'employee'), ('FINANCE', 'portal:role:edit', 'employee')
      on conflict do nothing`.execute(db())
        const own = await server.as(attacker)
        // Clients of accounts that the attacker can log in as, by links that reached them; mail to the person does not.
        const clients = new Map<string, PortalClient>([[attacker, own]])
        const links = new Map<string, string>()
        const everybody = [...TARGETS, attacker]
        if (company !== 'alone') clients.set('900002', await secondAccount(own))
        const before = await permissionsOf(everybody)
        const allOwn = async () =>
          (
            await sql<{
              identify: string
            }>`select identify from user_resource where user_code = ${attacker} order by 1`.execute(db())
          ).rows.map(({ identify }) => identify)
        const ownBefore = new Set(await allOwn())
        const others = PEOPLE.filter(code => code !== attacker)
        const contactsBefore = await contactsOf(others)

        async function take(step: Step, client: PortalClient): Promise<void> {
          if (!('who' in step) && !('right' in step)) {
            const body = { current: 1, size: 20, queryCriteria: { state: 'waiting' as const } }
            const { envelope } = await client.call(pagePermissionChanges, { body })
            const id = envelope.data?.records[0]?.id ?? 1
            await client.call(step.do === 'confirm' ? confirmPermissionChange : withdrawPermissionChange, {
              body: { id },
            })
          } else if ('right' in step) {
            await onRight(step, client)
          } else if (step.do === 'become') {
            const link = links.get(step.who)
            if (link === undefined || !(await usePath(server, link)).success) return
            const became = server.client()
            if ((await became.tryLogin(step.who, NEW_PASSWORD)).envelope.success) {
              await became.login(step.who, NEW_PASSWORD)
              clients.set(step.who, became)
            }
          } else {
            await onPerson(step, client)
          }
        }

        async function onPerson(step: Extract<Step, { who: string }>, client: PortalClient): Promise<void> {
          const body = { userCode: step.who }
          const { roles, posts, dept: deptCode } = step
          const found = (await client.call(getAdminUser, { query: body })).envelope
          switch (step.do) {
            case 'make':
              if (PUPPETS.includes(step.who))
                await client.call(saveAdminUser, { body: somebody(step.who, { roles, posts, deptCode }) })
              return
            case 'give':
              if (found.success) await changePerson(client, step.who, { roles, posts, deptCode })
              return
            case 'import': {
              const person = found.success ? found.data : somebody(step.who)
              const cells = [
                step.who,
                person.nameZh,
                person.nameEn,
                'F',
                'employee',
                deptCode,
                roles.join('|'),
              ]
              const line = [...cells, posts.join('|'), 'CAN', 'CAN', '13700009999', ''].join()
              const file = { text: `${IMPORT_HEADER}\n${line}`, digest: null }
              const shown = (await client.call(importUsers, { body: file })).envelope
              if (shown.success)
                await client.call(importUsers, { body: { ...file, digest: shown.data.digest } })
              return
            }
            case 'phone':
              if (found.success) await changePerson(client, step.who, { mobile: '13700009999' })
              return
            case 'reset':
              await client.call(resetUserPassword, { body })
              return
            case 'invite': {
              const { envelope } = await client.call(inviteUser, { body })
              if (envelope.success && envelope.data.path !== '') links.set(step.who, envelope.data.path)
              return
            }
            default: {
              const version = found.success ? found.data.version : 1
              await client.call(setUserEnabled, { body: { ...body, enabled: step.do === 'enable', version } })
            }
          }
        }

        await fc.assert(
          fc.asyncProperty(steps, fc.nat(), async (chain, choice) => {
            for (const [at, step] of chain.entries()) {
              const hands = [...clients.values()]
              // oxlint-disable-next-line no-await-in-loop -- a chain is one step after the other
              await take(step, hands[(choice + at) % hands.length] ?? own)
            }
            const after = await permissionsOf(everybody)
            for (const code of everybody) {
              const had = new Set((before.get(code) ?? '').split(','))
              const gained = (after.get(code) ?? '')
                .split(',')
                .filter(right => !had.has(right) && right !== '')
              expect(gained, `guarded rights of ${code}`).toEqual([])
            }
            for (const code of others)
              expect(after.get(code), `guarded rights of ${code}`).toBe(before.get(code))
            expect(new Set(await allOwn()).difference(ownBefore), 'own rights').toEqual(new Set())
            // No existing account was taken over, and everybody's links and codes still go to the same address.
            expect([...clients.keys()].filter(code => others.includes(code))).toEqual([])
            expect(await contactsOf(others)).toEqual(contactsBefore)
          }),
          { numRuns: CHAINS, seed: SEED, endOnFailure: true },
        )
      },
      10_000 * CHAINS,
    )
  })
})
