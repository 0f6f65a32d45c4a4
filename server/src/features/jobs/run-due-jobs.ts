import type { Job } from '@apron/server-kit/jobs/job'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { failingJobs, noteFailure } from './job-failures.store.ts'
import { lastDue } from './job-rules.ts'
import type { JobsTables } from './jobs.tables.ts'

/** A job under the name by which all nodes know it. */
export interface NamedJob extends Job {
  /** `<application>.<job>`. */
  readonly name: string
  readonly app: string
}

export interface JobsDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly jobs: readonly NamedJob[]
  /** What an application works with, on a transaction. */
  readonly servicesOn: (transaction: Kysely<unknown>, job: NamedJob) => PluginServices
  readonly done: (name: string) => void
  readonly failed: (name: string, error: unknown) => void
  /** Hears at the end of a round of each job whether its last run failed, on whichever node. */
  readonly failing: (failing: ReadonlyMap<string, boolean>) => void
}

/** Does what is due, each job in a transaction of its own; called about every minute, on every node. */
export async function runDueJobs(deps: JobsDeps): Promise<void> {
  if (deps.jobs.length === 0) return
  await noteNewJobs(deps)
  for (const job of deps.jobs) {
    try {
      if (await runWhenDue(deps, job)) deps.done(job.name)
    } catch (error) {
      deps.failed(job.name, error)
      // The store may be what failed: the other jobs are tried all the same.
      await noteFailure(deps, job.name, error).catch((unnoted: unknown) => deps.failed(job.name, unnoted))
    }
  }
  const names = deps.jobs.map(({ name }) => name)
  deps.failing(await failingJobs(deps.db, names))
}

/** A job that is new is due at its next moment, not at once. */
async function noteNewJobs({ db, clock, jobs }: JobsDeps): Promise<void> {
  const now = clock.now()
  await db
    .withTables<JobsTables>()
    .insertInto('job')
    .values(jobs.map(({ name, dueAfter }) => ({ name, due_at: dueAfter(now), done_at: null, try_at: null })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** @returns whether it was due, and is done; another node that does it now keeps this one from it */
async function runWhenDue({ db, clock, servicesOn }: JobsDeps, job: NamedJob): Promise<boolean> {
  return await db.transaction().execute(async transaction => {
    const now = clock.now()
    const tables = transaction.withTables<JobsTables>()
    const due = await tables
      .selectFrom('job')
      .select('due_at')
      .where('name', '=', job.name)
      .where('due_at', '<=', now)
      .where(row => row.or([row('try_at', 'is', null), row('try_at', '<=', now)]))
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (due === undefined) return false
    await job.run(servicesOn(transaction, job), lastDue(job, due.due_at, now))
    await tables
      .updateTable('job')
      .set({ due_at: job.dueAfter(now), done_at: now, failures: 0, try_at: null, problem: '' })
      .where('name', '=', job.name)
      .execute()
    return true
  })
}
