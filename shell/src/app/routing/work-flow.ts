import type { FlowHints } from '../../features/flow/flow-app.tsx'
import { onHeard, onTasks } from '../../features/messages/heard.ts'
import type { MessageCountStore } from '../../features/messages/message-count.ts'
import type { TodoStore } from '../../features/todo/todo-count.ts'

/** The work flow and its pages, as the shell fetches them. */
export { flowApp } from '../../features/flow/flow-app.tsx'
export { FLOW_PAGES } from '../../features/flow/flow-pages.ts'

/** What the shell counts: messages, and tasks. */
export interface Counts {
  readonly messageCount: MessageCountStore
  readonly todo: TodoStore
}

/** What the work flow hears of tasks, and tells. */
export function hintsOf({ messageCount, todo }: Counts): FlowHints {
  return {
    follow: listener => onTasks(messageCount, listener),
    heard: listener => onHeard(messageCount, listener),
    decided: () => todo.getState().refresh(),
  }
}
