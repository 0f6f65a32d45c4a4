import { listResources } from '@apron/contract/sign-in/auth.calls'
import { timeOfWire } from '@apron/contract/wire/formats/wire-time'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { PortalClient } from '../support/clients/portal-client.ts'
import { serverOn, TEST_LIMITS } from '../support/servers/test-server.ts'
import { dayFromNow, dropDelegations, give, revoke } from '../support/steps/delegation-steps.ts'
import { describeOnStores } from '../support/stores/stores.ts'

/** Sequences per run; set `APRON_SEQUENCES` for more. */
const SEQUENCES = Number(process.env['APRON_SEQUENCES'] ?? 2_000)
const DAY_MS = 86_400_000
const PEOPLE = ['100401', '100403', '100402', '100303'] as const
const ROLES = ['MANAGER', 'WORKSHOP', 'PURCHASE', 'ENGINEER'] as const
const APPLICATIONS = ['tools', 'workCard', 'safetyQuality', 'amsp'] as const
/** Permissions of the portal and of voluntary reports are never delegated. */
const STAYS = /^(portal:|safetyQuality:(vsr|strip):)/

const person = fc.constantFrom(...PEOPLE)
const role = fc.constantFrom(...ROLES)
const rarely = fc.integer({ min: 0, max: 9 }).map(number => number === 0)
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('grant' as const), who: person, role }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('take' as const), who: person, role }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('delegate' as const),
      forged: rarely,
      from: person,
      to: person,
      /** Index of a role the delegator holds; null selects `role`. */
      held: fc.option(fc.nat(5), { nil: null, freq: 4 }),
      role,
      applications: fc.subarray([...APPLICATIONS], { minLength: 1, maxLength: 2 }),
      begins: fc.constantFrom(-1, 0, 0, 0, 0, 1, 2),
      days: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null, freq: 6 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('revoke' as const), by: person, which: fc.nat(5) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 4 }) }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** An accepted delegation. */
interface Given {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly role: string
  readonly applications: readonly string[]
  /** Milliseconds since the epoch; the end is exclusive. */
  begins: number
  ends: number | null
  revoked: boolean
}

/** A permission that a role or post grants, in one department or in all. */
interface Grant {
  readonly holder: string
  readonly department: string
  readonly right: string
}

const momentOf = (text: string) => timeOfWire(text)?.getTime() ?? expect.fail(`${text} is no time`)

