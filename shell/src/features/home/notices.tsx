import type { Notice } from '@apron/contract/messages/notice'
import { useTexts } from '@apron/sdk/texts'
import { ErrorState, Skeleton } from '@apron/ui/feedback'
import { useQuery } from '@tanstack/react-query'
import { useMissingText } from '../../platform/http/use-missing-text.ts'
import styles from './home.module.css'
import { homeTexts } from './home.texts.ts'
import { noticesQuery } from './home-queries.ts'

/** The company's notices, latest first. */
export function Notices({ load }: { readonly load: () => Promise<Notice[]> }) {
  const texts = useTexts(homeTexts)
  const missing = useMissingText()
  const notices = useQuery(noticesQuery(load))
  if (notices.isPending) return <Skeleton lines={3} />
  if (notices.isError)
    return (
      <ErrorState text={missing(texts.noticesFailed, notices.error)} onRetry={() => void notices.refetch()} />
    )
  if (notices.data.length === 0) return <p className={styles['nothing']}>{texts.noNotices}</p>
  return (
    <ul className={styles['notices']}>
      {notices.data.map(notice => (
        <li key={notice.id}>
          <details>
            <summary>
              <span className={styles['noticeTitle']}>{notice.title}</span>
              <span className={styles['noticeFacts']}>
                {notice.kind === 'version' && <span>{texts.version}</span>}
                <time>{notice.publishTime.slice(0, 10)}</time>
              </span>
            </summary>
            <p>{notice.content}</p>
          </details>
        </li>
      ))}
    </ul>
  )
}
