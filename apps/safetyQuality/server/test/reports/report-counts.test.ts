import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnStores } from '@apron/server/test/stores/stores'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { countReports } from '../../../contract/reports/report.calls.ts'
import { plugin } from '../../plugin.ts'
import { fileReport } from './report-steps.ts'

describeOnStores('[SQ-44] counters of the last 12 months', store => {
  const server = appServer(store, plugin)
  const fetchCounts = async () => (await server.client().call(countReports)).envelope.data

  it('hides numbers below five and leaves today out', async () => {
    const db = store.database.kysely
    await sql`update safety_quality_report set received_on = received_on - 400`.execute(db)
    await sql`update safety_quality_report_step set on_day = on_day - 400`.execute(db)
    await sql`update safety_quality_library_entry set published = false`.execute(db)
    expect(await fetchCounts()).toEqual({ received: null, closed: null, published: null })
    for (let count = 0; count < 5; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as people come
      await fileReport(server.client())
    }
    expect((await fetchCounts()).received).toBeNull()
    server.clock.forward({ days: 1 })
    expect((await fetchCounts()).received).toBe(5)
    await sql`insert into safety_quality_report_step (report_id, seq, kind, on_day)
      select id, 9, 'CLOSED', received_on - 10 from safety_quality_report r order by r.received_on desc limit 5`.execute(
      db,
    )
    await sql`update safety_quality_library_entry set published = true`.execute(db)
    const { closed, published } = await fetchCounts()
    expect(closed).toBe(5)
    expect(published === null || published >= 5).toBe(true)
    server.clock.forward({ days: 366 })
    expect(await fetchCounts()).toEqual({ received: null, closed: null, published: null })
  })
})
