import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { USER_SEARCHES_PER_MINUTE } from '@apron/contract/limits/search'
import { formUserByCode, queryUsers } from '@apron/contract/organisation/user.calls'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnBothStores } from '../../support/stores/stores.ts'

async function search(
  person: PortalClient,
  text: string,
  position: { current?: number; size?: number } = {},
) {
  const answer = await person.call(queryUsers, {
    body: { current: 1, size: 200, ...position, queryCriteria: { text } },
  })
  return answer.envelope.data
}

const codes = async (person: PortalClient, text: string): Promise<string[]> =>
  (await search(person, text)).records.map(hit => hit.userCode)

/** Counts the results for a person whose account may be closed. */
async function foundOf(person: PortalClient, closed: boolean) {
  const queryCriteria = { text: '100602', closed }
  const { status, envelope } = await person.call(queryUsers, { body: { current: 1, size: 5, queryCriteria } })
  return [status, envelope.data?.total ?? null]
}

describeOnBothStores('the search for people', store => {
  const server = serverOn(store)

  it('[UI-10] returns number, name, departments, posts and sex in the requested language', async () => {
    const person = await server.as('100001')
    expect(await search(person, '100104', { size: 5 })).toEqual({
      current: 1,
      size: 5,
      total: 1,
      records: [
        {
          userCode: '100104',
          nickName: '冯晓岚',
          deptList: [
            { code: 'D02', name: '安全质量部' },
            { code: 'D0202', name: '质量保证室' },
          ],
          postList: [{ code: 'QA_AUDITOR', name: '质量审核员' }],
          sex: 'F',
        },
      ],
    })
    person.language = 'en'
    expect((await search(person, '100104')).records[0]).toMatchObject({
      nickName: 'Feng Xiaolan',
      deptList: [{ name: 'Safety & Quality' }, { name: 'Quality Assurance Section' }],
      postList: [{ name: 'Quality auditor' }],
    })
  })

  it.each([
    ['the number', '100104', ['100104']],
    ['the Chinese name', '晓岚', ['100104']],
    ['the English name, in any case', 'FENG XIAO', ['100104']],
    ['the section', '质量保证室', ['100103', '100104', '100105']],
    [
      'the department above it',
      'safety & q',
      ['100005', '100101', '100102', '100103', '100104', '100105', '100106', '100107'],
    ],
    ['an enterprise', '岭海', ['X90101']],
    ['text with spaces around it', '  冯晓岚 ', ['100104']],
    ['a character that is no wildcard here', '%', []],
    ['a quote', "o'an", ['100003']],
  ])('[UI-10] finds by %s', async (_what, text, expected) => {
    expect(await codes(await server.as('100001'), text)).toEqual(expected)
  })

  it('pages the results', async () => {
    const person = await server.as('100001')
    const { records, total } = await search(person, '安全质量部', { current: 2, size: 3 })
    expect(records.map(hit => hit.userCode)).toEqual(['100103', '100104', '100105'])
    expect(total).toBe(8)
  })

  it('[UI-11] returns an employee with number, name, department and user type, and an external with the enterprise', async () => {
    const person = await server.as('100001')
    const employee = await person.call(formUserByCode, { query: { userCode: '100104' } })
    expect(employee.envelope.data).toEqual({
      userCode: '100104',
      name: '冯晓岚',
      deptCode: 'D0202',
      deptName: '质量保证室',
      userType: 'employee',
    })
    person.language = 'en'
    const external = await person.call(formUserByCode, { query: { userCode: 'X90101' } })
    expect(external.envelope.data).toEqual({
      userCode: 'X90101',
      name: 'Zou Hang',
      deptCode: 'CU-LHA',
      deptName: 'Linghai Airlines',
      userType: 'enterprise',
    })
  })

  it('shows an external user only the people of their own enterprise', async () => {
    const supplier = await server.as('X90201')
    expect(await codes(supplier, '胡波')).toEqual(['X90201'])
    expect(await codes(supplier, '100')).toEqual([])
    expect(await codes(supplier, 'X9')).toEqual(['X90201'])
    const own = await supplier.call(formUserByCode, { query: { userCode: 'X90201' } })
    expect(own.envelope.data.deptCode).toBe('SU-0X101')
    const hidden = await supplier.call(formUserByCode, { query: { userCode: '100104' } })
    const unknown = await supplier.call(formUserByCode, { query: { userCode: 'nobody' } })
    expect(hidden.status).toBe(404)
    expect(hidden.envelope).toEqual(unknown.envelope)
  })

  it('[UI-10] finds closed accounts only for readers of a log', async () => {
    const db = store.database.kysely
    await sql`update app_user set enabled = false where user_code = '100602'`.execute(db)
    const admin = await server.as('100001')
    expect([await foundOf(admin, true), await foundOf(admin, false)]).toEqual([
      [200, 1],
      [200, 0],
    ])
    const reader = await server.as('100106')
    expect(await foundOf(reader, true)).toEqual([403, null])
    for (const right of [ADMIN_PERMISSIONS.operations.view, ADMIN_PERMISSIONS.audit.view]) {
      await sql`insert into role_resource values ('INSPECTOR', ${right}, 'employee', '')`.execute(db)
      expect(await foundOf(reader, true), right).toEqual([200, 1])
      await sql`delete from role_resource where role_code = 'INSPECTOR' and identify = ${right}`.execute(db)
    }
    expect((await admin.call(formUserByCode, { query: { userCode: '100602' } })).status).toBe(404)
    await sql`update app_user set enabled = true where user_code = '100602'`.execute(db)
  })

  it.each(['', '   ', 'x'.repeat(61)])(
    '[UI-01] rejects a search that would list everybody: %j',
    async text => {
      const person = await server.as('100001')
      const refused = await person.call(queryUsers, {
        body: { current: 1, size: 10, queryCriteria: { text } },
      })
      expect(refused.status).toBe(400)
    },
  )

  it('[UI-10] limits searches per person and minute across sessions, without affecting others', async () => {
    expect(USER_SEARCHES_PER_MINUTE).toBe(60)
    const body = { current: 1, size: 1, queryCriteria: { text: '100104' } }
    const sessions = [await server.as('100107'), await server.as('100107')] as const
    for (let count = 1; count <= USER_SEARCHES_PER_MINUTE; count += 1) {
      const person = sessions[count % 2 === 0 ? 0 : 1]
      // Numbers can be counted through as well as names: both calls share the limit.
      const { status } =
        count % 3 === 0
          ? await person.call(formUserByCode, { query: { userCode: '100104' } })
          : await person.call(queryUsers, { body })
      expect(status, `search ${count}`).toBe(200)
    }
    for (const language of ['zh', 'en'] as const) {
      const [person] = sessions
      person.language = language
      const { status, envelope, headers } = await person.call(queryUsers, { body })
      const { code, [language]: msg } = SERVER_ERRORS.tooManyRequests
      expect({ status, ...envelope }).toEqual({ status: 429, code, msg, data: null, success: false })
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await sessions[1].call(queryUsers, { body })).status).toBe(429)
    const byCode = { query: { userCode: '100104' } }
    expect((await sessions[1].call(formUserByCode, byCode)).status).toBe(429)
    const other = await server.as('100106')
    expect((await other.call(queryUsers, { body })).status).toBe(200)
    server.clock.forward({ minutes: 1 })
    expect((await sessions[0].call(queryUsers, { body })).status).toBe(200)
  })

  it('rejects a page size above the limit and a person without a token', async () => {
    const person = await server.as('100001')
    const criteria = { queryCriteria: { text: '冯' } }
    expect((await person.call(queryUsers, { body: { current: 1, size: 201, ...criteria } })).status).toBe(400)
    const nobody = server.client()
    expect((await nobody.call(queryUsers, { body: { current: 1, size: 10, ...criteria } })).status).toBe(401)
    expect((await nobody.call(formUserByCode, { query: { userCode: '100104' } })).status).toBe(401)
  })
})
