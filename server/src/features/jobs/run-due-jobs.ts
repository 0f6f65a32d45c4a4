import type { Job } from '@apron/server-kit/jobs/job'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { failingJobs, recordFailure } from './job-failures.store.ts'
import { lastDue } from './job-rules.ts'
import type { JobsTables } from './jobs.tables.ts'

/** A job with its name, the same on all nodes. */
export interface NamedJob extends Job {
  /** `<application>.<job>`. */
  readonly name: string
  readonly app: string
}

export interface JobsDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly jobs: readonly NamedJob[]
  /** Returns the application's services, bound to a transaction. */
  readonly servicesOn: (transaction: Kysely<unknown>, job: NamedJob) => PluginServices
  readonly done: (name: string) => void
  readonly failed: (name: string, error: unknown) => void
  /** Called at the end of a round with each job's failure state, from any node. */
  readonly failing: (failing: ReadonlyMap<string, boolean>) => void
}

/** Runs the due jobs, each in its own transaction. Called about every minute on every node. */
export async function runDueJobs(deps: JobsDeps): Promise<void> {
  if (deps.jobs.length === 0) return
  await recordNewJobs(deps)
  for (const job of deps.jobs) {
    try {
      if (await runWhenDue(deps, job)) deps.done(job.name)
    } catch (error) {
      deps.failed(job.name, error)
      // The store itself may have failed. The other jobs are tried all the same.
      await recordFailure(deps, job.name, error).catch((notRecorded: unknown) =>
        deps.failed(job.name, notRecorded),
      )
    }
  }
  const names = deps.jobs.map(({ name }) => name)
  deps.failing(await failingJobs(deps.db, names))
}

/** Registers new jobs, which are due at their next time, not at once. */
async function recordNewJobs({ db, clock, jobs }: JobsDeps): Promise<void> {
  const now = clock.now()
  await db
    .withTables<JobsTables>()
    .insertInto('job')
    .values(jobs.map(({ name, dueAfter }) => ({ name, due_at: dueAfter(now), done_at: null, try_at: null })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** @returns whether it was due and ran. A run on another node at the same time prevents it */
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
