import { ALL_CALLS } from '@apron/contract/calls/all-calls'
import { loginEmployeeInfo } from '@apron/contract/dictionary/airport.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { MAX_OFFSET_ROWS } from '@apron/contract/limits/lists'
import type { AuditCriteria, AuditLine } from '@apron/contract/operations/admin-audit'
import { pageAdminAudit } from '@apron/contract/operations/admin-audit.calls'
import { saveAdminDepartment } from '@apron/contract/organisation/admin-department.calls'
import { proofOfWorkCode } from '@apron/contract/rules/people/proof-of-work'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import {
  forgetPassword,
  login,
  logout,
  randomForgetPwdImage,
  sendMobileCode,
} from '@apron/contract/sign-in/auth.calls'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '../../../src/platform/log/logger.ts'
import { createSecurityAudit, sweepAudit } from '../../../src/platform/log/security-audit.ts'
import { solve } from '../../support/clients/login-secrets.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { expectGuarded } from '../../support/guarded-calls.ts'
import { ADMINISTRATOR, INSPECTOR } from '../../support/person-codes.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { TEST_PASSWORD } from '../../support/stores/demo-store.ts'
import { describeOnBothStores } from '../../support/stores/stores.ts'

const LOGIN_CALLS = new Set(['auth.login', 'auth.idcardLogin', 'auth.sendMobileCode', 'auth.forgetPassword'])

const lineTexts = (lines: readonly AuditLine[]) =>
  lines.map(line => `${line.event} ${line.target} ${line.change}`)

