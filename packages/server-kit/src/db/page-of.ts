import type { PageOf } from '@apron/contract/lists/paging'
import { type SelectQueryBuilder, sql } from 'kysely'
import { offsetOf } from './offset-of.ts'

export interface PageWish {
  readonly current: number
  readonly size: number
}

/**
 * One page of what a query finds, and how many there are. The query says the order, which must leave nothing open, and does not
 * group. @param count how many there are, where that is known without reading all that is found @throws Refusal for a page that is too far back
 */
export async function pageOf<Tables, From extends keyof Tables, Row>(
  found: SelectQueryBuilder<Tables, From, Row>,
  { current, size }: PageWish,
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
