import { fillText } from '@apron/contract/texts/fill-text'
import type { ListedDraft } from '@apron/offline'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { useConfirm } from '@apron/ui/confirm'
import { Dialog } from '@apron/ui/dialog'
import { useState } from 'react'
import { draftsTexts } from './drafts.texts.ts'
import { draftsListTexts } from './drafts-list.texts.ts'
import { DraftsList } from './drafts-list.tsx'
import { useDrafts } from './use-drafts.ts'

interface DraftsDialogProps {
  /** True if this browser can store drafts. */
  readonly canStore: boolean
  readonly load: () => Promise<readonly ListedDraft[]>
  readonly onOpen: (address: string) => void
  readonly onDiscard: (draft: ListedDraft) => void
  readonly onRemoveAll: () => Promise<void>
  readonly onClose: () => void
}

/** Lists drafts and waiting saves. The user can continue or discard one, or remove all. */
export function DraftsDialog({ canStore, load, onOpen, onDiscard, onRemoveAll, onClose }: DraftsDialogProps) {
  const { title } = useTexts(draftsTexts)
  const texts = useTexts(draftsListTexts)
  const { confirm, dialog } = useConfirm()
  const listing = useDrafts(load, onDiscard)
  const [removing, setRemoving] = useState(false)

  async function removeAll(count: number) {
    const message = fillText(texts.removeAllSure, { count })
    if (!(await confirm({ title: texts.removeAll, message, confirmLabel: texts.removeAll }))) return
    setRemoving(true)
    await onRemoveAll()
    onClose()
  }
  const count = listing.drafts?.length ?? 0
  return (
    <>
      <Dialog
        open
        title={title}
        width={600}
        busy={removing}
        onClose={onClose}
        actions={
          canStore && (
            <Button busy={removing} onClick={() => void removeAll(count)}>
              {texts.removeAll}
            </Button>
          )
        }
      >
        <DraftsList canStore={canStore} {...listing} onOpen={onOpen} />
      </Dialog>
      {dialog}
    </>
  )
}
