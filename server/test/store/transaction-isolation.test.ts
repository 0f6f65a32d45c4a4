import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnStores } from '../support/stores/stores.ts'

describeOnStores("a query made during another caller's transaction", store => {
  it('is not lost when that transaction is rolled back', async () => {
    const { kysely } = store.database
    await sql`create table outside (who text)`.execute(kysely)
    const outside: Promise<unknown>[] = []
    const rolledBack = kysely.transaction().execute(async trx => {
      await sql`insert into outside values ('inside')`.execute(trx)
      outside.push(sql`insert into outside values ('outside')`.execute(kysely))
      // A round trip inside, to give the other query time to slip in.
      await sql`select 1`.execute(trx)
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    await Promise.all(outside)
    const { rows } = await sql`select who from outside`.execute(kysely)
    expect(rows).toEqual([{ who: 'outside' }])
  })

  it('does not see what the transaction has not committed', async () => {
    const { kysely } = store.database
    await sql`create table unseen (n int)`.execute(kysely)
    const seen: Promise<{ rows: { n: number }[] }>[] = []
    await kysely.transaction().execute(async trx => {
      await sql`insert into unseen values (1)`.execute(trx)
      seen.push(sql<{ n: number }>`select count(*)::int as n from unseen`.execute(kysely))
      // The embedded store has one session: there the response waits for the end of the transaction.
      if (store.kind === 'postgres') await Promise.all(seen)
      await sql`select 1`.execute(trx)
      await sql`delete from unseen`.execute(trx)
    })
    const [answer] = await Promise.all(seen)
    expect(answer?.rows).toEqual([{ n: 0 }])
  })

  it('never mixes the transactions of many callers', async () => {
    const { kysely } = store.database
    await sql`create table counter (n int not null)`.execute(kysely)
    await sql`insert into counter values (0)`.execute(kysely)
    const one = (fails: boolean): Promise<void> =>
      kysely.transaction().execute(async trx => {
        await sql`update counter set n = n + 1`.execute(trx)
        if (fails) throw new Error('no')
      })
    const results = await Promise.allSettled(Array.from({ length: 40 }, (_, i) => one(i % 4 === 0)))
    expect(results.filter(result => result.status === 'fulfilled')).toHaveLength(30)
    const { rows } = await sql`select n from counter`.execute(kysely)
    expect(rows).toEqual([{ n: 30 }])
  })
})
