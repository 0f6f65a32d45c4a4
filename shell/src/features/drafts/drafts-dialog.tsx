import { fillText } from '@apron/contract/texts/fill-text'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { useConfirm } from '@apron/ui/confirm'
import { Dialog } from '@apron/ui/dialog'
import { Alert, EmptyState, Skeleton } from '@apron/ui/feedback'
import { Faint } from '@apron/ui/text'
import { useEffect, useState } from 'react'
import { typedAt } from './draft-words.ts'
import { draftsTexts } from './drafts.texts.ts'
import styles from './drafts-dialog.module.css'
import type { StoredDraft, StoredPlace } from './stored-draft.ts'

interface DraftsDialogProps {
  /** Whether this browser can keep any. */
  readonly isAble: boolean
  readonly load: () => Promise<readonly StoredDraft[]>
  readonly onOpen: (address: string) => void
  readonly onDiscard: (place: StoredPlace) => void
  readonly onRemoveAll: () => Promise<void>
  readonly onClose: () => void
}

/** What this person has typed on this device and not saved: gone on with, discarded, or all of it removed. */
export function DraftsDialog({ isAble, load, onOpen, onDiscard, onRemoveAll, onClose }: DraftsDialogProps) {
  const texts = useTexts(draftsTexts)
  const { confirm, dialog } = useConfirm()
  const [drafts, setDrafts] = useState<readonly StoredDraft[] | null>(null)
  const [removing, setRemoving] = useState(false)

  useEffect(() => {
    let isGone = false
    async function show(): Promise<void> {
      const loaded = await load()
      if (!isGone) setDrafts(loaded)
    }
    void show()
    return () => {
      isGone = true
    }
  }, [load])

  function discard(draft: StoredDraft) {
    onDiscard(draft)
    setDrafts(before => before?.filter(each => each !== draft) ?? null)
  }
  async function removeAll(count: number) {
    const message = fillText(texts.removeAllSure, { count })
    if (!(await confirm({ title: texts.removeAll, message, confirmLabel: texts.removeAll }))) return
    setRemoving(true)
    await onRemoveAll()
    onClose()
  }

  function content() {
    if (!isAble) return <Alert meaning="amber">{texts.unable}</Alert>
    if (drafts === null) return <Skeleton lines={3} />
    if (drafts.length === 0) return <EmptyState text={texts.none} />
    return (
      <>
        <p>{texts.hint}</p>
        <ul className={styles['list']}>
          {drafts.map(draft => (
            <li key={`${draft.site} ${draft.app} ${draft.key}`} className={styles['draft']}>
              <a
                href={draft.address}
                onClick={click => {
                  click.preventDefault()
                  onOpen(draft.address)
                }}
              >
                {draft.title}
              </a>
              <Faint>{fillText(texts.typedAt, { site: draft.siteCode, time: typedAt(draft.keptAt) })}</Faint>
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
  const count = drafts?.length ?? 0
  return (
    <>
      <Dialog
        open
        title={texts.title}
        width={600}
        busy={removing}
        onClose={onClose}
        actions={
          count > 0 && (
            <Button busy={removing} onClick={() => void removeAll(count)}>
              {texts.removeAll}
            </Button>
          )
        }
      >
        {content()}
      </Dialog>
      {dialog}
    </>
  )
}
