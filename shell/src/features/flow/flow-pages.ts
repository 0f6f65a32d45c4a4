import { APPROVAL_OF_RECORD, FLOW_PATHS } from '../../paths.ts'
import { fetchedCode } from '../../platform/parts/fetched-code.ts'

/** Pages of the work flow by path. Preloaded together, because one leads to another. */
export const FLOW_PAGES = {
  [FLOW_PATHS.todo]: fetchedCode(() => import('./todo/todo.page.tsx')),
  [FLOW_PATHS.todoDetail]: fetchedCode(() => import('./detail/todo-detail.page.tsx')),
  [FLOW_PATHS.done]: fetchedCode(() => import('./done/done.page.tsx')),
  [FLOW_PATHS.doneDetail]: fetchedCode(() => import('./detail/done-detail.page.tsx')),
  [FLOW_PATHS.start]: fetchedCode(() => import('./start/start.page.tsx')),
  [FLOW_PATHS.apply]: fetchedCode(() => import('./start/apply.page.tsx')),
  [FLOW_PATHS.started]: fetchedCode(() => import('./started/started.page.tsx')),
  [FLOW_PATHS.startedEdit]: fetchedCode(() => import('./detail/started-edit.page.tsx')),
  [FLOW_PATHS.startedCheck]: fetchedCode(() => import('./detail/started-check.page.tsx')),
  [APPROVAL_OF_RECORD]: fetchedCode(() => import('./detail/record-approval.page.tsx'), 'asked'),
} as const
