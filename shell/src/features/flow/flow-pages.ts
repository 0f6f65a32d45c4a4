import { APPROVAL_OF_RECORD, FLOW_PATHS } from '../../paths.ts'
import { lazyModule } from '../../platform/parts/lazy-module.ts'

/** Pages of the work flow by path. Preloaded together, because one leads to another. */
export const FLOW_PAGES = {
  [FLOW_PATHS.todo]: lazyModule(() => import('./todo/todo.page.tsx')),
  [FLOW_PATHS.todoDetail]: lazyModule(() => import('./detail/todo-detail.page.tsx')),
  [FLOW_PATHS.done]: lazyModule(() => import('./done/done.page.tsx')),
  [FLOW_PATHS.doneDetail]: lazyModule(() => import('./detail/done-detail.page.tsx')),
  [FLOW_PATHS.start]: lazyModule(() => import('./start/start.page.tsx')),
  [FLOW_PATHS.apply]: lazyModule(() => import('./start/apply.page.tsx')),
  [FLOW_PATHS.started]: lazyModule(() => import('./started/started.page.tsx')),
  [FLOW_PATHS.startedEdit]: lazyModule(() => import('./detail/started-edit.page.tsx')),
  [FLOW_PATHS.startedCheck]: lazyModule(() => import('./detail/started-check.page.tsx')),
  [APPROVAL_OF_RECORD]: lazyModule(() => import('./detail/record-approval.page.tsx'), 'on-demand'),
} as const
