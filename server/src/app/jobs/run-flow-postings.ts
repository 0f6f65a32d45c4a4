import { retryDuePostings } from '../../features/flow/flow.ts'
import { collectHints } from '../../platform/live/hints.ts'
import { pluginServices } from '../plugins/plugin-services.ts'
import type { ServerDeps } from '../server-deps.ts'
import { allMessages } from '../wiring/all-messages.ts'
import { flowDeps } from '../wiring/flow-deps.ts'

/** Returns a function that retries outcomes not yet posted to records and notifies clients of changes. */
export function createRunFlowPostings(deps: ServerDeps): () => Promise<void> {
  const { clock, database, liveBus, logger, plugins } = deps
  const services = pluginServices(database.kysely, clock, allMessages(plugins), plugins, deps)
  const flow = flowDeps(database.kysely, clock, services, plugins)
  return async () => {
    const { notification } = await collectHints(() =>
      retryDuePostings(flow, (insId, error) =>
        logger.warn({ err: error, process: insId }, 'an outcome of a process could not be posted'),
      ),
    )
    liveBus.publish(notification)
  }
}
