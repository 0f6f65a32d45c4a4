import type { Message } from '@apron/contract/entities/message'
import { messagesTexts } from '../../features/messages/messages.texts.ts'
import { openMessage } from '../../features/messages/open-message.ts'
import { addTexts } from '../../platform/i18n/add-texts.ts'
import type { Shell } from '../shell.ts'
import { messageServices } from './message-services.ts'

/** Opens a message of the dashboard. */
export function openFromBox(shell: Shell, message: Message): void {
  addTexts(shell.i18n, shell.language, messagesTexts)
  openMessage(messageServices(shell), message)
}