describeOnStores('permissions under sequences of grant, delegation, revocation and time', store => {
  const server = serverOn(store, { limits: { ...TEST_LIMITS, callsPerMinute: 1_000_000 } })
  const db = () => store.database.kysely
  const clients = new Map<string, PortalClient>()
  const departments = new Map<string, string>()
  const postsOf = new Map<string, string[]>()
  const rolesAtFirst = new Map<string, string[]>()
  const delegable = new Map<string, { readonly atAll: boolean; readonly forGood: boolean }>()
  const delegablePosts = new Set<string>()
  let ofRoles: Grant[] = []
  let ofPosts: Grant[] = []
  let roles = new Map<string, Set<string>>()
  let given: Given[] = []

  beforeAll(async () => {
    for (const userCode of PEOPLE) clients.set(userCode, await server.as(userCode))
    const { rows: people } = await sql<{ code: string; dept: string; roles: string[]; posts: string[] }>`
      select user_code as code, dept_code as dept,
             array(select role_code from user_role r where r.user_code = u.user_code) as roles,
             array(select post_code from user_post p where p.user_code = u.user_code) as posts
        from app_user u where user_code = any(${PEOPLE}::text[])`.execute(db())
    for (const { code, dept, roles: held, posts } of people) {
      departments.set(code, dept)
      rolesAtFirst.set(code, held)
      postsOf.set(code, posts)
    }
    const { rows: known } = await sql<{ code: string; delegable: boolean; forGood: boolean }>`
      select code, delegable, delegable_for_good as "forGood" from role`.execute(db())
    for (const { code, delegable: atAll, forGood } of known) delegable.set(code, { atAll, forGood })
    const { rows: posts } = await sql<{ code: string }>`select code from post where delegable`.execute(db())
    for (const { code } of posts) delegablePosts.add(code)
    ofRoles = (
      await sql<Grant>`select role_code as holder, dept_code as department, identify as right
                         from role_resource where user_type = 'employee'`.execute(db())
    ).rows
    ofPosts = (
      await sql<Grant>`select post_code as holder, '' as department, identify as right from post_resource`.execute(
        db(),
      )
    ).rows
  })

  async function reset(): Promise<void> {
    await dropDelegations(db())
    await sql`delete from user_role where user_code = any(${PEOPLE}::text[])`.execute(db())
    for (const [code, held] of rolesAtFirst)
      await sql`insert into user_role (user_code, role_code) select ${code}, unnest(${held}::text[])`.execute(
        db(),
      )
    roles = new Map([...rolesAtFirst].map(([code, held]) => [code, new Set(held)]))
    given = []
  }
  beforeEach(reset)

  const counts = ({ from, role: code, begins, ends, revoked }: Given) =>
    !revoked &&
    roles.get(from)?.has(code) === true &&
    begins <= Date.now() &&
    (ends === null || Date.now() < ends)

  /** Reads the rules directly: own roles and posts, and active delegations. */
  function expectedOf(code: string): string[] {
    const own = [
      ...ofRoles.filter(
        ({ holder, department }) =>
          roles.get(code)?.has(holder) && ['', departments.get(code)].includes(department),
      ),
      ...ofPosts.filter(({ holder }) => postsOf.get(code)?.includes(holder)),
    ].map(({ right }) => right)
    const received = given
      .filter(one => one.to === code && counts(one))
      .flatMap(({ from, role: handed, applications }) =>
        [
          ...ofRoles.filter(
            ({ holder, department }) => holder === handed && ['', departments.get(from)].includes(department),
          ),
          ...ofPosts.filter(
            ({ holder }) => postsOf.get(from)?.includes(holder) && delegablePosts.has(holder),
          ),
        ]
          .map(({ right }) => right)
          .filter(right => applications.includes(right.split(':')[0] ?? '') && !STAYS.test(right)),
      )
    return [...new Set([...own, ...received])].toSorted()
  }

  async function delegate(made: Extract<Step, { do: 'delegate' }>): Promise<void> {
    const { from, to, begins, days } = made
    const by = made.forged ? to : from
    const permanent = days === null
    const held = [...(roles.get(from) ?? [])].toSorted()
    const code = (made.held === null ? undefined : held[made.held % held.length]) ?? made.role
    const answer = await give(clientOf(by), {
      delegator: from,
      delegate: to,
      role: code,
      applications: made.applications,
      department: departments.get(from) ?? '',
      validFrom: dayFromNow(begins),
      validTo: permanent ? null : dayFromNow(begins + days),
    })
    const accepted = answer.data?.delegation
    if (!accepted) return
    // An accepted delegation concerns a role the delegator holds directly and may delegate.
    expect({ by, to: to === from, began: begins >= 0 }).toEqual({ by: from, to: false, began: true })
    expect(roles.get(from)).toContain(code)
    expect(delegable.get(code)).toMatchObject(permanent ? { forGood: true } : { atAll: true })
    given.push({
      id: accepted.id,
      from,
      to,
      role: code,
      applications: made.applications,
      begins: momentOf(accepted.validFrom),
      ends: accepted.validUntil === null ? null : momentOf(accepted.validUntil),
      revoked: false,
    })
  }

  async function pass(days: number): Promise<void> {
    await sql`
      update delegation set valid_from = valid_from - make_interval(days => ${days}),
                            valid_until = valid_until - make_interval(days => ${days})`.execute(db())
    for (const one of given) {
      one.begins -= days * DAY_MS
      if (one.ends !== null) one.ends -= days * DAY_MS
    }
  }

  function clientOf(code: string): PortalClient {
    return clients.get(code) ?? expect.fail(`nobody has the code ${code}`)
  }

  async function take(now: Step): Promise<void> {
    if (now.do === 'grant') {
      await sql`insert into user_role (user_code, role_code) values (${now.who}, ${now.role}) on conflict do nothing`.execute(
        db(),
      )
      roles.get(now.who)?.add(now.role)
    } else if (now.do === 'take') {
      await sql`delete from user_role where user_code = ${now.who} and role_code = ${now.role}`.execute(db())
      roles.get(now.who)?.delete(now.role)
    } else if (now.do === 'delegate') await delegate(now)
    else if (now.do === 'wait') await pass(now.days)
    else {
      const one = given[now.which]
      if (one === undefined) return
      const { code } = await revoke(clientOf(now.by), one.id)
      if (code !== 200) return
      expect([one.from, one.to], 'only a party of it revokes').toContain(now.by)
      one.revoked = true
    }
  }

  it(
    `[DEL-04, DEL-05] follow the rules exactly, over ${SEQUENCES} sequences`,
    async () => {
      let accepted = 0
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async sequence => {
          await reset()
          for (const now of sequence) {
            // oxlint-disable-next-line no-await-in-loop -- one step after the other
            await take(now)
          }
          accepted += given.length
          for (const code of PEOPLE) {
            const { envelope } = await clientOf(code).call(listResources)
            expect(envelope, `permissions of ${code}`).toMatchObject({ code: 200 })
            const held = envelope.data.map(({ identify }) => identify)
            expect(held.toSorted(), `permissions of ${code}`).toEqual(expectedOf(code))
          }
        }),
        { numRuns: SEQUENCES, endOnFailure: true },
      )
      expect(accepted, 'delegations given in all').toBeGreaterThan(SEQUENCES / 10)
    },
    300 * SEQUENCES,
  )
})