describeOnBothStores('[ADM-31] the security audit', store => {
  // The demo logs only warnings and errors.
  const server = serverOn(store, { logLevel: 'warn' })
  const db = () => store.database.kysely
  let admin: PortalClient

  beforeAll(async () => {
    admin = await server.as(ADMINISTRATOR)
  })

  const ask = async (queryCriteria: AuditCriteria = {}, position = { current: 1, size: 200 }) =>
    (await admin.call(pageAdminAudit, { body: { ...position, queryCriteria } })).envelope
  const linesOf = async (criteria?: AuditCriteria): Promise<AuditLine[]> => (await ask(criteria)).data.records
  const stolenTokens = () => linesOf({ person: '100106', event: 'token without its browser' })
  const count = async () =>
    (await sql<{ n: number }>`select count(*) as n from security_audit`.execute(db())).rows[0]?.n

  it('requires its permission', async () => {
    await expectGuarded(server, db(), {
      view: ADMIN_PERMISSIONS.audit.view,
      reads: [[pageAdminAudit, { current: 1, size: 10, queryCriteria: {} }]],
      writes: [],
    })
  })

  it('records logins with their address and rejected logins, while the log records nothing', async () => {
    const portal = await server.as('100105', { browser: true, fresh: true })
    await portal.call(logout)
    await server.client().tryLogin('100105', 'not the password of anybody')
    const lines = await linesOf({ person: '100105' })
    expect(lines.map(({ event, address }) => [event, address])).toEqual([
      ['login refused', '127.0.0.1'],
      ['logout', ''],
      ['login', '127.0.0.1'],
    ])
    expect(lines[0]).toMatchObject({ userCode: '100105', userName: expect.stringMatching(/\p{Script=Han}/u) })
    expect(lines[2]).toMatchObject({ bound: true, sessionId: lines[1]?.sessionId, reason: '', count: null })
    expect(lines[0]).toMatchObject({ bound: null, reason: SERVER_ERRORS.wrongCredentials.zh })
    expect(server.log.join('')).not.toContain('"audit"')
  })

  it('distinguishes handing a device on from a logout', async () => {
    const portal = await server.as('100107', { fresh: true })
    expect((await portal.call(logout, { query: { next: 'person' } })).status).toBe(200)
    expect((await portal.call(logout)).status).toBe(401)
    const [line] = await linesOf({ person: '100107' })
    expect(line).toMatchObject({ event: 'user switched', userCode: '100107' })
  })

  it('can be filtered by event and time, in pages, newest first; an export continues after its last line', async () => {
    const [newest, second, ...others] = await linesOf()
    expect((await ask({}, { current: 1, size: 1 })).data).toEqual({
      records: [newest],
      total: others.length + 2,
      more: false,
      current: 1,
      size: 1,
    })
    expect((await ask({}, { current: 2, size: 1 })).data.records).toEqual([second])
    expect(await linesOf({ after: newest?.id ?? 0 })).toEqual([second, ...others])
    const ended = await linesOf({ event: 'logout' })
    expect([...new Set(ended.map(({ event }) => event))]).toEqual(['logout'])
    expect(await linesOf({ to: '2020-01-01 00:00:00' })).toEqual([])
    expect(await linesOf({ from: '2099-01-01 00:00:00' })).toEqual([])
    const time = newest?.time ?? ''
    expect((await linesOf({ from: time, to: time }))[0]).toEqual(newest)
  })

  it.each([
    ['a time that does not exist', { from: '2026-02-30 00:00:00' }, '2026-02-30 00:00:00'],
    ['another form of time', { to: '2026-03-01' }, 'to'],
    ['an unknown kind', { event: 'lunch' }, 'event'],
  ])('rejects %s and names the field', async (_what, criteria, called) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- bad input on purpose
    const refused = await ask(criteria as AuditCriteria)
    expect([refused.code, refused.msg.includes(called)]).toEqual([400, true])
  })

  it('names the person concerned and the permissions added or removed, and finds both people', async () => {
    const audit = createSecurityAudit(db(), server.clock, createLogger('silent'))
    const given = ['VSR_HANDLER', 'portal:user:view enterprise D02', 'GONE']
    await audit({ event: 'user changed', userCode: '100002', target: '100103', given, taken: ['INSPECTOR'] })
    await audit({ event: 'role changed', userCode: '100002', target: 'INSPECTOR' })
    const [role, line] = await linesOf({ person: '100002' })
    expect(role).toMatchObject({ target: 'INSPECTOR', targetName: '检验员', given: [], taken: [] })
    expect(line).toMatchObject({
      userName: '林静',
      targetName: '沈丽',
      given: [
        { code: 'VSR_HANDLER', name: '自愿报告处理员' },
        { code: 'portal:user:view enterprise D02', name: '查看用户管理' },
        { code: 'GONE', name: '' },
      ],
      taken: [{ code: 'INSPECTOR', name: '检验员' }],
    })
    expect(await linesOf({ person: '100103' })).toEqual([line])
    admin.language = 'en'
    expect((await linesOf({ person: '100103' }))[0]).toMatchObject({
      targetName: 'Shen Li',
      taken: [{ name: 'inspector' }],
    })
    admin.language = 'zh'
  })

  it('reads lines of earlier versions like current ones and finds them by their subject', async () => {
    const old = ['department D55 saved', 'sub-application amm55: 1.9.0 -> 2.0.0', 'said otherwise']
    for (const change of old)
      await sql`insert into security_audit (occurred_at, event, user_code, details)
        values (now(), 'administration', '100002', ${JSON.stringify({ change })})`.execute(db())
    const audit = createSecurityAudit(db(), server.clock, createLogger('silent'))
    await audit({ event: 'department changed', userCode: '100001', target: 'D55' })
    expect(lineTexts(await linesOf({ person: 'D55' }))).toEqual([
      'department changed D55 ',
      'department changed D55 ',
    ])
    expect(lineTexts(await linesOf({ person: 'amm55' }))).toEqual([
      'application version chosen amm55 1.9.0 → 2.0.0',
    ])
    expect(lineTexts(await linesOf({ event: 'department changed' })).slice(0, 2)).toEqual([
      'department changed D55 ',
      'department changed D55 ',
    ])
    expect(lineTexts(await linesOf({ event: 'department deleted', person: 'D55' }))).toEqual([])
    expect(lineTexts(await linesOf({ event: 'administration' }))[0]).toBe('administration  said otherwise')
  })

  it('counts up to a limit, reports that there are more, and rejects pages beyond the limit', async () => {
    await sql`
      insert into security_audit (occurred_at, event, user_code, details)
      select timestamptz '2026-01-01' + n * interval '1 second', 'login', 'BULK', '{}'
        from generate_series(0, ${MAX_OFFSET_ROWS + 5}) n`.execute(db())
    const { records, total, more } = (await ask({ person: 'BULK' }, { current: 1, size: 10 })).data
    expect([records.length, total, more]).toEqual([10, MAX_OFFSET_ROWS, true])
    const behind = await ask({ person: 'BULK' }, { current: MAX_OFFSET_ROWS / 10 + 1, size: 10 })
    expect(behind).toMatchObject({ success: false, msg: SERVER_ERRORS.tooFarBack.zh })
  })

  /** Returns the tables with a row that contains this text. */
  async function tablesWith(text: string): Promise<string[]> {
    const tables = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db())
    const found: string[] = []
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.table(name)} t where strpos(t::text, ${text}) > 0`.execute(db())
      if (rows[0]?.n !== 0) found.push(name)
    }
    return found
  }

  it('records a token without its browser cookie, once a minute per session', async () => {
    const { token, cookie } = await server.as('100106', { browser: true, fresh: true })
    const thief = server.client()
    thief.token = token
    for (const stolen of ['', 'portal-bind=somebody-elses', '']) {
      thief.cookie = stolen
      expect((await thief.call(loginEmployeeInfo)).status).toBe(401)
    }
    expect((await stolenTokens()).map(line => line.address)).toEqual(['127.0.0.1'])
    server.clock.forward({ minutes: 1 })
    await thief.call(loginEmployeeInfo)
    expect(await stolenTokens()).toHaveLength(2)
    thief.cookie = cookie
    expect((await thief.call(loginEmployeeInfo)).status).toBe(200)
    expect(await stolenTokens()).toHaveLength(2)
  })

  it('stores only a hash of an unknown account name', async () => {
    const typed = 'my secret pass phrase 9'
    const client = server.client()
    await client.tryLogin(typed, 'x')
    await client.tryLogin(typed, 'y')
    await client.tryLogin('another text', 'x')
    const { captchaKey, code, preSessionId } = await client.captcha()
    const asked = { captchaKey, code, preSessionId, deviceId: 'test-device', username: typed }
    await client.call(sendMobileCode, { body: asked })
    const [asking, other, again, first] = await linesOf()
    expect([asking?.event, first?.event]).toEqual(['code asked for', 'login refused'])
    expect(first?.userCode).toMatch(/^unknown [0-9a-f]{64}$/)
    expect([again?.userCode, asking?.userCode]).toEqual([first?.userCode, first?.userCode])
    expect(other?.userCode).not.toBe(first?.userCode)
    expect(server.log.join('')).not.toContain('pass phrase')
  })

  it('stores an unknown account name in no table, but counts and delays its logins like a real one', async () => {
    const typed = 'my other secret phrase 9'
    const client = server.client()
    const tried = async () => (await client.tryLogin(typed, 'x')).envelope.code
    const codes = [await tried(), await tried(), await tried(), await tried(), await tried(), await tried()]
    expect(codes[0]).toBe(SERVER_ERRORS.wrongCredentials.code)
    expect(codes.at(-1)).toBe(SERVER_ERRORS.tooManyFailures.code)
    const { captchaKey, code, preSessionId } = await client.captcha()
    const asked = { captchaKey, code, preSessionId, deviceId: 'test-device', username: typed }
    expect((await client.call(sendMobileCode, { body: asked })).envelope.code).toBe(200)
    const image = (await client.call(randomForgetPwdImage, { query: { employeeCode: typed } })).envelope.data
    const reset = {
      employeeCode: typed,
      deviceId: 'test-device',
      captchaKey: image.captchaKey,
      preSessionId: image.preSessionId,
      code: proofOfWorkCode(solve(image.proofOfWork)),
    }
    // Checked while the captcha still exists, and again after the code was requested.
    expect(await tablesWith('secret phrase')).toEqual([])
    expect((await client.call(forgetPassword, { query: reset })).envelope.code).toBe(200)
    expect(await tablesWith('secret phrase')).toEqual([])
    // Proves that the search works.
    expect(await tablesWith(INSPECTOR)).toContain('app_user')
  })

  it('records no wrong captcha: causing one costs a proof of work', async () => {
    const before = await count()
    const client = server.client()
    const request = await client.loginRequest(INSPECTOR, TEST_PASSWORD)
    expect((await client.call(login, { body: { ...request, code: 'WRONG' } })).envelope.code).toBe(1002)
    expect(await count()).toBe(before)
  })

  it('records nothing about public calls, regardless of their headers', async () => {
    const { token } = await server.as(INSPECTOR, { browser: true, fresh: true })
    const before = await count()
    const reporter = server.client()
    // On any other call, a token without its cookie would be recorded.
    reporter.token = token
    const open = ALL_CALLS.filter(call => call.access === 'public' && !LOGIN_CALLS.has(call.id))
    expect(open.length).toBeGreaterThan(5)
    for (const call of open) await reporter.call(call, call.method === 'POST' ? { body: {} } : {})
    expect(await count()).toBe(before)
  })

  it('stores a change together with its audit line or neither', async () => {
    const before = await count()
    const audit = createSecurityAudit(db(), server.clock, createLogger('silent'))
    await expect(
      db()
        .transaction()
        .execute(async transaction => {
          await audit({ event: 'department changed', userCode: ADMINISTRATOR, target: 'undone' }, transaction)
          throw new Error('undone')
        }),
    ).rejects.toThrow('undone')
    expect(await count()).toBe(before)
    await sql`alter table security_audit add constraint refuses check (details ->> 'target' <> 'D99') not valid`.execute(
      db(),
    )
    const department = {
      code: 'D99',
      nameZh: '测试部',
      nameEn: 'Test',
      parentCode: '',
      kind: 'department' as const,
      version: null,
    }
    const { status } = await admin.call(saveAdminDepartment, { body: department })
    await sql`alter table security_audit drop constraint refuses`.execute(db())
    expect(status).toBe(503)
    expect((await sql`select 1 from department where code = 'D99'`.execute(db())).rows).toEqual([])
  })

  describe('append-only', () => {
    it.each([
      sql`update security_audit set user_code = '100001'`,
      sql`delete from security_audit`,
      sql`truncate security_audit`,
    ])('rejects statement %#', async statement => {
      await expect(statement.execute(db())).rejects.toThrow('security_audit is only added to')
    })

    it('rejects deletion until a line is three years old by the clock of the store', async () => {
      await sql`insert into security_audit (occurred_at, event, user_code, details)
        values (now() - interval '1094 days', 'login', 'YOUNG', '{}'), (now() - interval '1096 days', 'login', 'OLD', '{}')`.execute(
        db(),
      )
      await sweepAudit(db(), new Date(Date.now() + 10 * 365 * 86_400_000))
      const { rows } = await sql<{ user_code: string }>`
        select user_code from security_audit where user_code in ('YOUNG', 'OLD')`.execute(db())
      expect(rows).toEqual([{ user_code: 'YOUNG' }])
    })
  })
})
