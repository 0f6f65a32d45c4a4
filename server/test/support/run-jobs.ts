import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import type { Clock } from '@apron/server-kit/time/clock'
import { pluginServices } from '../../src/app/plugins/plugin-services.ts'
import { allMessages } from '../../src/app/wiring/all-messages.ts'
import { type NamedJob, runDueJobs } from '../../src/features/jobs/run-due-jobs.ts'
import type { TestStore } from './stores/stores.ts'

/** Runs the jobs of one application as every node does each minute. @throws the error of a job */
export function jobRounds(store: TestStore, clock: Clock, plugin: ServerPlugin): () => Promise<void> {
  const jobs = (plugin.jobs ?? []).map(
    ({ name, dueAfter, run }): NamedJob => ({
      name: `${plugin.name}.${name}`,
      app: plugin.name,
      dueAfter,
      run,
    }),
  )
  return async () => {
    const failures: unknown[] = []
    await runDueJobs({
      db: store.database.kysely,
      clock,
      jobs,
      servicesOn: transaction => pluginServices(transaction, clock, allMessages([plugin]), [plugin]),
      done: () => undefined,
      failed: (name, error) => failures.push(name, error),
      failing: () => undefined,
    })
    if (failures.length > 0) throw new AggregateError(failures, 'a job failed')
  }
}
