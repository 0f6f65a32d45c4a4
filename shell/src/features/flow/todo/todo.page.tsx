import { useQueryParam, useTexts } from '@apron/sdk'
import { Page, PageHeader, usePortalTarget } from '@apron/ui/page'
import { Tabs } from '@apron/ui/tabs'
import { useState } from 'react'
import { flowTexts } from '../flow.texts.ts'
import { SafetyList } from './safety-list.tsx'
import { TodoList } from './todo-list.tsx'
import { isTodoTab, type TodoTab, useTodoTabs } from './todo-tabs.ts'
import { useWaitingFacts } from './use-waiting-facts.ts'

/** `/flow/scheduleTask`: the user's open tasks, by required action (FLOW-01). `?tab=…` selects a tab. */
export default function TodoPage() {
  const t = useTexts(flowTexts)
  const requestedTab = useQueryParam('tab')
  const [tab, setTab] = useState<TodoTab>(isTodoTab(requestedTab) ? requestedTab : 'approve')
  const [tabsTarget, tabsRef] = usePortalTarget()
  const tabs = useTodoTabs(tab, id => {
    if (isTodoTab(id)) setTab(id)
  })
  return (
    <Page>
      <PageHeader title={t.todo} facts={useWaitingFacts()} choices={<div ref={tabsRef} />} />
      <Tabs {...tabs} listContainer={tabsTarget}>
        {tab === 'safety' ? <SafetyList /> : <TodoList key={tab} tab={tab} />}
      </Tabs>
    </Page>
  )
}
