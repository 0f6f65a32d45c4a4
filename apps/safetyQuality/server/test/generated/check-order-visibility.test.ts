import { appServer } from '@apron/server/test/app-server'
import { forSite } from '@apron/server/test/list-behaves'
import { describeOnStores } from '@apron/server/test/stores'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkOrderDetail } from '../../../contract/check-order.calls.ts'
import { CHECK_STATUSES } from '../../../contract/values.ts'
import { plugin } from '../../plugin.ts'
import { findRows } from '../check-order-steps.ts'

const QUALITY = '100103'
const DIRECTOR = '100003'
const FOREMAN = '100303'
const MECHANIC = '100305'
const LINE_MECHANIC = '100308'
const PEOPLE = [QUALITY, DIRECTOR, FOREMAN, MECHANIC, LINE_MECHANIC]
/** Of orders and of people: departments with sections, a section, others. */
const DEPARTMENTS = ['D02', 'D0202', 'D05', 'D0501', 'D0502', 'D06'] as const
const ORDERS = 6

const facts = fc.record({
  status: fc.constantFrom(...CHECK_STATUSES),
  announced: fc.boolean(),
  checkedDept: fc.constantFrom(...DEPARTMENTS),
  lead: fc.constantFrom('100104', FOREMAN, MECHANIC),
  checkers: fc.uniqueArray(fc.constantFrom('100105', FOREMAN, MECHANIC, LINE_MECHANIC), { maxLength: 2 }),
})

describeOnStores('which check orders a person sees', store => {
  const server = appServer(store, plugin)

  it('the list shows exactly those that open, whatever the order and the department', async () => {
    const db = store.database.kysely
    const orders = await sql<{ id: string }>`
      select id from safety_quality_check_order where site_code = 'CAN' order by id limit ${ORDERS}`.execute(
      db,
    )
    const ids = orders.rows.map(({ id }) => id)
    expect(ids).toHaveLength(ORDERS)
    const people = await Promise.all(PEOPLE.map(userCode => server.as(userCode)))
    const seen = { shown: 0, hidden: 0 }

    await fc.assert(
      fc.asyncProperty(
        fc.array(facts, { minLength: ORDERS, maxLength: ORDERS }),
        fc.constantFrom(...DEPARTMENTS),
        async (all, mechanicOf) => {
          await sql`update app_user set dept_code = ${mechanicOf} where user_code = ${MECHANIC}`.execute(db)
          for (const [index, { status, announced, checkedDept, lead, checkers }] of all.entries()) {
            const id = ids[index] ?? ''
            await sql`update safety_quality_check_order set status = ${status}, announced = ${announced},
              checked_dept = ${checkedDept}, lead_checker = ${lead} where id = ${id}`.execute(db)
            await sql`delete from safety_quality_checker where order_id = ${id}`.execute(db)
            for (const [sort, checker] of checkers.entries()) {
              await sql`insert into safety_quality_checker (order_id, user_code, sort)
                values (${id}, ${checker}, ${sort})`.execute(db)
            }
          }
          for (const person of people) {
            const listed = new Set((await findRows(person, {}, forSite('CAN'))).map(row => row.id))
            for (const id of ids) {
              const { status } = await person.call(checkOrderDetail, { query: { id } })
              expect(status, `order ${id}`).toBe(listed.has(id) ? 200 : 404)
              seen[status === 200 ? 'shown' : 'hidden']++
            }
          }
        },
      ),
      { numRuns: 8 },
    )
    // Both happen often, or nothing was compared.
    expect(Math.min(seen.shown, seen.hidden)).toBeGreaterThan(20)
  })
})
