import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { dataOf } from '@apron/server/test/data-of'
import type { CheckDraft } from '../../../contract/checks/check-draft.entities.ts'
import { saveCheckDraft } from '../../../contract/checks/check-order.calls.ts'

/** Auditor: writes orders and leads checks. */
const FENG_XIAOLAN = '100104'

/** An item as written in the form. */
export const ITEM = {
  group: '工具',
  textZh: '工具箱标识清晰',
  textEn: 'Boxes are marked',
  method: 'OBSERVE',
  sampleSize: 0,
  basisRef: 'MOM 3.4',
  critical: false,
  unit: '',
  min: null,
  max: null,
} as const

/** A draft about a workshop without existing orders, without items. */
export const DRAFT: CheckDraft = {
  id: null,
  version: null,
  titleZh: '机库照明检查',
  titleEn: '',
  checkCat: 'ROUTINE',
  checkedDept: 'D0501',
  area: 'H1',
  basis: '',
  announced: true,
  leadChecker: FENG_XIAOLAN,
  checkers: [],
  planStart: '2040-02-20',
  planEnd: '2040-02-21',
  items: [],
}

export const trySaveDraft = async (person: PortalClient, draft: CheckDraft) =>
  await person.call(saveCheckDraft, { body: draft })

/** Saves a draft and returns the order. A rejection fails the test. */
export async function saveDraft(person: PortalClient, draft: CheckDraft) {
  return dataOf(await trySaveDraft(person, draft))
}
