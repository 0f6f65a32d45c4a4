import type { FlowHints } from '../../features/flow/flow-app.tsx'
import type { MessageCountStore } from '../../features/messages/bell/message-count.ts'
import { onCount, onTasks } from '../../features/messages/count-events.ts'
import type { TodoStore } from '../../features/todo/todo-count.ts'

/** The work flow and its pages, loaded as one unit. */
export { flowApp } from '../../features/flow/flow-app.tsx'
export { FLOW_PAGES } from '../../features/flow/flow-pages.ts'

/** The shell's counts of messages and tasks. */
export interface Counts {
  readonly messageCount: MessageCountStore
  readonly todo: TodoStore
}

/** Connects the work flow to the shell's counts. */
export function createFlowHints({ messageCount, todo }: Counts): FlowHints {
  return {
    onTasks: listener => onTasks(messageCount, listener),
    onCount: listener => onCount(messageCount, listener),
    refreshCounts: () => todo.getState().refresh(),
  }
}
