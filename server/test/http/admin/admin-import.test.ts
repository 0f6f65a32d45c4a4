import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import type { ImportReport } from '@apron/contract/lists/csv-import'
import { importUsers, pageAdminUsers } from '@apron/contract/organisation/admin-user.calls'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const HEADER = 'userCode,nameZh,nameEn,sex,userType,deptCode,roles,posts,sites,defaultSite,mobile,email'

const line = (userCode: string, part: { readonly sex?: string; readonly roles?: string } = {}) =>
  `${userCode},王${userCode},Wang ${userCode},${part.sex ?? 'F'},employee,D0202,${part.roles ?? 'INSPECTOR'},QA_AUDITOR,CAN|SZX,CAN,,`

const file = (lines: readonly string[]) => [HEADER, ...lines].join('\r\n')

describeOnStores('people out of a CSV file', store => {
  const server = serverOn(store)
  let admin: PortalClient

  beforeAll(async () => {
    admin = await server.as('100001')
    admin.language = 'en'
  })

  async function send(text: string, digest: string | null = null) {
    return (await admin.call(importUsers, { body: { text, digest } })).envelope
  }

  async function people(text: string): Promise<number> {
    const body = { current: 1, size: 1, queryCriteria: { text } }
    return (await admin.call(pageAdminUsers, { body })).envelope.data.total
  }

  /** Reads stored people by the beginning of their code. */
  async function stored(codes: string) {
    const { rows } = await sql<{ user_code: string; roles: string[]; sites: string[]; version: number }>`
      select user_code, version,
        array(select role_code from user_role r where r.user_code = u.user_code order by 1) as roles,
        array(select site from user_site s where s.user_code = u.user_code order by 1) as sites
        from app_user u where user_code like ${`${codes}%`} order by 1`.execute(store.database.kysely)
    return rows
  }

  it('[ADM-12] requires the permission to change people', async () => {
    const body = { text: file([line('200001')]), digest: null }
    expect((await server.client().call(importUsers, { body })).status).toBe(401)
    expect((await (await server.as('100104')).call(importUsers, { body })).status).toBe(403)
  })

  it('[ADM-12] is previewed and then imported as previewed', async () => {
    const text = file([line('200001'), line('200002')])
    const shown = (await send(text)).data
    expect(shown).toMatchObject({ done: false, added: 2, changed: 0, unchanged: 0, wrong: 0, wrongRows: [] })
    expect(shown.changingRows).toEqual([
      { row: 2, key: '200001', kind: 'added', fields: [], waits: false },
      { row: 3, key: '200002', kind: 'added', fields: [], waits: false },
    ])
    expect(await people('20000')).toBe(0)
    expect((await send(text, shown.digest)).data).toMatchObject({ done: true, added: 2 })
    expect(await people('20000')).toBe(2)

    expect(await stored('20000')).toEqual([
      { user_code: '200001', roles: ['INSPECTOR'], sites: ['CAN', 'SZX'], version: 1 },
      { user_code: '200002', roles: ['INSPECTOR'], sites: ['CAN', 'SZX'], version: 1 },
    ])

    const next = file([line('200001', { roles: 'MANAGER|INSPECTOR' }), line('200002'), line('200003')])
    const second = (await send(next)).data
    expect(second).toMatchObject({ added: 1, changed: 1, unchanged: 1, wrong: 0 })
    expect(second.changingRows[0]).toEqual({
      row: 2,
      key: '200001',
      kind: 'changed',
      fields: ['roles'],
      waits: false,
    })
    expect(await people('200003')).toBe(0)
    expect((await send(next, second.digest)).success).toBe(true)
    // Unchanged people are not written again.
    expect(
      (await stored('20000')).map(({ user_code, roles, version }) => [user_code, roles, version]),
    ).toEqual([
      ['200001', ['INSPECTOR', 'MANAGER'], 2],
      ['200002', ['INSPECTOR'], 1],
      ['200003', ['INSPECTOR'], 1],
    ])
    expect((await send(next)).data).toMatchObject({ added: 0, changed: 0, unchanged: 3 })
    expect(server.log.some(each => each.includes('"event":"users imported"'))).toBe(true)
  })

  it('[ADM-12] rejects an import whose preview is outdated', async () => {
    const text = file([line('200001', { sex: 'M' })])
    const { digest } = (await send(text)).data
    await sql`update app_user set version = version + 1 where user_code = '200001'`.execute(
      store.database.kysely,
    )
    expect(await send(text, digest)).toMatchObject({ code: SERVER_ERRORS.importChanged.code, success: false })
    expect(await send(file([line('200009')]), digest)).toMatchObject({
      code: SERVER_ERRORS.importChanged.code,
      success: false,
    })
    expect(await people('200009')).toBe(0)
  })

  it('[ADM-12] keeps stored values for the missing cells of a short row', async () => {
    const whole = line('220001').replace(/,,$/, ',13800000001,one@example.com')
    const added = (await send(file([whole]))).data
    expect((await send(file([whole]), added.digest)).success).toBe(true)
    const short = whole.replace(',one@example.com', '').replace('王220001', '王二')
    const { data } = await send(file([short]))
    expect(data).toMatchObject({ changed: 1, wrong: 0, changingRows: [{ fields: ['nameZh'] }] })
  })

  it.each([
    ['a name of a zero-width space', line('230001').replace('王230001', '\u200B'), 'nameZh'],
    ['a name with a direction mark', line('230001').replace('王230001', '\u202E王'), 'nameZh'],
    ['a number that differs in case alone', line('Case01'), 'userCode'],
  ])('[ADM-12] reports %s as wrong', async (_what, row, field) => {
    await sql`
      insert into app_user (user_code, name_zh, name_en, sex, user_type, dept_code, default_site)
      select 'CASE01', '大', 'Case', sex, user_type, dept_code, default_site from app_user where user_code = '100104'
      on conflict do nothing`.execute(store.database.kysely)
    const { data } = await send(file([row]))
    expect(data).toMatchObject({ wrong: 1, wrongRows: [{ field }] })
  })

  it('[LIST-12] finds people by full-width letters and despite invisible characters', async () => {
    expect(await people('ＷＡＮＧ\u200B　２２０００１')).toBe(1)
  })

  itConcurrently(
    store,
    '[ADM-12] imports one of two simultaneous files and rejects the other because the data has changed',
    async () => {
      const text = file(Array.from({ length: 20 }, (_, at) => line(`21${String(at).padStart(4, '0')}`)))
      const { digest } = (await send(text)).data
      const answers = await Promise.all([send(text, digest), send(text, digest)])
      expect(new Set(answers.map(({ code }) => code))).toEqual(
        new Set([200, SERVER_ERRORS.importChanged.code]),
      )
      expect((await stored('21')).every(({ version }) => version === 1)).toBe(true)
    },
  )

  it('[ADM-12] rejects a row that takes away the administrator role, and names it', async () => {
    const text = file([line('100002', { roles: 'MANAGER' })])
    const { data } = await send(text)
    expect(data.wrongRows).toMatchObject([{ row: 2, key: '100002', field: 'roles' }])
    expect(await send(text, data.digest)).toMatchObject({ code: SERVER_ERRORS.importWrong.code })
  })

  it('[ADM-15] rejects a role or post for the importing person', async () => {
    const { data } = await send(file([line('100001', { roles: 'ADMIN|DIRECTOR' })]))
    expect(data.wrongRows).toMatchObject([{ row: 2, key: '100001', field: 'roles' }])
  })

  it('[ADM-12] reports errors of the file in the language of the request', async () => {
    expect(await send('userCode,nameZh\n1,2')).toMatchObject({
      code: SERVER_ERRORS.importHeader.code,
      data: null,
    })
    expect(await send(`${HEADER}\n"200001,x`)).toMatchObject({
      code: SERVER_ERRORS.importUnreadable.code,
      data: null,
    })
    admin.language = 'zh'
    const { data } = await send(file([line('200004', { sex: 'x' }), line('200004')]))
    admin.language = 'en'
    expect(data.wrongRows.map(({ row, field, text }) => [row, field, text])).toEqual([
      [2, 'sex', '“X”不是 M, F 之一'],
      [2, 'userCode', '“200004”在文件中出现多次'],
      [3, 'userCode', '“200004”在文件中出现多次'],
    ])
  })

  it('[ADM-12] rejects a body above the limit for imports, and accepts one above the usual limit', async () => {
    const lines = Array.from(
      { length: 9_000 },
      (_, at) => `${line(`3${String(at).padStart(5, '0')}`)}${' '.repeat(60)}`,
    )
    const text = file(lines)
    expect(text.length).toBeGreaterThan(1_048_576)
    expect((await send(text)).success).toBe(true)
    const tooLarge = await admin.call(importUsers, { body: { text: 'x'.repeat(13_000_000), digest: null } })
    expect(tooLarge.status).toBe(413)
  })

  describe('10,000 rows of which 17 are wrong', () => {
    const WRONG = [
      2, 3, 500, 501, 777, 1_000, 2_222, 3_333, 4_444, 5_000, 6_001, 7_002, 8_003, 9_004, 9_998, 10_000,
      10_001,
    ]
    const rows = Array.from({ length: 10_000 }, (_, at) => {
      const row = at + 2
      const userCode = `5${String(at).padStart(5, '0')}`
      return WRONG.includes(row) ? line(userCode, { roles: 'KING' }) : line(userCode)
    })

    it('[ADM-12] names exactly these and imports nothing', async () => {
      const started = performance.now()
      const { data }: { data: ImportReport } = await send(file(rows))
      expect(performance.now() - started).toBeLessThan(10_000)
      expect(data).toMatchObject({ added: 9_983, wrong: 17 })
      expect(data.wrongRows.map(({ row }) => row)).toEqual(WRONG)
      expect(data.wrongRows[0]).toEqual({
        row: 2,
        key: '500000',
        field: 'roles',
        text: '“KING” does not exist',
      })
      expect(data.changingRows).toHaveLength(500)
      expect(await send(file(rows), data.digest)).toMatchObject({
        code: SERVER_ERRORS.importWrong.code,
        msg: 'Nothing was imported. Rows with errors: 17; the first is row 2.',
        data: null,
      })
      expect(await people('5')).toBeLessThan(50)
    })

    it('[ADM-12] imports all rows once they are corrected', async () => {
      const right = file(rows.map(each => each.replace('KING', 'INSPECTOR')))
      const { data } = await send(right)
      expect(data).toMatchObject({ added: 10_000, wrong: 0 })
      expect((await send(right, data.digest)).data).toMatchObject({ done: true, added: 10_000 })
      expect(await people('Wang 5')).toBe(10_000)
    }, 60_000)
  })
})
