import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { addSignedEntry, type SignedEntry, signedEntriesOf } from '@apron/server-kit/records/signed-entries'
import type { QueryExecutorProvider } from 'kysely'
import type { Entry, EntryContent } from '../../contract/rules/step-states.ts'

export const ENTRIES = 'work_card_entry'

/** Returns what was signed on these records, in the order it was signed. */
export async function entriesOf(db: QueryExecutorProvider, recordIds: readonly string[]): Promise<Entry[]> {
  return (await signedEntriesOf(db, ENTRIES, recordIds)).map(toEntry)
}

/** Returns the entries of each record. */
export async function entriesByRecord(
  db: QueryExecutorProvider,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, Entry[]>> {
  const signed = await signedEntriesOf(db, ENTRIES, recordIds)
  return new Map(
    [...Map.groupBy(signed, ({ recordId }) => recordId)].map(([id, each]) => [id, each.map(toEntry)]),
  )
}

function toEntry({ seq, by, stamp, at, content }: SignedEntry): Entry {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `sign` is the only writer
  return { ...(JSON.parse(content) as EntryContent), seq, by, stamp, at }
}

export interface Signature {
  readonly recordId: string
  readonly by: string
  readonly stamp: string
  readonly content: EntryContent
}

/** Signs with the time of the server. Last of all in a transaction: the chain stays locked until its end. */
export async function sign(
  { clock, seal }: Pick<PluginServices, 'clock' | 'seal'>,
  trx: QueryExecutorProvider,
  { recordId, by, stamp, content }: Signature,
  at: Date = clock.now(),
): Promise<Entry> {
  const entry = { recordId, kind: content.kind, content: JSON.stringify(content), by, stamp, at }
  return toEntry(await addSignedEntry(trx, ENTRIES, seal, entry))
}
