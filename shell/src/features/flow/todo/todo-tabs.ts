import { FLOW_TABS, type FlowTab } from '@apron/contract/flow/flow'
import { pageFlowTasks } from '@apron/contract/flow/flow.calls'
import { countUnreadCheckMessages } from '@apron/contract/messages/business-message.calls'
import { useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import type { TabsProps } from '@apron/ui/tabs'
import { flowTexts } from '../flow.texts.ts'

/** Tabs of the to-do list: the process tabs, and messages about check and rectification orders. */
const TODO_TABS = [...FLOW_TABS, 'safety'] as const
export type TodoTab = (typeof TODO_TABS)[number]

export const isTodoTab = (id: string | null): id is TodoTab => TODO_TABS.some(tab => tab === id)

/** Smallest page that still returns the total. */
const COUNT_ONLY_PAGE = { current: 1, size: 1 }

function useTaskCount(tab: FlowTab): number | undefined {
  return useAppQuery(pageFlowTasks, { body: { ...COUNT_ONLY_PAGE, queryCriteria: { tab } } }).data?.total
}

/** Returns the tabs with their open counts. Notifications have no count, because nothing is pending. */
export function useTodoTabs(value: TodoTab, onChange: (id: string) => void): Omit<TabsProps, 'children'> {
  const t = useTexts(flowTexts).tabs
  const approve = useTaskCount('approve')
  const handle = useTaskCount('handle')
  const { data: safety } = useAppQuery(countUnreadCheckMessages)
  const counts: Readonly<Partial<Record<TodoTab, number | undefined>>> = { approve, handle, safety }
  return {
    label: t.label,
    value,
    onChange,
    items: TODO_TABS.map(id => ({ id, label: t[id], count: counts[id] ?? 0 })),
  }
}
