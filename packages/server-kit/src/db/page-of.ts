import type { PageOf } from '@apron/contract/lists/paging'
import { type SelectQueryBuilder, sql } from 'kysely'
import { offsetOf } from './offset-of.ts'

export interface Paging {
  readonly current: number
  readonly size: number
}

/**
 * Returns one page of a query and the total number of rows. The query must have a complete order and no grouping.
 * @param count the total, if it is known without counting the rows @throws Refusal if the page is beyond the largest
 * offset
 */
export async function pageOf<Tables, From extends keyof Tables, Row>(
  found: SelectQueryBuilder<Tables, From, Row>,
  { current, size }: Paging,
  count: () => Promise<number> = () => countOf(found),
): Promise<PageOf<Row>> {
  const offset = offsetOf(current, size)
  const [total, records] = await Promise.all([count(), found.offset(offset).limit(size).execute()])
  return { records, total, current, size }
}

async function countOf<Tables, From extends keyof Tables, Row>(
  found: SelectQueryBuilder<Tables, From, Row>,
): Promise<number> {
  const { total } = await found
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}
