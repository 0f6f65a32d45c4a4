import { FLOW_TASK_SORT_KEYS, type FlowTab } from '@apron/contract/flow/flow'
import { pageFlowTasks } from '@apron/contract/flow/flow.calls'
import { ListPage, useList } from '@apron/pages/list'
import { useTexts } from '@apron/sdk'
import { flowTexts } from '../flow.texts.ts'
import { FLOW_FILTER, FlowFields, flowCriteria } from '../shared/flow-filter.tsx'
import { useRefetchOnChange } from '../shared/flow-hints.ts'
import { todoLink } from '../shared/links.ts'
import { HANDLE_DEFAULTS, TODO_DEFAULTS, useTodoColumns } from './todo-columns.tsx'
import { useAgreeMany } from './use-agree-many.ts'

const SHOWN_CALLS = [pageFlowTasks]
const ROW_MEANINGS = [undefined, 'amber', 'red'] as const

/** The tasks of one tab. */
export function TodoList({ tab }: { readonly tab: FlowTab }) {
  const t = useTexts(flowTexts)
  const list = useList({
    code: `AQ_flow_todo_${tab}`,
    call: pageFlowTasks,
    filter: FLOW_FILTER,
    sortKeys: FLOW_TASK_SORT_KEYS,
    criteria: (filter, sort) => ({ tab, ...flowCriteria(filter, sort) }),
  })
  const bulk = useAgreeMany()
  useRefetchOnChange(SHOWN_CALLS)
  return (
    <ListPage
      embedded
      list={list}
      title={t.todo}
      label={t.tabs[tab]}
      columns={useTodoColumns()}
      defaults={tab === 'handle' ? HANDLE_DEFAULTS : TODO_DEFAULTS}
      rowKey={row => row.taskId}
      rowLink={todoLink}
      rowMeaning={row => ROW_MEANINGS[row.urgency]}
      {...(tab === 'approve' ? { bulk } : {})}
      renderFilter={(form, change) => <FlowFields form={form} change={change} days="arrived" />}
      empty={t.empty[tab]}
    />
  )
}
