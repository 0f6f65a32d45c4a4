import type { WorkItem } from '@apron/contract/home/home'
import { fillText } from '@apron/contract/texts/fill-text'
import type { TextsOf } from '@apron/contract/texts/pick-texts'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { Alert, ErrorState, Skeleton } from '@apron/ui/feedback'
import { IconChevronRight } from '@apron/ui/icons'
import { Section } from '@apron/ui/page'
import { Status } from '@apron/ui/status'
import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import type { HttpClient } from '../../../platform/http/http-client.ts'
import { useMissingText } from '../../../platform/http/use-missing-text.ts'
import { myWorkQuery } from '../home-queries.ts'
import styles from './my-work.module.css'
import { myWorkTexts } from './my-work.texts.ts'

/** As many as can be scanned at a glance. */
const SHOWN = 6

const MEANINGS = { overdue: 'red', due: 'amber', decision: 'info', later: 'neutral' } as const

export interface MyWorkProps {
  readonly http: HttpClient
  /** Three-letter code of the current site. */
  readonly site: string
  /** Switches to the record's site and opens it there. */
  readonly onSwitch: (site: string, url: string) => void
}

/** Lists the user's pending work from every application, most urgent first. */
export function MyWork({ http, site, onSwitch }: MyWorkProps) {
  const texts = useTexts(myWorkTexts)
  const missing = useMissingText()
  const [showsAll, setShowsAll] = useState(false)
  const work = useQuery(myWorkQuery(http, site))

  function body() {
    if (work.isPending) return <Skeleton lines={3} />
    if (work.data === undefined) {
      return <ErrorState text={missing(texts.failed, work.error)} onRetry={() => void work.refetch()} />
    }
    const { items, more, failed } = work.data
    const problem = work.isError
      ? texts.stale
      : failed.length > 0 && fillText(texts.without, { apps: failed.join(texts.and) })
    return (
      <>
        {problem && (
          <Alert
            meaning="amber"
            action={
              <Button size="small" busy={work.isFetching} onClick={() => void work.refetch()}>
                {texts.again}
              </Button>
            }
          >
            {problem}
          </Alert>
        )}
        {items.length === 0 && !problem && <p className={styles['nothing']}>{texts.nothing}</p>}
        {items.length > 0 && (
          <ul className={styles['list']}>
            {items.slice(0, showsAll ? items.length : SHOWN).map(item => (
              <li key={item.id}>
                <WorkRow item={item} onSwitch={item.site === site ? null : onSwitch} />
              </li>
            ))}
          </ul>
        )}
        {items.length > SHOWN && (
          <Button kind="plain" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? texts.less : fillText(texts.all, { n: String(items.length) })}
          </Button>
        )}
        {more && showsAll && (
          <p className={styles['nothing']}>{fillText(texts.more, { n: String(items.length) })}</p>
        )}
      </>
    )
  }

  return (
    <Section title={texts.title}>
      <div className={styles['work']}>{body()}</div>
    </Section>
  )
}

interface WorkRowProps {
  readonly item: WorkItem
  /** Null for a record of the current site. */
  readonly onSwitch: MyWorkProps['onSwitch'] | null
}

/** A pending record and its required action. The whole row is a link. */
function WorkRow({ item, onSwitch }: WorkRowProps) {
  const texts = useTexts(myWorkTexts)
  const { number, title, state, action, due, urgency, appTitle, site, url } = item

  function handleClick(click: MouseEvent): void {
    if (onSwitch === null || click.ctrlKey || click.metaKey || click.shiftKey) return
    click.preventDefault()
    onSwitch(site, url)
  }

  return (
    <a className={styles['row']} href={url} onClick={handleClick}>
      <span className={styles['urgency']}>
        <Status meaning={MEANINGS[urgency]}>{urgencyText(item, texts)}</Status>
      </span>
      <span className={styles['title']}>{title}</span>
      <span className={styles['facts']}>
        <span className={styles['number']}>{number}</span>
        {due !== null && <span>{fillText(texts.until, { date: due })}</span>}
        {urgency !== 'later' && <span>{state}</span>}
        <span>{appTitle}</span>
        {onSwitch && <strong>{fillText(texts.elsewhere, { site })}</strong>}
      </span>
      <span className={styles['action']}>
        {onSwitch ? fillText(texts.switchAnd, { site, action }) : action}
        <IconChevronRight size={16} stroke={1.5} aria-hidden />
      </span>
    </a>
  )
}

/** Describes the urgency in words, because colour and shape alone are not accessible. */
function urgencyText(
  { urgency, dueInDays, state }: Pick<WorkItem, 'urgency' | 'dueInDays' | 'state'>,
  texts: TextsOf<typeof myWorkTexts>,
): string {
  if (urgency === 'decision') return texts.decision
  if (urgency === 'later' || dueInDays === null) return state
  if (dueInDays === -1) return texts.overdueOne
  if (dueInDays < 0) return fillText(texts.overdue, { n: String(-dueInDays) })
  if (dueInDays === 0) return texts.today
  return dueInDays === 1 ? texts.tomorrow : fillText(texts.soon, { n: String(dueInDays) })
}
