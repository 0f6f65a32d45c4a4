import { sql } from 'kysely'
import { LIBRARY_DIRECTORIES } from '../../contract/library/library.values.ts'
import type { ValueColumn } from '../dictionary/value-columns.ts'

const where = { zh: '报告共享库', en: 'report library' }

/** Columns of the library that store dictionary values. */
export const LIBRARY_COLUMNS: readonly ValueColumn[] = [
  {
    directory: LIBRARY_DIRECTORIES.category,
    where,
    count: value =>
      sql`select count(*)::int as count from safety_quality_library_entry where category = ${value}`,
  },
  {
    directory: LIBRARY_DIRECTORIES.ata,
    where,
    count: value => sql`select count(*)::int as count from safety_quality_library_entry where ata = ${value}`,
  },
  {
    directory: LIBRARY_DIRECTORIES.factor,
    where,
    count: value =>
      sql`select count(*)::int as count from safety_quality_library_entry where ${value} = any(factors)`,
  },
]
