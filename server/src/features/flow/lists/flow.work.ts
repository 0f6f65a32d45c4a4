import { TASK_KINDS } from '@apron/contract/flow/flow-words'
import { callerOf } from '@apron/server-kit/calls/call-context'
import type { TaskProvider } from '@apron/server-kit/plugin/task-provider'
import type { FlowDeps } from '../instances/flow-deps.ts'
import { workTasks } from './flow-lists.store.ts'

/** To-do page. Its tasks are shown to everybody whose menu has it. */
export const TODO_PAGE = '/flow/scheduleTask'

/** Process tasks for the task list of the home page, across all sites. */
export function flowWork({ db, actingFor }: Pick<FlowDeps, 'db' | 'actingFor'>): TaskProvider {
  return {
    id: 'tasks',
    resource: null,
    async items(context, limit) {
      const { userCode } = callerOf(context)
      const tasks = await workTasks(db, { userCode, actingFor: await actingFor(db, userCode) }, limit)
      return tasks.map(({ taskId, serial, title, state, kind }) => ({
        id: taskId,
        number: serial,
        title,
        state,
        action: TASK_KINDS[kind],
        due: null,
        decision: kind === 'decide',
        site: context.site,
        url: `/flow/scheduleTaskDetail?id=${taskId}`,
      }))
    },
  }
}
