import { forSite } from '@apron/server/test/list-behaves'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnStores } from '@apron/server/test/stores/stores'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { CHECK_VIEW_EARLY_PERMISSION, checkOrderDetail } from '../../../contract/checks/check-order.calls.ts'
import { plugin } from '../../plugin.ts'
import { findRows } from './check-order-steps.ts'

const MECHANIC = '100305'
const INSPECTOR = '100106'

describeOnStores('check orders and the tree of departments', store => {
  const server = appServer(store, plugin)
  let id = ''

  /**
   * `AUDIT` is below safety and quality, which holds the permission, and `HANGAR` below the workshops. `D02Z` and
   * `D05Z` only have a matching prefix.
   */
  beforeAll(async () => {
    const db = store.database.kysely
    for (const [code, parent] of [
      ['AUDIT', 'D02'],
      ['HANGAR', 'D05'],
      ['D02Z', null],
      ['D05Z', null],
    ]) {
      await sql`insert into department (code, name_zh, name_en, parent_code, kind)
        values (${code}, ${code}, ${code}, ${parent}, 'department')`.execute(db)
    }
    await sql`insert into role_resource (role_code, identify, user_type, dept_code)
      values ('INSPECTOR', ${CHECK_VIEW_EARLY_PERMISSION}, 'employee', 'AUDIT')`.execute(db)
    const { rows } = await sql<{ id: string }>`
      select id from safety_quality_check_order where site_code = 'CAN' order by id limit 1`.execute(db)
    id = rows[0]?.id ?? ''
    await sql`update safety_quality_check_order set lead_checker = '100104' where id = ${id}`.execute(db)
    await sql`delete from safety_quality_checker where order_id = ${id}`.execute(db)
  })

  async function canSee(userCode: string): Promise<boolean> {
    const person = await server.as(userCode)
    const listed = (await findRows(person, {}, forSite('CAN'))).some(row => row.id === id)
    const { status } = await person.call(checkOrderDetail, { query: { id } })
    expect(status).toBe(listed ? 200 : 404)
    return listed
  }
  const moveToDepartment = async (userCode: string, dept: string) =>
    await sql`update app_user set dept_code = ${dept} where user_code = ${userCode}`.execute(
      store.database.kysely,
    )

  it.each([
    ['HANGAR', true],
    ['D05', true],
    ['D05Z', false],
    ['D06', false],
  ])('decides whether a mechanic of the workshops sees an order about %s: %s', async (dept, isVisible) => {
    await moveToDepartment(MECHANIC, 'D05')
    await sql`update safety_quality_check_order set status = 'IN_PROGRESS', announced = true, checked_dept = ${dept}
      where id = ${id}`.execute(store.database.kysely)
    expect(await canSee(MECHANIC)).toBe(isVisible)
  })

  it.each([
    ['AUDIT', true],
    ['D0203', true],
    ['D02Z', false],
  ])('decides whether a person of %s sees a spot check before it starts: %s', async (dept, isVisible) => {
    await moveToDepartment(INSPECTOR, dept)
    await sql`update safety_quality_check_order set status = 'ISSUED', announced = false, checked_dept = 'D06'
      where id = ${id}`.execute(store.database.kysely)
    expect(await canSee(INSPECTOR)).toBe(isVisible)
  })
})
