import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { FLOW_EVENTS } from '../../features/flow/flow.ts'
import { ALARM_EVENTS } from '../../features/messages/alarms/alarms.events.ts'
import { type MessageCatalogue, messageCatalogue } from '../../features/messages/message-catalogue.ts'
import { NOTICE_EVENTS } from '../../features/notices/notices.events.ts'
import {
  DELEGATION_EVENTS,
  PERMISSION_EVENTS,
  SIGN_IN_METHOD_EVENTS,
} from '../../features/organisation/organisation.ts'
import { UPLOAD_EVENTS } from '../../features/sub-apps/uploads/uploads.events.ts'

/**
 * Collects all messages of the portal and its sub-applications. @throws if they are inconsistent, so that the server
 * does not start
 */
export function allMessages(plugins: readonly ServerPlugin[]): MessageCatalogue {
  return messageCatalogue(
    [
      ...NOTICE_EVENTS,
      ...FLOW_EVENTS,
      ...ALARM_EVENTS,
      ...PERMISSION_EVENTS,
      ...DELEGATION_EVENTS,
      ...UPLOAD_EVENTS,
      ...SIGN_IN_METHOD_EVENTS,
    ],
    plugins,
  )
}
