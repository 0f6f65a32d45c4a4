import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type SqlBool,
  sql,
} from 'kysely'
import { expect, it } from 'vitest'
import { whereDecided } from './where-decided.ts'

const db = new Kysely<{ row: { id: string } }>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: of => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
const FACTS = [sql<SqlBool>`a`, sql<SqlBool>`b`]

it.each([
  ['a decision by both facts', (a: boolean, b: boolean) => a && !b, 'a and not b'],
  ['a decision by one of them', (_a: boolean, b: boolean) => b, 'a and b or not a and b'],
  ['a decision that is always true', () => true, 'true'],
  ['a decision that is never true', () => false, 'false'],
])('writes %s as a condition', (_what, decide, condition) => {
  const { sql: text } = db
    .selectFrom('row')
    .select('id')
    .where(whereDecided(FACTS, (a = false, b = false) => decide(a, b)))
    .compile()
  expect(text.slice(text.indexOf('where ') + 6).replaceAll(/[()]/g, '')).toBe(condition)
})
