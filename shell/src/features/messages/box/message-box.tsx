import { fillText } from '@apron/contract/texts/fill-text'
import type { Variant } from '@apron/contract/variants/variant'
import { useTexts } from '@apron/sdk/texts'
import { Dialog } from '@apron/ui/dialog'
import { Tabs } from '@apron/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MessageServices } from '../message-services.ts'
import styles from '../messages.module.css'
import { messagesTexts } from '../messages.texts.ts'
import { checkCountsQuery, unreadChecksQuery } from '../messages-queries.ts'
import { AirlineMessages } from './airline-messages.tsx'
import { CHECK_LISTS, type CheckList } from './box-queries.ts'
import { CheckMessages } from './check-messages.tsx'

const isCheckList = (id: string): id is CheckList => id in CHECK_LISTS

/** Check orders and rectification orders with their unread counts (MSG-02, MSG-11). */
function SafetyQuality({ services }: { readonly services: MessageServices }) {
  const texts = useTexts(messagesTexts)
  const [list, setList] = useState<CheckList>('checkList')
  const counts = useQuery(checkCountsQuery(services.http)).data
  return (
    <>
      {counts && (
        <p className={styles['waiting']}>
          {fillText(texts.waiting, { approval: counts.approvalCount, notice: counts.noticeCount })}
        </p>
      )}
      <Tabs
        label={texts.safetyQuality}
        items={[
          { id: 'checkList', label: texts.checkList, count: counts?.checkCount ?? 0 },
          { id: 'rectification', label: texts.rectification, count: counts?.rectifyAll ?? 0 },
        ]}
        value={list}
        onChange={id => isCheckList(id) && setList(id)}
      >
        <CheckMessages key={list} list={list} services={services} />
      </Tabs>
    </>
  )
}

interface MessageBoxProps {
  readonly services: MessageServices
  readonly tabs: Variant['messageTabs']
  readonly onClose: () => void
}

/** The message box, with a tab for each kind of business of the deployment (MSG-01, VAR-04). */
export default function MessageBox({ services, tabs, onClose }: MessageBoxProps) {
  const texts = useTexts(messagesTexts)
  const [tab, setTab] = useState(tabs[0] ?? 'airline')
  const withChecks = tabs.includes('safetyQuality')
  const unread = useQuery({ ...unreadChecksQuery(services.http), enabled: withChecks }).data
  const count = { safetyQuality: unread ?? 0, airline: 0 }
  return (
    <Dialog open title={texts.openBox} width={900} onClose={onClose}>
      <Tabs
        label={texts.boxTabs}
        items={tabs.map(id => ({ id, label: texts[id], count: count[id] }))}
        value={tab}
        onChange={id => setTab(tabs.find(each => each === id) ?? tab)}
      >
        {tab === 'airline' ? <AirlineMessages services={services} /> : <SafetyQuality services={services} />}
      </Tabs>
    </Dialog>
  )
}
