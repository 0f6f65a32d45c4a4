import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { addSignedEntry, signedEntriesOf } from '@apron/server-kit/records/signed-entries'
import type { Entry, EntryContent } from '../../contract/rules/step-states.ts'
import type { Db } from '../work-card.tables.ts'
import { type Authorisations, authorisationsOf, stampOf } from './authorisations.ts'

export const ENTRIES = 'work_card_entry'

/** Returns the signed entries of these records, in the order of signing. */
export async function entriesOf(db: Db, recordIds: readonly string[]): Promise<Entry[]> {
  const signed = await signedEntriesOf(db, ENTRIES, recordIds)
  return signed.map(({ seq, by, stamp, at, content: text }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `sign` is the only writer
    const content = JSON.parse(text) as EntryContent
    return Object.assign(content, { seq, by, stamp, at })
  })
}

export interface Signature {
  readonly recordId: string
  readonly by: string
  readonly site: string
  readonly at: Date
  /** Skill whose stamp is preferred. */
  readonly skill?: string
  /** Authorisations of the person, if they were just read. */
  readonly own?: Authorisations
}

/** Signs with the stamp of the person. Call it last in a transaction: the chain stays locked until the end. */
export async function sign(
  { keyedHash }: Pick<PluginServices, 'keyedHash'>,
  trx: Db,
  { recordId, by, site, at, skill, own }: Signature,
  content: EntryContent,
): Promise<Entry> {
  const stamp = stampOf(own ?? (await authorisationsOf(trx, { site, now: at, person: by })), skill)
  const entry = { recordId, kind: content.kind, content: JSON.stringify(content), by, stamp, at }
  const { seq } = await addSignedEntry(trx, ENTRIES, keyedHash, entry)
  return { ...content, seq, by, stamp, at }
}
