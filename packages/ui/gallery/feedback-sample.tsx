import { type ReactNode, useState } from 'react'
import { Button } from '../src/button/button.tsx'
import { Alert, EmptyState, ErrorState, Problem, Skeleton, Spinner } from '../src/feedback/feedback.tsx'
import { IconInbox } from '../src/icons/icons.ts'
import { Tabs } from '../src/tabs/tabs.tsx'

interface SampleProps {
  readonly zh: boolean
}

/** Notices, empty states, failed states and loading states. */
export function FeedbackSample({ zh }: SampleProps): ReactNode {
  return (
    <div className="gallery-stack">
      <Alert meaning="red" title={zh ? '液压系统压力低' : 'Hydraulic pressure low'}>
        {zh ? '立即停止作业并通知值班工程师。' : 'Stop work now and call the duty engineer.'}
      </Alert>
      <Alert meaning="info">
        {zh
          ? '今晚 23:00 起系统维护三十分钟。'
          : 'Maintenance of the portal tonight from 23:00 for thirty minutes.'}
      </Alert>
      <Alert meaning="green">{zh ? '保存成功' : 'Saved'}</Alert>
      <div className="gallery-row">
        <EmptyState
          icon={<IconInbox size={32} stroke={1.25} />}
          text={zh ? '还没有收藏。' : 'No favourites yet.'}
          action={<Button>{zh ? '去首页' : 'Go home'}</Button>}
        />
        <ErrorState
          text={zh ? '接口异常' : 'The server did not answer.'}
          onRetry={() => {}}
          details="HTTP 503"
        />
        <div style={{ width: 240 }}>
          <Skeleton lines={5} />
        </div>
        <Spinner />
      </div>
      <Problem
        sign="403"
        title={zh ? '没有访问权限' : 'No access'}
        text={zh ? '请联系管理员开通。' : 'Ask an administrator for access.'}
      >
        <Button kind="primary">{zh ? '返回主页' : 'Home'}</Button>
      </Problem>
    </div>
  )
}

/** Tabs with counts. */
export function TabsSample({ zh }: SampleProps): ReactNode {
  const [tab, setTab] = useState('check')
  return (
    <Tabs
      label={zh ? '消息' : 'Messages'}
      value={tab}
      onChange={setTab}
      items={[
        { id: 'check', label: zh ? '检查单' : 'Check list', count: 12 },
        { id: 'rectify', label: zh ? '整改单' : 'Rectification list', count: 3 },
        { id: 'airline', label: zh ? '航司业务' : 'Airline business' },
      ]}
    >
      <p>{tab}</p>
    </Tabs>
  )
}
