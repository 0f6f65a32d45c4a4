import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnStores } from '../support/stores/stores.ts'

/** TypeScript values of each column type: one table for both stores. */
const VALUES: readonly (readonly [sqlText: string, value: unknown])[] = [
  ['9007199254740991::int8', 9_007_199_254_740_991],
  ['count(*)', 1],
  ['7::int4', 7],
  ['1.50::numeric', '1.50'],
  ['1.5::float8', 1.5],
  ["date '2024-02-29'", '2024-02-29'],
  ["timestamptz '2024-02-29 23:59:59.123+08'", new Date('2024-02-29T15:59:59.123Z')],
  ['\'{"a": [1, null], "中": "文"}\'::jsonb', { a: [1, null], 中: '文' }],
  ["'null'::jsonb", null],
  ['array[1, null, 3]::int8[]', [1, null, 3]],
  ["array['a', null, 'b,c']", ['a', null, 'b,c']],
  ["array[date '2024-01-01']", ['2024-01-01']],
  ['true', true],
  ["'\\xdeadbeef'::bytea", Buffer.from('deadbeef', 'hex')],
  ["'6f9619ff-8b86-d011-b42d-00c04fc964ff'::uuid", '6f9619ff-8b86-d011-b42d-00c04fc964ff'],
  ["'维修  text'::text", '维修  text'],
  ['null::int8', null],
]

describeOnStores('a value of the store', store => {
  it.each(VALUES)('%s', async (expression, value) => {
    const { rows } = await sql
      .raw<{ value: unknown }>(`select ${expression} as value`)
      .execute(store.database.kysely)
    expect(rows).toEqual([{ value }])
  })

  it('is rejected if it cannot be represented exactly', async () => {
    const tooBig = sql`select 9007199254740993::int8 as value`.execute(store.database.kysely)
    await expect(tooBig).rejects.toThrow('does not fit')
    const zoneless = sql`select now()::timestamp as value`.execute(store.database.kysely)
    await expect(zoneless).rejects.toThrow('timestamptz')
    // The connection is still usable.
    await store.database.ping()
  })

  it('is read back as it was written', async () => {
    const at = new Date('2025-03-01T00:00:00.001Z')
    const { rows } = await sql`
      select ${at}::timestamptz as at, ${'2025-03-01'}::date as day, ${JSON.stringify({ n: 1 })}::jsonb as body,
        ${2 ** 40}::int8 as big, ${['x', 'y']}::text[] as list`.execute(store.database.kysely)
    expect(rows).toEqual([{ at, day: '2025-03-01', body: { n: 1 }, big: 2 ** 40, list: ['x', 'y'] }])
  })

  it('reports the violated constraint with the same code', async () => {
    const { kysely } = store.database
    await sql`create table once (code text constraint once_code unique)`.execute(kysely)
    await sql`insert into once values ('a')`.execute(kysely)
    const twice = sql`insert into once values ('a')`.execute(kysely)
    await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'once_code' })
  })
})
