import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
} from 'kysely'
import { expect, it } from 'vitest'
import { listRows, namesInUse, searchRows } from './list-rows.ts'

interface Loan {
  borrower: string
  dept: string | null
}
const LOANS: readonly Loan[] = [
  { borrower: '2', dept: 'D1' },
  { borrower: '1', dept: null },
]
const sent: string[] = []

/** Answers the three statements of a list. */
class LoanDriver extends DummyDriver {
  override async acquireConnection() {
    return {
      // oxlint-disable-next-line require-yield -- no test streams
      async *streamQuery() {
        throw new Error('Not used')
      },
      async executeQuery<Row>({ sql: text }: CompiledQuery): Promise<QueryResult<Row>> {
        sent.push(text)
        const counted = text.includes('group by') ? LOANS.map(loan => ({ ...loan, count: 1 })) : LOANS
        const rows: readonly unknown[] = text.startsWith('select count') ? [{ total: 7 }] : counted
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rows of the statement above
        return { rows: rows as Row[] }
      },
    }
  }
}
const db = new Kysely<{ loan: Loan }>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new LoanDriver(),
    createIntrospector: known => new PostgresIntrospector(known),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

const NAMES = { '1': 'Zhang', '2': 'Li' } as const
const services = {
  people: {
    byCodes: async (codes: readonly string[]) =>
      Object.entries(NAMES)
        .filter(([userCode]) => codes.includes(userCode))
        .map(([userCode, en]) => ({ userCode, name: { zh: en, en }, deptCode: '', posts: [], roles: [] })),
  },
  departments: {
    names: async (codes: readonly string[]) =>
      new Map(codes.map(code => [code, { zh: `部门${code}`, en: `Department ${code}` }])),
  },
}
const LIST = {
  table: 'l',
  named: { borrower: 'people', dept: 'departments' },
  order: sql`l.dept`,
  tie: 'l.borrower',
  searched: ['l.borrower', 'l.dept'],
} as const
const found = db.selectFrom('loan as l').selectAll('l')
const pageBy = async (queryCriteria: { sortBy?: string; descending?: boolean }) => {
  sent.length = 0
  const query = { current: 1, size: 10, queryCriteria }
  return await listRows(services, 'en', LIST, { found, query, codesOf: async () => null })
}

it('returns a page in the default order with the names of its people and departments', async () => {
  const { page, names } = await pageBy({})
  expect(page).toMatchObject({ total: 7, records: LOANS })
  expect(names.person('2')).toEqual({ code: '2', name: 'Li' })
  expect(names.department('D1')).toEqual({ code: 'D1', name: 'Department D1' })
  expect(sent.some(text => text.includes('order by l.dept, "l"."borrower"'))).toBe(true)
})

it('sorts people by name and counts the rows in the same statement', async () => {
  const { page } = await pageBy({ sortBy: 'borrower', descending: true })
  expect(page.total).toBe(2)
  expect(sent).toHaveLength(2)
  expect(sent[1]).toContain('array_position($1::text[], "l"."borrower") desc nulls last, "l"."borrower"')
})

it('returns the people and departments in use, sorted by name', async () => {
  const { sorted, total } = await namesInUse(services, 'en', LIST, found)
  expect(total).toBe(2)
  expect(sorted('borrower').map(({ name }) => name)).toEqual(['Li', 'Zhang'])
  expect(sorted('dept')).toEqual([{ code: 'D1', name: 'Department D1' }])
})

it('finds rows that contain a text: an exact number first, then those of the site, then in the default order', async () => {
  sent.length = 0
  await searchRows(found, LIST, { text: 'x', limit: 5 }, 'CAN')
  expect(sent[0]).toMatch(
    /where strpos\(.*order by lower\("l"\."borrower"\) = lower\(\$\d\) desc, "l"\."site_code" = \$\d desc, l\.dept, "l"\."borrower" limit/,
  )
})
