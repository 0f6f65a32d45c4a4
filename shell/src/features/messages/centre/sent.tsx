import type { SentMessage } from '@apron/contract/messages/message'
import { fillText } from '@apron/contract/texts/fill-text'
import type { TextsOf } from '@apron/contract/texts/pick-texts'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { useTexts } from '@apron/sdk/texts'
import { EmptyState, ErrorState, Skeleton } from '@apron/ui/feedback'
import { Section } from '@apron/ui/page'
import type { TableColumn } from '@apron/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useMissingText } from '../../../platform/http/use-missing-text.ts'
import { ContentCell } from '../list/content-cell.tsx'
import { FIRST_PAGE } from '../list/list-rules.ts'
import { MessageTable } from '../list/message-table.tsx'
import type { MessageServices } from '../message-services.ts'
import styles from '../messages.module.css'
import { messagesTexts } from '../messages.texts.ts'
import { acknowledgementsQuery, sentPageQuery } from '../messages-queries.ts'

const rowId = ({ messageId }: SentMessage) => messageId

function sentColumns(
  texts: TextsOf<typeof messagesTexts>,
  onOpen: (message: SentMessage) => void,
): TableColumn<SentMessage>[] {
  return [
    {
      id: 'content',
      card: 'title',
      labels: messagesTexts.content,
      minWidth: 300,
      cell: message => (
        <ContentCell unread={false} onOpen={() => onOpen(message)}>
          {message.content}
        </ContentCell>
      ),
    },
    {
      id: 'category',
      card: 'head',
      labels: messagesTexts.category,
      width: 140,
      cell: ({ categoryName }) => categoryName,
    },
    {
      id: 'acknowledged',
      labels: messagesTexts.acknowledgements,
      width: 176,
      cell: ({ acknowledged, recipients }) =>
        fillText(texts.acknowledgedOf, { done: acknowledged, all: recipients }),
    },
    {
      id: 'time',
      labels: messagesTexts.time,
      width: 148,
      cell: ({ createTime }) => wireMinute(createTime),
    },
  ]
}

/** Lists the people who have not acknowledged a message, by site. */
function Acknowledgements({
  message,
  services: { http },
}: {
  readonly message: SentMessage
  readonly services: MessageServices
}) {
  const texts = useTexts(messagesTexts)
  const missing = useMissingText()
  const sites = useQuery(acknowledgementsQuery(http, message.messageId))
  if (sites.isPending) return <Skeleton lines={4} />
  if (sites.isError)
    return <ErrorState text={missing(texts.failed, sites.error)} onRetry={() => void sites.refetch()} />
  if (sites.data.every(({ waiting }) => waiting.length === 0)) {
    return <EmptyState text={texts.everybodyDid} />
  }
  return (
    <div className={styles['sites']}>
      {sites.data.map(({ siteCode, siteName, acknowledged, waiting }) => (
        <section key={siteCode}>
          <h3>
            {siteCode === '' ? texts.companyWide : `${siteCode} ${siteName}`}{' '}
            <small>
              {fillText(texts.acknowledgedOf, {
                done: acknowledged.length,
                all: acknowledged.length + waiting.length,
              })}
            </small>
          </h3>
          <ul>
            {waiting.map(({ userCode, nickName, department, read }) => (
              <li key={userCode}>
                {nickName}{' '}
                <small>
                  {department} · {read ? texts.readNotDone : texts.notRead}
                </small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Very urgent messages the user raised, with their acknowledgements. */
export function Sent({ services }: { readonly services: MessageServices }) {
  const texts = useTexts(messagesTexts)
  const [position, setPosition] = useState(FIRST_PAGE)
  const [chosen, setChosen] = useState<SentMessage | null>(null)
  const page = useQuery(sentPageQuery(services.http, position.current, position.size))
  const columns = useMemo(() => sentColumns(texts, setChosen), [texts])
  return (
    <div className={styles['stack']}>
      <MessageTable
        label={texts.sent}
        columns={columns}
        rowKey={rowId}
        emptyText={texts.noneSent}
        page={page}
        position={position}
        onPageChange={setPosition}
      />
      {chosen && (
        <Section title={fillText(texts.acknowledgementsOf, { content: chosen.content })}>
          <Acknowledgements message={chosen} services={services} />
        </Section>
      )}
    </div>
  )
}
