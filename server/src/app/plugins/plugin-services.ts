import type { Logger } from '@apron/server-kit/plugin/logger'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import type { ProcessesService } from '@apron/server-kit/processes/processes-service'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { createKeyedHash } from '../../features/auth/keyed-hash.ts'
import { DICTIONARIES_SERVICE } from '../../features/dictionary/dictionary-values.ts'
import { filesLink } from '../../features/files/files.service.ts'
import { processesService } from '../../features/flow/flow.ts'
import type { MessageCatalogue } from '../../features/messages/message-catalogue.ts'
import { messagesService } from '../../features/messages/messages.service.ts'
import { actingService, departmentsService, peopleService } from '../../features/organisation/organisation.ts'
import { serialService } from '../../features/serials/serials.store.ts'
import { storeOf } from '../../platform/db/store-of.ts'
import { appAudit } from '../../platform/log/app-audit.ts'
import { createSecurityAudit } from '../../platform/log/security-audit.ts'
import { appFetch } from '../../platform/outgoing/app-fetch.ts'
import { flowDeps } from '../wiring/flow-deps.ts'
import type { RunningServer, ServicesOfApps } from '../wiring/services-of-apps.ts'

const nothing = () => undefined
const SILENT: Logger = { debug: nothing, info: nothing, warn: nothing, error: nothing }

function withoutKey(): never {
  throw new Error('signing needs the secret key of the server')
}

/** Creates the services for server parts of sub-applications. */
export function pluginServices(
  db: Kysely<unknown>,
  clock: Clock,
  messages: MessageCatalogue,
  plugins: readonly ServerPlugin[],
  running: RunningServer | null = null,
  secretKey: string | null = running?.secretKey ?? null,
): ServicesOfApps {
  const fetch = appFetch(running?.settings.outgoingHosts ?? [])
  const keyedHash = secretKey === null ? withoutKey : createKeyedHash(secretKey, 'signed entry')
  let processes: ProcessesService | null = null
  function servicesOn(on: Kysely<unknown>, app: string): PluginServices {
    const logger = running?.logger.child({ app }) ?? SILENT
    return {
      in: trx => servicesOn(storeOf(trx), app),
      db: on,
      clock,
      logger,
      audit: appAudit(createSecurityAudit(on, clock, logger), app),
      fetch,
      people: peopleService(on),
      departments: departmentsService(on),
      dictionaries: DICTIONARIES_SERVICE,
      acting: actingService(clock),
      files: filesLink(clock),
      anonymousFileBytes: running?.settings.reportFilesBytes ?? 0,
      messages: messagesService(clock, messages),
      neighbours: {
        has: name => plugins.some(plugin => plugin.name === name),
        find(name) {
          const provider = plugins.find(plugin => plugin.name === name.split('.', 1)[0])
          return provider?.provides?.(servicesOn(on, provider.name))[name] ?? null
        },
      },
      keyedHash,
      nextSerial: serialService(on, clock),
      // Created on first use: applications need these services to define their processes.
      get processes() {
        processes ??= processesService(flowDeps(db, clock, services, plugins))
        return processes
      },
    }
  }
  const services: ServicesOfApps = Object.assign(servicesOn(db, 'portal'), {
    forApp: (name: string) => servicesOn(db, name),
  })
  return services
}
