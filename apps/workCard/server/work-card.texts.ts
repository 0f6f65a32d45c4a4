import type { WorkItem } from '@apron/server-kit/plugin/task-provider'
import type { CardStatus } from '../contract/job-card.fields.ts'

/** Next step of a person, by state of the card. */
export const NEXT: Partial<Record<CardStatus, WorkItem['action']>> = {
  ASSIGNED: { zh: '开工', en: 'Start' },
  IN_WORK: { zh: '继续签署', en: 'Sign steps' },
  PAUSED: { zh: '继续施工', en: 'Resume' },
  RII_WAIT: { zh: '必检', en: 'Inspect' },
  COMPLETED: { zh: '审核并关闭', en: 'Review and close' },
}
