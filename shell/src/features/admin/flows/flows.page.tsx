import { ADMIN_FLOW_SORT_KEYS } from '@apron/contract/flow/admin-flow'
import { pageAdminFlows } from '@apron/contract/flow/admin-flow.calls'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { useList } from '@apron/pages/list'
import { usePermission, useTexts } from '@apron/sdk'
import { Page, PageHeader, usePortalTarget } from '@apron/ui/page'
import { Tabs } from '@apron/ui/tabs'
import { useState } from 'react'
import { FLOW_FILTER, toFlowCriteria } from './flow-filter.ts'
import { flowsTexts } from './flows.texts.ts'
import { NodesTable } from './nodes-table.tsx'
import { ProcessDialog } from './process-dialog.tsx'
import { RunningList } from './running-list.tsx'
import { VersionsTable } from './versions-table.tsx'

const TABS = ['running', 'nodes', 'versions'] as const

/** Process operations: running and stuck processes, and definitions with their versions. */
export default function FlowsPage() {
  const t = useTexts(flowsTexts)
  const mayEdit = usePermission(ADMIN_PERMISSIONS.flows.edit)
  const [tab, setTab] = useState<string>('running')
  const [opened, setOpened] = useState<string | null>(null)
  const [tabsTarget, tabsRef] = usePortalTarget()
  const list = useList({
    code: 'AQ_shell_flows',
    call: pageAdminFlows,
    filter: FLOW_FILTER,
    sortKeys: ADMIN_FLOW_SORT_KEYS,
    criteria: toFlowCriteria,
  })
  const show = (where: string) => {
    list.apply({ ...list.noFilter, where })
    setTab('running')
  }
  return (
    <Page>
      <PageHeader title={t.title} choices={<div ref={tabsRef} />} />
      <Tabs
        label={t.views}
        items={TABS.map(id => ({ id, label: t[`tab.${id}` as const] }))}
        value={tab}
        onChange={setTab}
        listContainer={tabsTarget}
      >
        {tab === 'running' && <RunningList list={list} onOpen={setOpened} />}
        {tab === 'nodes' && <NodesTable onShow={show} />}
        {tab === 'versions' && <VersionsTable />}
      </Tabs>
      {opened !== null && <ProcessDialog insId={opened} mayEdit={mayEdit} onClose={() => setOpened(null)} />}
    </Page>
  )
}
