import { forSite } from '@apron/server/test/list-behaves'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnStores } from '@apron/server/test/stores/stores'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import * as calls from '../../../contract/checks/check-order.calls.ts'
import { plugin } from '../../plugin.ts'
import { findOrderByTitle, findRows } from './check-order-steps.ts'

/** People of another airline: its auditor, and the head and a mechanic of its line. */
const AUDITOR = '100601'
const HEAD = '100602'
const MECHANIC = '100603'
const APPROVER = '100103'
/** Follows the checks of the first workshop of the demo. */
const HEAD_OF_ANOTHER = '100303'

describeOnStores('check orders of an airline with other codes', store => {
  const server = appServer(store, plugin)
  const db = () => store.database.kysely

  beforeAll(async () => {
    await sql`insert into department (code, name_zh, name_en, kind)
      values ('QX', '质', 'Quality', 'department'), ('LX', '线', 'Line', 'department')`.execute(db())
    await sql`insert into role (code, name_zh, name_en)
      values ('XQA', '审', 'Auditor'), ('XHEAD', '长', 'Head'), ('XMECH', '员', 'Mechanic')`.execute(db())
    for (const [role, permission, dept] of [
      ['XQA', calls.CHECK_VIEW_PERMISSION, ''],
      ['XQA', calls.CHECK_VIEW_ALL_PERMISSION, ''],
      ['XQA', calls.CHECK_VIEW_EARLY_PERMISSION, 'QX'],
      ['XHEAD', calls.CHECK_VIEW_PERMISSION, ''],
      ['XHEAD', calls.CHECK_FOLLOW_PERMISSION, ''],
      ['XMECH', calls.CHECK_VIEW_PERMISSION, ''],
    ]) {
      await sql`insert into role_resource (role_code, identify, user_type, dept_code)
        values (${role}, ${permission}, 'employee', ${dept})`.execute(db())
    }
    for (const [code, role, dept] of [
      [AUDITOR, 'XQA', 'QX'],
      [HEAD, 'XHEAD', 'LX'],
      [MECHANIC, 'XMECH', 'LX'],
    ]) {
      await sql`delete from user_role where user_code = ${code}`.execute(db())
      await sql`insert into user_role (user_code, role_code) values (${code}, ${role})`.execute(db())
      await sql`update app_user set dept_code = ${dept} where user_code = ${code}`.execute(db())
    }
  })

  async function canSee(userCode: string, id: string): Promise<boolean> {
    const person = await server.as(userCode)
    return (await findRows(person, {}, forSite('CAN'))).some(row => row.id === id)
  }
  async function findOrder(title: string) {
    return await findOrderByTitle(await server.as(APPROVER), title)
  }

  it('shows a spot check early only to a person of the department that the permission is limited to', async () => {
    const { id } = await findOrder('Monthly fire safety check')
    await sql`update safety_quality_check_order set announced = false, checked_dept = 'LX' where id = ${id}`.execute(
      db(),
    )
    expect([await canSee(AUDITOR, id), await canSee(HEAD, id), await canSee(MECHANIC, id)]).toEqual([
      true,
      false,
      false,
    ])
    await sql`update app_user set dept_code = 'LX' where user_code = ${AUDITOR}`.execute(db())
    expect(await canSee(AUDITOR, id)).toBe(false)
    await sql`update app_user set dept_code = 'QX' where user_code = ${AUDITOR}`.execute(db())
  })

  it('shows people who may not see all departments the checks of their own', async () => {
    const { id } = await findOrder('Job card sign-off check')
    expect([await canSee(AUDITOR, id), await canSee(HEAD, id), await canSee(MECHANIC, id)]).toEqual([
      true,
      false,
      false,
    ])
    await sql`update safety_quality_check_order set checked_dept = 'LX' where id = ${id}`.execute(db())
    expect([await canSee(HEAD, id), await canSee(MECHANIC, id)]).toEqual([true, true])
  })

  it('[MSG-15] notifies people who follow the checks of their department of an approval', async () => {
    const { id, version } = await findOrder('Quarterly storage check')
    await sql`update safety_quality_check_order set checked_dept = 'LX' where id = ${id}`.execute(db())
    const approver = await server.as(APPROVER)
    const { status } = await approver.call(calls.approveCheck, { body: { id, version } })
    expect(status).toBe(200)
    const { rows } = await sql<{ user_code: string }>`
      select r.user_code from message_recipient r join message m on m.id = r.message_id
       where m.source_id = ${id} and m.event = 'CK_APPROVED'`.execute(db())
    const recipients = rows.map(row => row.user_code)
    expect(recipients).toContain(HEAD)
    expect(recipients).not.toContain(MECHANIC)
    expect(recipients).not.toContain(HEAD_OF_ANOTHER)
  })
})
