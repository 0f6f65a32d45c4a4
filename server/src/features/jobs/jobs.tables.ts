import type { Generated } from 'kysely'

export type JobsTables = {
  job: {
    /** `<application>.<job>`. */
    name: string
    due_at: Date
    /** Last successful run; null if never. */
    done_at: Date | null
    /** Failed runs in a row. */
    failures: Generated<number>
    /** Earliest retry after a failure. */
    try_at: Date | null
    /** Last error; empty after a success. */
    problem: Generated<string>
  }
}
