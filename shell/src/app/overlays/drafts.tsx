import { useTexts } from '@apron/sdk/texts'
import { toast } from '@apron/ui/feedback'
import { useCallback } from 'react'
import { canKeepDrafts } from '../../features/drafts/device-rules.ts'
import { DraftsDialog } from '../../features/drafts/drafts-dialog.tsx'
import { draftsListTexts } from '../../features/drafts/drafts-list.texts.ts'
import { unsavedList } from '../../features/drafts/unsaved-list.ts'
import { discardUnsaved } from '../services/discard-unsaved.ts'
import { removeDrafts } from '../services/remove-drafts.ts'
import { unsentSaves } from '../services/save-services.ts'
import type { Shell } from '../shell.ts'
import { useShell } from '../shell-context.ts'
import type { OverlayProps } from './overlay.ts'

/** With what was not loaded yet. */
async function listed(shell: Shell) {
  const [saves, drafts] = await Promise.all([unsentSaves(shell), shell.drafts.all()])
  return unsavedList(saves, drafts)
}

/** What is not saved on this device. */
export default function Drafts({ onClose }: OverlayProps<'drafts'>) {
  const shell = useShell()
  const texts = useTexts(draftsListTexts)
  const load = useCallback(() => listed(shell), [shell])
  return (
    <DraftsDialog
      isAble={canKeepDrafts(window)}
      load={load}
      onOpen={address => {
        onClose()
        shell.navigate(address)
      }}
      onDiscard={draft => discardUnsaved(shell, draft)}
      onRemoveAll={async () => {
        // What failed the client has said.
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
