import type { PortalClient } from '@apron/server/test/portal-client'
import { expect } from 'vitest'
import * as calls from '../../contract/occurrence.calls.ts'
import type { OccCriteria, OccDetail, OccDraft, OccRow } from '../../contract/occurrence.entities.ts'
import { emptyOccurrence } from '../../contract/rules/occurrence-draft.ts'

/** Safety section. */
export const HE_HUIMIN = '100101'
export const DENG_YIFAN = '100102'
/** Manager of quality assurance, without rights on occurrence reports. */
export const SHEN_LI = '100103'
/** Mechanics. */
export const LI_ZE = '100305'
export const WU_TONG = '100306'

const EMPTY = emptyOccurrence('zh')

export function draftOf(part: Partial<OccDraft> = {}): OccDraft {
  return {
    ...EMPTY,
    event: {
      ...EMPTY.event,
      category: 'GROUND',
      title: '牵引杆剪切销断裂',
      areaType: 'APRON',
      acReg: 'B-T101',
      narrative: '推出过程中牵引杆剪切销断裂，飞机在刹车作用下停住，前轮转角未超限，未见损伤。',
      outcome: ['NONE'],
    },
    ...part,
  }
}

/** What a call answers when it was done; a refusal fails the test. */
export function done<Data>({
  envelope,
}: {
  readonly envelope: { readonly success: boolean; readonly msg: string; readonly data: Data }
}): Data {
  return envelope.success ? envelope.data : expect.fail(envelope.msg)
}

export const seen = ({ id, version }: Pick<OccDetail, 'id' | 'version'>) => ({ id, version })

export const saved = async (author: PortalClient, part: Partial<OccDraft> = {}) =>
  done(await author.call(calls.saveOccurrence, { body: draftOf(part) }))

export async function submitted(author: PortalClient, part: Partial<OccDraft> = {}): Promise<OccDetail> {
  return done(await author.call(calls.submitOccurrence, { body: seen(await saved(author, part)) }))
}

export async function listed(person: PortalClient, criteria: OccCriteria = {}): Promise<OccRow[]> {
  const body = { current: 1, size: 50, queryCriteria: criteria }
  return done(await person.call(calls.queryOccurrences, { body })).records
}

export const detailOf = async (person: PortalClient, id: string) =>
  await person.call(calls.occurrenceDetail, { query: { id } })
