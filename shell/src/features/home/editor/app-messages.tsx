import { listAppMessages } from '@apron/contract/calls/home.calls'
import { ErrorState, Skeleton } from '@apron/ui/feedback'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HttpClient } from '../../../platform/http/http-client.ts'
import { useMissingText } from '../../../platform/http/use-failure-text.ts'
import styles from './editor.module.css'

interface AppMessagesProps {
  readonly http: HttpClient
  readonly id: string
  readonly name: string
}

/** The latest messages of an application, asked for when they are looked at. */
export function AppMessages({ http, id, name }: AppMessagesProps) {
  const { t } = useTranslation()
  const missing = useMissingText()
  const [open, setOpen] = useState(false)
  const messages = useQuery({
    queryKey: ['home', 'appMessages', id],
    queryFn: () => http.call(listAppMessages, { params: { id } }),
    enabled: open,
  })
  return (
    <details className={styles['latest']} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        {t('homeEditor.latest')}
        <span className="ap-hidden-text">{name}</span>
      </summary>
      {open && messages.isPending && <Skeleton lines={2} />}
      {messages.isError && (
        <ErrorState
          text={missing(t('home.messagesFailed'), messages.error)}
          onRetry={() => void messages.refetch()}
        />
      )}
      {messages.data?.length === 0 && <p>{t('homeEditor.noLatest')}</p>}
      {messages.data?.map(message => (
        <p key={message.id}>
          {message.title} <time>{message.createTime.slice(0, 16)}</time>
        </p>
      ))}
    </details>
  )
}
