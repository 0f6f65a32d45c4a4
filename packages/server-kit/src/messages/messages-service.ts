import type { HandleResult } from '@apron/contract/codes/message-codes'
import type { QueryExecutorProvider } from 'kysely'
import type { MessageEvent, MessageToPublish } from './message-event.ts'

/** Tells people what happened. What it writes is part of the caller's transaction: it happens together with the change, or not at all. */
export interface MessagesService {
  /**
   * Puts a message into the boxes of its recipients and of those who subscribed to it, each person once.
   * @param db the transaction of the change that raised it
   * @returns the id of the message
   */
  publish<Value extends string>(
    db: QueryExecutorProvider,
    event: MessageEvent<Value>,
    message: MessageToPublish<NoInfer<Value>>,
  ): Promise<string>
  /**
   * The task behind work orders has ended, whoever ended it: they are done from now on (MSG-09, MSG-22). Doing it twice changes nothing.
   * @param db the transaction in which it ended
   * @param task as given to {@link publish}
   */
  taskEnded(db: QueryExecutorProvider, task: string, result: HandleResult): Promise<void>
}
