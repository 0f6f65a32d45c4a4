import type {
  EventType,
  HandleResult,
  HandleState,
  MessageCategory,
  MessageType,
  OpenWay,
  Purpose,
  Urgency,
} from '@apron/contract/codes/message-codes'
import type { CustomCategory } from '@apron/contract/wire/formats/custom-content'
import type { ColumnType } from 'kysely'

type Moment = ColumnType<Date, Date, never>
type SetOnce = ColumnType<Date | null, never, Date>

/** A message with its texts in both languages, as of its publication. */
export interface MessageTable {
  id: ColumnType<string, never, never>
  event: string
  category: MessageCategory
  type: MessageType
  urgency: Urgency
  content_zh: string
  content_en: string
  event_type: EventType
  open_way: OpenWay
  /** A path of the portal, or an https address. */
  url: string | null
  /** jsonb: written as text, read as data. */
  custom_zh: ColumnType<CustomCategory[] | null, string | null, never>
  custom_en: ColumnType<CustomCategory[] | null, string | null, never>
  source_id: string | null
  source_title_zh: string | null
  source_title_en: string | null
  source_cat: string | null
  /** Three-letter code; empty for the whole company. */
  site: string
  task: string | null
  /** Null if sent by the portal itself. */
  created_by: string | null
  created_at: Moment
}

/** A message in one person's box. Category, type, urgency and time are copied from the message. */
export interface MessageRecipientTable {
  sid: ColumnType<string, never, never>
  message_id: string
  user_code: string
  category: MessageCategory
  type: MessageType
  urgency: Urgency
  purpose: Purpose
  created_at: Moment
  by_subscription: boolean
  read_at: SetOnce
  handle_status: ColumnType<HandleState, never, HandleState>
  handle_result: ColumnType<HandleResult | null, never, HandleResult>
  acknowledged_at: SetOnce
  /** Last change of this row. */
  changed_at: ColumnType<Date, Date, Date>
}

export interface MessageSubscriptionTable {
  template: string
  user_code: string
  attribute: string
  value: string
}

export type MessagesTables = {
  message: MessageTable
  message_recipient: MessageRecipientTable
  message_subscription: MessageSubscriptionTable
}
