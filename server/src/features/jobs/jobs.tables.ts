import type { Generated } from 'kysely'

export type JobsTables = {
  job: {
    /** `<application>.<job>`. */
    name: string
    due_at: Date
    /** When it was last done; null: never. */
    done_at: Date | null
    /** Runs in a row that failed. */
    failures: Generated<number>
    /** Not before this, after a failure. */
    try_at: Date | null
    /** What went wrong the last time; empty when nothing did. */
    problem: Generated<string>
  }
}
