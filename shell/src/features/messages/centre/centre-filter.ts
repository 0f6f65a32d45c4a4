import type {
  HandleState,
  MessageCategory,
  MessageType,
  ReadState,
  Urgency,
} from '@apron/contract/codes/message-codes'
import type { MessageCriteria } from '@apron/contract/messages/message'
import { dayEnd, dayStart } from '@apron/contract/rules/records/whole-days'

export interface CentreFilter {
  readonly categoryId: MessageCategory | null
  readonly type: MessageType | null
  readonly readStatus: ReadState | null
  readonly handleStatus: HandleState | null
  readonly urgency: Urgency | null
  readonly content: string
  /** Inclusive days. Null leaves that end open. */
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

/** Converts the filter to the request criteria and drops empty conditions (MSG-18). */
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
