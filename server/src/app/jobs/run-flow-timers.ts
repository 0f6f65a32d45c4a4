import { runDueTimers } from '../../features/flow/flow.ts'
import { collectHints } from '../../platform/live/hints.ts'
import { pluginServices } from '../plugins/plugin-services.ts'
import type { ServerDeps } from '../server-deps.ts'
import { allMessages } from '../wiring/all-messages.ts'
import { flowDeps } from '../wiring/flow-deps.ts'
import type { RunningServer } from '../wiring/services-of-apps.ts'

/** Returns a function that runs due task timers and notifies clients of messages. */
export function createRunFlowTimers(
  deps: Pick<ServerDeps, 'clock' | 'database' | 'liveBus' | 'plugins'> & {
    readonly logger: Pick<ServerDeps['logger'], 'warn'>
  },
  running: RunningServer | null = null,
): () => Promise<void> {
  const { clock, database, liveBus, logger, plugins } = deps
  const services = pluginServices(database.kysely, clock, allMessages(plugins), plugins, running)
  const flow = flowDeps(database.kysely, clock, services, plugins)
  return async () => {
    const { notification } = await collectHints(() =>
      runDueTimers(flow, (insId, error) =>
        logger.warn({ err: error, process: insId }, 'a timer of a process failed and is tried again'),
      ),
    )
    liveBus.publish(notification)
  }
}
