import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import type { ProcessesService } from '@apron/server-kit/processes/processes-service'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { DICTIONARIES_SERVICE } from '../features/dictionary/dictionary-values.ts'
import { filesLink } from '../features/files/files.service.ts'
import { processesService } from '../features/flow/flow.ts'
import type { MessageCatalogue } from '../features/messages/message-catalogue.ts'
import { messagesService } from '../features/messages/messages.service.ts'
import { departmentsService } from '../features/organisation/organisation.ts'
import { peopleService } from '../features/people/people.ts'
import { actingService } from '../features/rights/rights.ts'
import { serialService } from '../features/serials/serials.store.ts'
import { flowDeps } from './flow-deps.ts'

/**
 * What the server lends to the server parts of sub-applications.
 * @param anonymousFileBytes 0 where no caller sends a file: jobs, seeds, commands
 */
export function pluginServices(
  db: Kysely<unknown>,
  clock: Clock,
  messages: MessageCatalogue,
  plugins: readonly ServerPlugin[],
  anonymousFileBytes = 0,
): PluginServices {
  let processes: ProcessesService | null = null
  const servicesOn = (on: Kysely<unknown>): PluginServices => ({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a plugin names its own tables; the services name theirs
    in: trx => servicesOn(trx as unknown as Kysely<unknown>),
    db: on,
    clock,
    people: peopleService(on),
    departments: departmentsService(on),
    dictionaries: DICTIONARIES_SERVICE,
    acting: actingService(clock),
    files: filesLink(clock),
    anonymousFileBytes,
    messages: messagesService(clock, messages),
    nextSerial: serialService(on, clock),
    // Made when it is asked for first: applications say with these services what they do with their processes.
    get processes() {
      processes ??= processesService(flowDeps(db, clock, services, plugins))
      return processes
    },
  })
  const services = servicesOn(db)
  return services
}
