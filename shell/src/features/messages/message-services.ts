import type { Message } from '@apron/contract/messages/message'
import type { ConfirmOptions } from '@apron/sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { HttpClient } from '../../platform/http/http-client.ts'
import type { MessageCountStore } from './bell/message-count.ts'

/** Dialogs opened from the bell and the user menu. */
export type MessageView = 'box' | 'centre' | 'subscriptions'

/** Data needed to open a message. */
export type OpenedMessage = Pick<
  Message,
  'sid' | 'content' | 'createTime' | 'readStatus' | 'eventType' | 'openWay' | 'url' | 'customContent'
>

/** Services for the message views. */
export interface MessageServices {
  readonly http: HttpClient
  readonly queries: QueryClient
  readonly count: MessageCountStore
  /** Opens a page of the portal and closes the dialogs above it. */
  navigate(to: string): void
  /** Asks, then opens an external address in a new window. */
  leaveFor(url: string): Promise<void>
  /** Shows a message without a link. */
  read(message: OpenedMessage): void
  /** Replaces the open dialog with another. */
  show(view: MessageView): void
  confirm(question: ConfirmOptions): Promise<boolean>
}
