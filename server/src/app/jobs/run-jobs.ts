import type { Registry } from 'prom-client'
import { createJobMetrics } from '../../features/jobs/job-metrics.ts'
import { runDueJobs } from '../../features/jobs/run-due-jobs.ts'
import { collectHints } from '../../platform/live/hints.ts'
import { pluginServices } from '../plugins/plugin-services.ts'
import type { ServerDeps } from '../server-deps.ts'
import { allMessages } from '../wiring/all-messages.ts'

/** Returns a function that runs due application jobs and notifies clients of messages. */
export function createRunJobs(deps: ServerDeps, registry: Registry): () => Promise<void> {
  const { clock, database, liveBus, logger, plugins } = deps
  const messages = allMessages(plugins)
  const metrics = createJobMetrics(registry)
  const jobs = plugins.flatMap(plugin =>
    (plugin.jobs ?? []).map(({ dueAfter, run, name }) => ({
      dueAfter,
      run,
      app: plugin.name,
      name: `${plugin.name}.${name}`,
    })),
  )
  return async () => {
    const { notification } = await collectHints(() =>
      runDueJobs({
        db: database.kysely,
        clock,
        jobs,
        servicesOn: (transaction, { app }) =>
          pluginServices(transaction, clock, messages, plugins, deps).forApp(app),
        done: name => metrics.done(name),
        failed: (name, error) => logger.warn({ err: error, job: name }, 'a job failed and is tried again'),
        failing: names => metrics.failing(names),
      }),
    )
    liveBus.publish(notification)
  }
}
