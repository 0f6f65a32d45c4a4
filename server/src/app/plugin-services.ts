import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { filesLink } from '../features/files/files.service.ts'
import type { MessageCatalogue } from '../features/messages/message-catalogue.ts'
import { messagesService } from '../features/messages/messages.service.ts'
import { departmentsService } from '../features/organisation/organisation.ts'
import { peopleService } from '../features/people/people.ts'
import { serialService } from '../features/serials/serials.store.ts'

/** What the server lends to the server parts of sub-applications. */
export function pluginServices(
  db: Kysely<unknown>,
  clock: Clock,
  messages: MessageCatalogue,
): PluginServices {
  return {
    db,
    clock,
    people: peopleService(db),
    departments: departmentsService(db),
    files: filesLink(clock),
    messages: messagesService(clock, messages),
    nextSerial: serialService(db, clock),
  }
}
