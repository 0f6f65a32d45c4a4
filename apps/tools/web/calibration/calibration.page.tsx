import { AddLink } from '@apron/pages/list'
import { RecordList } from '@apron/pages/records'
import { usePageTitle, useQueryParam, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Page, PageHeader, usePortalTarget } from '@apron/ui/page'
import { Tabs } from '@apron/ui/tabs'
import { useState } from 'react'
import { calJob } from '../../contract/cal-job.ts'
import { scanCode } from '../../contract/desk.calls.ts'
import { CALIBRATION_TEXTS } from './calibration.texts.ts'
import { DueTools } from './due-tools.tsx'

/** Page `/tools/calibration`: tools by the month in which they are due, and jobs. Messages open it with `?asset=…`. */
export default function CalibrationPage() {
  const texts = useTexts(CALIBRATION_TEXTS)
  const title = usePageTitle()
  const asset = useQueryParam('asset')
  const [tab, setTab] = useState('plan')
  const [tabsTarget, tabsRef] = usePortalTarget()
  const { data: found } = useAppQuery(scanCode, asset === null ? null : { query: { code: asset } })
  const due = found?.tool?.calDue ?? null
  return (
    <Page>
      <PageHeader
        title={title}
        choices={<div ref={tabsRef} />}
        actions={<AddLink resource={calJob.rights.edit} href="/tools/calJob" label={texts.newJob} />}
      />
      <Tabs
        label={title}
        items={[
          { id: 'plan', label: texts.plan },
          { id: 'jobs', label: texts.jobs },
        ]}
        value={tab}
        onChange={setTab}
        listContainer={tabsTarget}
      >
        {tab === 'plan' ? (
          <DueTools key={due ?? ''} start={due} marked={asset} />
        ) : (
          <RecordList record={calJob} page="/calJob" title={texts.jobs} embedded />
        )}
      </Tabs>
    </Page>
  )
}
