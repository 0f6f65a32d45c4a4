import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import { PageAsOf } from '../lists/paging.ts'
import type * as calls from './business-message.calls.ts'
import {
  AirlineMessage,
  AirlineMessageQuery,
  AirlineRead,
  CheckMessage,
  CheckMessageIds,
  CheckMessageQuery,
  MessageCounts,
} from './business-message.ts'
import { ChangedMessages } from './message.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const BUSINESS_MESSAGE_SCHEMAS = {
  countCheckMessages: { data: MessageCounts },
  countUnreadCheckMessages: { data: Type.Integer({ minimum: 0 }) },
  queryCheckMessages: { body: CheckMessageQuery, data: PageAsOf(CheckMessage) },
  readCheckMessages: { body: CheckMessageIds, data: ChangedMessages },
  queryAirlineMessages: { body: AirlineMessageQuery, data: PageAsOf(AirlineMessage) },
  readAirlineMessages: { body: AirlineRead, data: ChangedMessages },
} as const satisfies Record<keyof typeof calls, CallSchemas>
