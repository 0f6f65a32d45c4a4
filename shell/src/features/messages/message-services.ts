import type { Message } from '@apron/contract/entities/message'
import type { ConfirmOptions } from '@apron/sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { HttpClient } from '../../platform/http/http-client.ts'
import type { MessageCountStore } from './message-count.ts'

/** The dialogs that are opened from the bell and from the user menu. */
export type MessageView = 'box' | 'centre' | 'subscriptions'

/** What opening a message needs to know of it. */
export type OpenedMessage = Pick<
  Message,
  'sid' | 'content' | 'createTime' | 'readStatus' | 'eventType' | 'openWay' | 'url' | 'customContent'
>

/** What the views of messages work with. */
export interface MessageServices {
  readonly http: HttpClient
  readonly queries: QueryClient
  readonly count: MessageCountStore
  /** Goes to a page of the portal; what stands over the pages closes. */
  navigate(to: string): void
  /** Asks, then opens an address outside the portal in a new window. */
  leaveFor(url: string): Promise<void>
  /** Shows a message that leads nowhere. */
  read(message: OpenedMessage): void
  /** Opens one of the dialogs in place of the one that is open. */
  show(view: MessageView): void
  confirm(question: ConfirmOptions): Promise<boolean>
}
