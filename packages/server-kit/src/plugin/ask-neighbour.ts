import type { NeighbourName, NeighbourServices } from '@apron/contract/neighbours/neighbour-services'
import { type Kysely, sql } from 'kysely'
import type { PluginServices } from './plugin-services.ts'

/** The services of a plugin and, inside a transaction, the transaction they are bound to. */
export interface NeighbourCaller {
  readonly services: PluginServices
  readonly trx: Kysely<unknown> | null
}

/**
 * Calls a service of another application. Returns null if it is missing or fails. A failed statement does not end the
 * caller's transaction.
 */
export async function askNeighbour<Name extends NeighbourName, Result>(
  { services, trx }: NeighbourCaller,
  name: Name,
  question: (service: NeighbourServices[Name]) => Promise<Result>,
): Promise<Result | null> {
  const service = (trx === null ? services : services.in(trx)).neighbours.find(name)
  if (service === null) return null
  if (trx !== null) await sql`savepoint neighbour`.execute(trx)
  try {
    const result = await question(service)
    if (trx !== null) await sql`release savepoint neighbour`.execute(trx)
    return result
  } catch (error) {
    if (trx !== null) await sql`rollback to savepoint neighbour`.execute(trx)
    services.logger.warn({ err: error, neighbour: name }, 'a neighbour could not be asked')
    return null
  }
}
