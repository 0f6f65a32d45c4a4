import { TASK_KINDS } from '@apron/contract/flow/flow-words'
import { callerOf } from '@apron/server-kit/calls/call-context'
import type { WorkSource } from '@apron/server-kit/plugin/work-source'
import type { FlowDeps } from '../instances/flow-deps.ts'
import { workTasks } from './flow-lists.store.ts'

/** The page that lists what waits; its tasks are work of whoever the menu leads there. */
export const TODO_PAGE = '/flow/scheduleTask'

/** Tasks of processes as the home page lists what waits: wherever the person is. */
export function flowWork({ db, actingFor }: Pick<FlowDeps, 'db' | 'actingFor'>): WorkSource {
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
