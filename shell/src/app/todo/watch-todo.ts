import { listFlowItems } from '@apron/contract/flow/flow.calls'
import type { MessageCountStore } from '../../features/messages/bell/message-count.ts'
import { onTasks } from '../../features/messages/count-events.ts'
import { createSerialRequest } from '../../features/messages/live/serial-request.ts'
import { menuCounts, type TodoStore, UNKNOWN } from '../../features/todo/todo-count.ts'
import type { HttpClient } from '../../platform/http/http-client.ts'

interface WatchTodo {
  readonly http: HttpClient
  readonly store: TodoStore
  readonly messageCount: MessageCountStore
  readonly userCode: string
}

/**
 * Keeps the to-do count up to date: requests it now, when its version changes, and after a decision.
 * @returns a function that stops it
 */
export function watchTodo({ http, store, messageCount, userCode }: WatchTodo): () => void {
  let isStopped = false
  const { requestAgain } = createSerialRequest(async () => {
    try {
      const { total } = await http.call(listFlowItems, { query: { userCode } })
      if (!isStopped) store.setState({ counts: menuCounts(total) })
    } catch {
      // The client has logged the failure. The known counts stay.
    }
  })
  store.setState({ refresh: requestAgain })
  requestAgain()
  const stop = onTasks(messageCount, requestAgain)
  return () => {
    isStopped = true
    stop()
    store.setState(UNKNOWN)
  }
}
