import {
  CHECK_MESSAGE_CATEGORIES,
  type HandleState,
  MESSAGE_CATEGORIES,
  type MessageCategory,
  type MessageType,
  type ReadState,
  type Urgency,
} from '@apron/contract/codes/message-codes'
import type { MessageCriteria } from '@apron/contract/entities/message'
import { dayEnd, dayStart } from '@apron/contract/rules/records/whole-days'
import type { Variant } from '@apron/contract/variants/variant'

const isCheck = (id: MessageCategory) => CHECK_MESSAGE_CATEGORIES.some(check => check === id)

/** The categories of messages that a deployment has: none of the safety-quality centre where the box has no tab for it (VAR-04). */
export function categoriesOf(tabs: Variant['messageTabs']): MessageCategory[] {
  return MESSAGE_CATEGORIES.map(({ id }) => id).filter(id => tabs.includes('safetyQuality') || !isCheck(id))
}

export interface CentreFilter {
  readonly categoryId: MessageCategory | null
  readonly type: MessageType | null
  readonly readStatus: ReadState | null
  readonly handleStatus: HandleState | null
  readonly urgency: Urgency | null
  readonly content: string
  /** Days, both included; null is open. */
  readonly period: readonly [string | null, string | null]
}

export const NO_CENTRE_FILTER: CentreFilter = {
  categoryId: null,
  type: null,
  readStatus: null,
  handleStatus: null,
  urgency: null,
  content: '',
  period: [null, null],
}

/** The filter as the call wants it (MSG-18); what is not chosen is no condition. */
export function toMessageCriteria(filter: CentreFilter): MessageCriteria {
  const { categoryId, type, readStatus, handleStatus, urgency, period } = filter
  const content = filter.content.trim()
  const [from, to] = period
  return {
    ...(categoryId === null ? {} : { categoryId }),
    ...(type === null ? {} : { type }),
    ...(readStatus === null ? {} : { readStatus }),
    ...(handleStatus === null ? {} : { handleStatus }),
    ...(urgency === null ? {} : { urgency }),
    ...(content === '' ? {} : { content }),
    ...(from === null ? {} : { startTime: dayStart(from) }),
    ...(to === null ? {} : { endTime: dayEnd(to) }),
  }
}

export function isFiltered(filter: CentreFilter): boolean {
  return Object.keys(toMessageCriteria(filter)).length > 0
}
