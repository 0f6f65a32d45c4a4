import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, it } from 'vitest'
import { excluded } from './excluded.ts'

const db = new Kysely<{ tool: { code: string; name: string; state: string } }>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: known => new PostgresIntrospector(known),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

it('takes the new values of these columns', () => {
  const { sql } = db
    .insertInto('tool')
    .values({ code: 'T1', name: 'Wrench', state: 'FREE' })
    .onConflict(found => found.column('code').doUpdateSet(excluded(['name', 'state'])))
    .compile()
  expect(sql).toContain('do update set "name" = "excluded"."name", "state" = "excluded"."state"')
})
