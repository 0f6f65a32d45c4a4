import { listAppMessages } from '@apron/contract/home/home.calls'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { useTexts } from '@apron/sdk/texts'
import { ErrorState, Skeleton } from '@apron/ui/feedback'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HttpClient } from '../../../platform/http/http-client.ts'
import { useMissingText } from '../../../platform/http/use-missing-text.ts'
import { homeTexts } from '../home.texts.ts'
import styles from './editor.module.css'
import { editorTexts } from './editor.texts.ts'

interface AppMessagesProps {
  readonly http: HttpClient
  readonly id: string
  readonly name: string
}

/** Loads and shows an application's latest messages on demand. */
export function AppMessages({ http, id, name }: AppMessagesProps) {
  const texts = useTexts(editorTexts)
  const home = useTexts(homeTexts)
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
        {texts.latest}
        <span className="ap-hidden-text">{name}</span>
      </summary>
      {open && messages.isPending && <Skeleton lines={2} />}
      {messages.isError && (
        <ErrorState
          text={missing(home.messagesFailed, messages.error)}
          onRetry={() => void messages.refetch()}
        />
      )}
      {messages.data?.length === 0 && <p>{texts.noLatest}</p>}
      {messages.data?.map(message => (
        <p key={message.id}>
          {message.title} <time>{wireMinute(message.createTime)}</time>
        </p>
      ))}
    </details>
  )
}
