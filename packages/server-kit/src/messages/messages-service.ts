import type { HandleResult } from '@apron/contract/codes/message-codes'
import type { QueryExecutorProvider } from 'kysely'
import type { MessageEvent, MessageToPublish } from './message-event.ts'

/**
 * Sends messages. It writes in the caller's transaction, so that a message is sent if and only if the change happens.
 */
export interface MessagesService {
  /**
   * Delivers a message to its recipients and to subscribers, once per person.
   * @param db the transaction of the change that raised it
   * @returns the id of the message
   */
  publish<Value extends string>(
    db: QueryExecutorProvider,
    event: MessageEvent<Value>,
    message: MessageToPublish<NoInfer<Value>>,
  ): Promise<string>
  /**
   * Marks the work orders of an ended task as done, regardless of who ended it (MSG-09, MSG-22). Idempotent.
   * @param db the transaction in which it ended
   * @param task as given to {@link publish}
   */
  taskEnded(db: QueryExecutorProvider, task: string, result: HandleResult): Promise<void>
}
