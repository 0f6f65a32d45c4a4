import { READ_STATES } from '@apron/contract/codes/message-codes'
import { messageOpening } from '@apron/contract/rules/messages/message-link'
import { markRead } from './mark-read.ts'
import type { MessageServices, OpenedMessage } from './message-services.ts'

/** Opens what a message leads to (MSG-10) and marks it as read (MSG-07); that it could not be marked keeps nobody from reading it. */
export function openMessage(services: MessageServices, message: OpenedMessage): void {
  // The client says what went wrong.
  if (message.readStatus === READ_STATES.unread) markRead(services, [message.sid]).catch(() => undefined)
  const opening = messageOpening(message)
  if (opening.kind === 'route') services.navigate(opening.path)
  else if (opening.kind === 'external') void services.leaveFor(opening.url)
  else services.read(message)
}
