import type { Client } from 'pg'
import { fillCardStatements } from './filled-cards.ts'
import { fillToolStatements } from './filled-tools.ts'
import type { HangarSize } from './hangar-size.ts'

/** Fills the store of a running server like that of an organisation after five years of use. */
export async function fillHangar(client: Client, size: HangarSize): Promise<void> {
  for (const [statement, values] of [...fillCardStatements(size), ...fillToolStatements(size)]) {
    // oxlint-disable-next-line no-await-in-loop -- each builds on the one before
    await client.query(statement, [...values])
  }
  await client.query('vacuum analyze')
}
