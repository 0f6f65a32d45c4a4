import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { FastifyBaseLogger } from 'fastify'
import type { ServerDeps } from './server-deps.ts'

/** The services, and those of one application, whose lines in log and audit carry its name. */
export interface LentServices extends PluginServices {
  readonly forApp: (name: string) => PluginServices
}

/** What a running server adds. Seeds and commands log nothing, call nobody and take no files of anonymous callers. */
export interface RunningServer {
  readonly logger: Pick<FastifyBaseLogger, 'child'>
  /** Left out where nothing is signed. */
  readonly secretKey?: string
  readonly settings: Pick<ServerDeps['settings'], 'outgoingHosts' | 'reportFilesBytes'>
}
