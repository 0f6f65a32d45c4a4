import { canStoreDrafts } from '@apron/offline'
import { unsavedList } from '@apron/offline/unsaved'
import { useTexts } from '@apron/sdk/texts'
import { toast } from '@apron/ui/feedback'
import { useCallback } from 'react'
import { DraftsDialog } from '../../features/offline/drafts-dialog.tsx'
import { draftsListTexts } from '../../features/offline/drafts-list.texts.ts'
import { discardUnsaved, removeDrafts } from '../offline/remove-drafts.ts'
import { unsentSaves } from '../offline/save-services.ts'
import type { Shell } from '../shell.ts'
import { useShell } from '../shell-context.ts'
import type { OverlayProps } from './overlays.ts'

/** Includes those that are not loaded yet. */
async function listUnsaved(shell: Pick<Shell, 'drafts' | 'saves'>) {
  const [saves, drafts] = await Promise.all([unsentSaves(shell), shell.drafts.all()])
  return unsavedList(saves, drafts)
}

/** Lists unsaved work on this device. */
export default function Drafts({ onClose }: OverlayProps<'drafts'>) {
  const shell = useShell()
  const texts = useTexts(draftsListTexts)
  const load = useCallback(() => listUnsaved(shell), [shell])
  return (
    <DraftsDialog
      canStore={canStoreDrafts(window)}
      load={load}
      onOpen={address => {
        onClose()
        shell.navigate(address)
      }}
      onDiscard={draft => discardUnsaved(shell, draft)}
      onRemoveAll={async () => {
        // The client has already reported the failure.
        const isDone = await removeDrafts(shell).then(
          () => true,
          () => false,
        )
        if (isDone) toast.success(texts.removed)
      }}
      onClose={onClose}
    />
  )
}
