import { fillText } from '@apron/contract/texts/fill-text'
import { formatDraftTime } from '@apron/offline/unsaved'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { Alert, EmptyState, Skeleton } from '@apron/ui/feedback'
import { Faint } from '@apron/ui/text'
import styles from './drafts-list.module.css'
import { draftsListTexts } from './drafts-list.texts.ts'
import type { DraftListing } from './use-drafts.ts'

interface DraftsListProps extends DraftListing {
  /** True if this browser can store drafts. */
  readonly canStore: boolean
  readonly onOpen: (address: string) => void
}

/** Links each draft to its page, and offers to discard it. */
export function DraftsList({ canStore, drafts, discard, onOpen }: DraftsListProps) {
  const texts = useTexts(draftsListTexts)
  if (!canStore) return <Alert meaning="amber">{texts.unable}</Alert>
  if (drafts === null) return <Skeleton lines={3} />
  if (drafts.length === 0) return <EmptyState text={texts.none} />
  return (
    <>
      <p>{texts.hint}</p>
      <ul className={styles['list']}>
        {drafts.map(draft => (
          <li key={`${draft.site} ${draft.app} ${draft.key} ${draft.copy ?? ''}`} className={styles['draft']}>
            <a
              href={draft.address}
              onClick={click => {
                click.preventDefault()
                onOpen(draft.address)
              }}
            >
              {draft.title}
            </a>
            <Faint>
              {fillText(draft.waits === true ? texts.waitsSince : texts.formatDraftTime, {
                site: draft.siteCode,
                time: formatDraftTime(draft.keptAt),
              })}
            </Faint>
            <Button
              size="small"
              aria-label={fillText(texts.discard, { title: draft.title })}
              onClick={() => discard(draft)}
            >
              {texts.discardLabel}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
