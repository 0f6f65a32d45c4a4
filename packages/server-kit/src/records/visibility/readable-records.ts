import type { ErrorEntry } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { Kysely } from 'kysely'
import { type CallContext, callerOf } from '../../calls/call-context.ts'
import type { FileReader } from '../../files/files-service.ts'
import type { PluginServices } from '../../plugin/plugin-services.ts'
import type { Visibility } from './visibility.ts'

interface ReadableKind<Found extends object> {
  readonly visibility: Visibility<Found>
  readonly find: (db: Kysely<unknown>, id: string, lock?: 'locked') => Promise<Found | undefined>
  /** Refuses unknown and unreadable records alike, so that ids cannot be probed. */
  readonly notFound: ErrorEntry
}

type Services = Pick<PluginServices, 'clock' | 'db' | 'departments'>

/** Finds records in the application's own tables that the caller may read. */
export function readableRecords<Found extends object>({ visibility, find, notFound }: ReadableKind<Found>) {
  async function findVisible(
    services: Services,
    id: string,
    context: CallContext,
    lock?: 'locked',
  ): Promise<Found | null> {
    const viewer = await visibility.viewerOf(services, callerOf(context))
    const found = await find(services.db, id, lock)
    return found !== undefined && visibility.matches(found, viewer) ? found : null
  }

  return {
    /**
     * Finds a record. `locked` keeps it locked until the transaction ends, so that writers take turns.
     * @param services bound to the transaction, if there is one @throws Refusal
     */
    async require(...wanted: Parameters<typeof findVisible>): Promise<Found> {
      const found = await findVisible(...wanted)
      if (found === null) throw new Refusal(notFound)
      return found
    },
    /** Lets everybody who may read a record open its files, at any site. */
    fileReader:
      (services: Services): FileReader =>
      async (id, context) =>
        callerOf(context).resources.has(visibility.description.permission) &&
        (await findVisible(services, id, context)) !== null,
  }
}
