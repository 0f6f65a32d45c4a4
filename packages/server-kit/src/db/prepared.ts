import { sql } from 'kysely'

/** Text that marks a prepared statement. */
export const PREPARED_MARK = '/* prepared */'

/**
 * Makes PostgreSQL parse and plan a statement once per connection: `query.modifyEnd(PREPARED)`. For statements of
 * nearly every call, whose planning takes longer than their execution. They must name their columns, because the plan
 * of a `select *` fails once a migration adds a column.
 */
export const PREPARED = sql.raw(PREPARED_MARK)
