import type { Language } from '@apron/contract/dictionary/language'
import type { OccDetails, OccDraft } from '../../occurrences/occurrence.entities.ts'
import { EMPTY_REPORT } from '../reports/report-draft.ts'

export const EMPTY_DETAILS: OccDetails = {
  msn: '',
  fh: null,
  fc: null,
  position: '',
  stage: '',
  partNo: '',
  serialNo: '',
  tsn: null,
  csn: null,
  tso: null,
  cso: null,
  mandatoryDeadline: null,
  notifiedAuthority: [],
  customerNotified: false,
}

/** Returns an empty occurrence report. */
export const emptyOccurrence = (language: Language): OccDraft => ({
  id: null,
  version: null,
  reportType: 'OCC',
  language,
  event: EMPTY_REPORT.event,
  details: EMPTY_DETAILS,
  pairId: null,
  attachments: [],
})
