import type { Message } from '@apron/contract/messages/message'
import { openMessage } from '../../features/messages/open-message.ts'
import type { Shell } from '../shell.ts'
import { messageServices } from './message-services.ts'

/** Opens a message from the dashboard. */
export function openFromBox(shell: Shell, message: Message): void {
  openMessage(messageServices(shell), message)
}
