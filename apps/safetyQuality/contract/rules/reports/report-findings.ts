import type { ReportCard, ReportFindings } from '../../reports/report.entities.ts'

const none = { zh: '', en: '' }

export const EMPTY_CARD: ReportCard = {
  month: '',
  ata: null,
  title: none,
  setting: none,
  happened: none,
  why: none,
  changed: none,
  lesson: none,
}

/** Returns the findings of a new investigation: the rated risk, and empty fields. */
export const newFindings = ({
  risk,
  rationale,
  interim,
}: Pick<ReportFindings, 'risk' | 'rationale' | 'interim'>): ReportFindings => ({
  risk,
  rationale,
  interim,
  facts: '',
  eventType: null,
  failureTypes: [],
  factors: [],
  defencesHeld: '',
  defencesFailed: '',
  card: EMPTY_CARD,
})
