import type { Message } from '@apron/contract/messages/message'
import { openMessage } from '../../features/messages/open-message.ts'
import { type MessageDeps, messageServices } from './message-services.ts'

/** Opens a message from the dashboard. */
export function openFromBox(shell: MessageDeps, message: Message): void {
  openMessage(messageServices(shell), message)
}
