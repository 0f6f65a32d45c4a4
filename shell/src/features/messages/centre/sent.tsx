import type { SentMessage } from '@apron/contract/entities/message'
import { EmptyState, ErrorState, Skeleton } from '@apron/ui/feedback'
import { Section } from '@apron/ui/page'
import type { TableColumn } from '@apron/ui/table'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMissingText } from '../../../platform/http/use-failure-text.ts'
import { ContentCell } from '../content-cell.tsx'
import { FIRST_PAGE } from '../list-rules.ts'
import type { MessageServices } from '../message-services.ts'
import { MessageTable } from '../message-table.tsx'
import styles from '../messages.module.css'
import { messagesTexts as texts } from '../messages.texts.ts'
import { acknowledgementsQuery, sentPageQuery } from '../messages-queries.ts'

const rowId = ({ messageId }: SentMessage) => messageId

function sentColumns(t: TFunction, onOpen: (message: SentMessage) => void): TableColumn<SentMessage>[] {
  return [
    {
      id: 'content',
      labels: texts['messages.content'],
      minWidth: 300,
      cell: message => (
        <ContentCell unread={false} onOpen={() => onOpen(message)}>
          {message.content}
        </ContentCell>
      ),
    },
    {
      id: 'category',
      labels: texts['messages.category'],
      width: 140,
      cell: ({ categoryName }) => categoryName,
    },
    {
      id: 'acknowledged',
      labels: texts['messages.acknowledgements'],
      width: 176,
      cell: ({ acknowledged, recipients }) =>
        t('messages.acknowledgedOf', { done: acknowledged, all: recipients }),
    },
    {
      id: 'time',
      labels: texts['messages.time'],
      width: 148,
      cell: ({ createTime }) => createTime.slice(0, 16),
    },
  ]
}

/** Who has not acknowledged a message, by site. */
function Acknowledgements({
  message,
  services: { http },
}: {
  readonly message: SentMessage
  readonly services: MessageServices
}) {
  const { t } = useTranslation()
  const missing = useMissingText()
  const sites = useQuery(acknowledgementsQuery(http, message.messageId))
  if (sites.isPending) return <Skeleton lines={4} />
  if (sites.isError)
    return (
      <ErrorState text={missing(t('messages.failed'), sites.error)} onRetry={() => void sites.refetch()} />
    )
  if (sites.data.every(({ waiting }) => waiting.length === 0)) {
    return <EmptyState text={t('messages.everybodyDid')} />
  }
  return (
    <div className={styles['sites']}>
      {sites.data.map(({ siteCode, siteName, acknowledged, waiting }) => (
        <section key={siteCode}>
          <h3>
            {siteCode === '' ? t('messages.companyWide') : `${siteCode} ${siteName}`}{' '}
            <small>
              {t('messages.acknowledgedOf', { done: acknowledged, all: acknowledged + waiting.length })}
            </small>
          </h3>
          <ul>
            {waiting.map(({ userCode, nickName, read }) => (
              <li key={userCode}>
                {nickName} <small>{t(read ? 'messages.readNotDone' : 'messages.notRead')}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Very urgent messages that the person raised: how many have acknowledged, and who has not. */
export function Sent({ services }: { readonly services: MessageServices }) {
  const { t } = useTranslation()
  const [position, setPosition] = useState(FIRST_PAGE)
  const [chosen, setChosen] = useState<SentMessage | null>(null)
  const page = useQuery(sentPageQuery(services.http, position.current, position.size))
  const columns = useMemo(() => sentColumns(t, setChosen), [t])
  return (
    <div className={styles['stack']}>
      <MessageTable
        label={t('messages.sent')}
        columns={columns}
        rowKey={rowId}
        emptyText={t('messages.noneSent')}
        page={page}
        position={position}
        onPageChange={setPosition}
      />
      {chosen && (
        <Section title={t('messages.acknowledgementsOf', { content: chosen.content })}>
          <Acknowledgements message={chosen} services={services} />
        </Section>
      )}
    </div>
  )
}
