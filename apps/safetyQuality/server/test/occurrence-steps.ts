import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { dataOf } from '@apron/server/test/data-of'
import * as calls from '../../contract/occurrences/occurrence.calls.ts'
import type {
  OccCriteria,
  OccDetail,
  OccDraft,
  OccRow,
} from '../../contract/occurrences/occurrence.entities.ts'
import { GROUND_EVENT } from '../../contract/rules/occurrences/occurrence.fixture.ts'
import { emptyOccurrence } from '../../contract/rules/occurrences/occurrence-draft.ts'

/** Members of the safety section. */
export const HE_HUIMIN = '100101'
export const DENG_YIFAN = '100102'
/** Manager of quality assurance, without permissions on occurrence reports. */
export const SHEN_LI = '100103'
/** Mechanics. */
export const LI_ZE = '100305'
export const WU_TONG = '100306'

export function buildDraft(part: Partial<OccDraft> = {}): OccDraft {
  return { ...emptyOccurrence('zh'), event: GROUND_EVENT, ...part }
}

export const versionOf = ({ id, version }: Pick<OccDetail, 'id' | 'version'>) => ({ id, version })

export const saveReport = async (author: PortalClient, part: Partial<OccDraft> = {}) =>
  dataOf(await author.call(calls.saveOccurrence, { body: buildDraft(part) }))

export async function submitReport(author: PortalClient, part: Partial<OccDraft> = {}): Promise<OccDetail> {
  return dataOf(
    await author.call(calls.submitOccurrence, { body: versionOf(await saveReport(author, part)) }),
  )
}

export async function listReports(person: PortalClient, criteria: OccCriteria = {}): Promise<OccRow[]> {
  const body = { current: 1, size: 50, queryCriteria: criteria }
  return dataOf(await person.call(calls.queryOccurrences, { body })).records
}

export const fetchDetail = async (person: PortalClient, id: string) =>
  await person.call(calls.occurrenceDetail, { query: { id } })
