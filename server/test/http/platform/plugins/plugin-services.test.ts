import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { pluginServices } from '../../../../src/app/plugins/plugin-services.ts'
import { allMessages } from '../../../../src/app/wiring/all-messages.ts'
import { departmentsService, peopleService } from '../../../../src/features/organisation/organisation.ts'
import { serialService } from '../../../../src/features/serials/serials.store.ts'
import { createLogger } from '../../../../src/platform/log/logger.ts'
import { describeOnStores, itConcurrently } from '../../../support/stores/stores.ts'

const at = (time: string) => ({ now: () => new Date(time) })

async function codes(found: Promise<readonly { userCode: string }[]>): Promise<string[]> {
  return (await found).map(person => person.userCode)
}

describeOnStores('services for sub-applications', store => {
  store.fillWith([])
  const db = () => store.database.kysely

  it('find people by code, with names in both languages, posts and roles; unknown codes are omitted', async () => {
    const people = peopleService(db())
    expect(await people.byCodes(['100103', 'nobody'])).toEqual([
      {
        userCode: '100103',
        name: { zh: '沈丽', en: 'Shen Li' },
        deptCode: 'D0202',
        posts: ['QA_AUDITOR'],
        roles: ['INSPECTOR', 'MANAGER'],
      },
    ])
    expect(await people.byCodes([])).toEqual([])
  })

  it('find people by post and by department', async () => {
    const people = peopleService(db())
    expect(await codes(people.byPost('QA_AUDITOR'))).toEqual(['100103', '100104', '100105'])
    expect(await codes(people.ofDepartment('D0801'))).toEqual(['100402', '100403', '100404'])
    expect(await codes(people.ofDepartment('D08'))).toEqual(['100401'])
    expect(await codes(people.ofDepartment('SU-0X101'))).toEqual(['X90201'])
    expect(await codes(people.byPost('none'))).toEqual([])
  })

  it('find one holder of a permission at a site, directly or by a delegation', async () => {
    const people = peopleService(db())
    const { rows } = await sql<{ right: string; delegate: string }>`
      select v.identify as right, f.delegate from delegation_in_force f
        join delegation_resource v on v.delegation_id = f.id
       where not exists (
         select 1 from user_resource own where own.user_code = f.delegate and own.identify = v.identify)
       order by 1, 2`.execute(db())
    const [{ right, delegate } = expect.fail('no delegation')] = rows
    const everybody = await sql<{ code: string }>`select user_code as code from app_user order by 1`.execute(
      db(),
    )
    for (const site of ['CAN', 'URC']) {
      const holders = await people.holding(right, site)
      const found = await Promise.all(
        everybody.rows.map(({ code }) => people.holder(right, { userCode: code, site })),
      )
      expect(found.filter(person => person !== null)).toEqual(holders)
    }
    expect(await people.holder(right, { userCode: delegate, site: 'CAN' })).not.toBeNull()
  })

  it('keep the name of a disabled person in old records, but do not offer the person', async () => {
    const users = db().withTables<{ app_user: { user_code: string; enabled: boolean } }>()
    await users.updateTable('app_user').set({ enabled: false }).where('user_code', '=', '100105').execute()
    const people = peopleService(db())
    expect(await codes(people.byPost('QA_AUDITOR'))).toEqual(['100103', '100104'])
    expect(await codes(people.ofDepartment('D0202'))).toEqual(['100103', '100104'])
    expect((await people.byCodes(['100105']))[0]?.name.zh).toBe('许卫东')
  })

  it('return names of departments and enterprises', async () => {
    const names = await departmentsService(db()).names(['D0501', 'CU-LHA', 'nowhere'])
    expect(names).toEqual(
      new Map([
        ['CU-LHA', { zh: '岭海航空', en: 'Linghai Airlines' }],
        ['D0501', { zh: '一车间', en: 'Hangar Workshop 1' }],
      ]),
    )
    expect((await departmentsService(db()).names([])).size).toBe(0)
  })

  it('return a department with all below it, regardless of their codes', async () => {
    const departments = departmentsService(db())
    expect(await departments.withBelow('D02')).toEqual(['D02', 'D0201', 'D0202', 'D0203'])
    expect(await departments.withBelow('D0202')).toEqual(['D0202'])
    expect(await departments.withBelow('nowhere')).toEqual(['nowhere'])
    const add = (code: string, parent: string | null) =>
      sql`
      insert into department (code, name_zh, name_en, parent_code, kind)
      values (${code}, ${code}, ${code}, ${parent}, 'department')`.execute(db())
    await add('QX', 'D0203')
    await add('D02Z', null)
    expect(await departments.withBelow('D02')).toEqual(['D02', 'D0201', 'D0202', 'D0203', 'QX'])
  })

  it('count serial numbers per prefix and Shanghai year, each once', async () => {
    const before = serialService(db(), at('2025-12-31T15:59:59Z'))
    const after = serialService(db(), at('2025-12-31T16:00:00Z'))
    expect(await before('ZZ', 4)).toBe('ZZ-2025-0001')
    expect(await before('ZZ', 4)).toBe('ZZ-2025-0002')
    expect(await after('ZZ', 4)).toBe('ZZ-2026-0001')
    expect(await after('ZY', 6)).toBe('ZY-2026-000001')
  })

  it('work inside a transaction, and return a number when it rolls back', async () => {
    const services = pluginServices(db(), at('2025-12-31T16:00:00Z'), allMessages([]), [])
    const take = async (isBroken: boolean) =>
      await db()
        .transaction()
        .execute(async trx => {
          const bound = services.in(trx)
          await sql`update department set name_en = 'Renamed' where code = 'D0501'`.execute(trx)
          const names = await bound.departments.names(['D0501'])
          expect(names.get('D0501')?.en).toBe('Renamed')
          expect(await codes(bound.people.byCodes(['100103']))).toEqual(['100103'])
          const serial = await bound.nextSerial('ZW', 4)
          if (isBroken) throw new Error('rolled back')
          return serial
        })
    await expect(take(true)).rejects.toThrow('rolled back')
    expect(await take(false)).toBe('ZW-2026-0001')
  })

  it('give each application a log and an audit under its name', async () => {
    const lines: string[] = []
    const logger = createLogger('info', { write: line => lines.push(line) })
    const running = { logger, settings: { outgoingHosts: [], reportFilesBytes: 0 } }
    const services = pluginServices(db(), at('2026-01-01T00:00:00Z'), allMessages([]), [], running)
    const { audit, logger: own } = services.forApp('stores')
    own.warn({ count: 2 }, 'two parts are missing')
    const line: unknown = JSON.parse(lines.join(''))
    expect(line).toMatchObject({ app: 'stores', count: 2, msg: 'two parts are missing' })

    const entry = { action: 'scrap', record: 'ST-0001', before: { count: 3 }, after: { count: 2 } }
    const recordIn = (isBroken: boolean) =>
      db()
        .transaction()
        .execute(async trx => {
          await audit.record(trx, entry, { userCode: '100103' })
          if (isBroken) throw new Error('rolled back')
        })
    await expect(recordIn(true)).rejects.toThrow('rolled back')
    await recordIn(false)
    const { rows } = await sql`
      select event, user_code, details from security_audit where details ->> 'target' = 'ST-0001'`.execute(
      db(),
    )
    const change = 'stores: scrap, count: 3 → 2'
    const details = { target: 'ST-0001', change, before: entry.before, after: entry.after }
    expect(rows).toEqual([{ event: 'record changed', user_code: '100103', details }])
  })

  itConcurrently(store, 'give each of simultaneous serial numbers once', async () => {
    const next = serialService(db(), at('2025-12-31T16:00:00Z'))
    const many = await Promise.all(Array.from({ length: 40 }, () => next('ZX', 4)))
    expect(new Set(many).size).toBe(40)
  })
})
