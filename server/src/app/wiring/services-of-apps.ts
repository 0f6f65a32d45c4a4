import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { FastifyBaseLogger } from 'fastify'
import type { ServerDeps } from '../server-deps.ts'

/** Services, and their variant for one application, with its name in log and audit entries. */
export interface ServicesOfApps extends PluginServices {
  readonly forApp: (name: string) => PluginServices
}

/** Parts of a running server. Seeds and commands do not log, make outgoing calls or accept anonymous files. */
export interface RunningServer {
  readonly logger: Pick<FastifyBaseLogger, 'child'>
  /** Absent if nothing is signed. */
  readonly secretKey?: string
  readonly settings: Pick<ServerDeps['settings'], 'outgoingHosts' | 'reportFilesBytes'>
}
