import { READ_STATES } from '@apron/contract/codes/message-codes'
import { messageOpening } from '@apron/contract/rules/messages/message-link'
import { markRead } from './mark-read.ts'
import type { MessageServices, OpenedMessage } from './message-services.ts'

/**
 * Opens the target of a message (MSG-10) and marks it as read (MSG-07). A failure to mark does not prevent
 * reading.
 */
export function openMessage(services: MessageServices, message: OpenedMessage): void {
  // The client reports the failure.
  if (message.readStatus === READ_STATES.unread) markRead(services, [message.sid]).catch(() => undefined)
  const opening = messageOpening(message)
  if (opening.kind === 'route') services.navigate(opening.path)
  else if (opening.kind === 'external') void services.leaveFor(opening.url)
  else services.read(message)
}
