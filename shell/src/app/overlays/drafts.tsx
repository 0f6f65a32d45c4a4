import { useTexts } from '@apron/sdk/texts'
import { toast } from '@apron/ui/feedback'
import { canKeepDrafts } from '../../features/drafts/device-rules.ts'
import { draftsTexts } from '../../features/drafts/drafts.texts.ts'
import { DraftsDialog } from '../../features/drafts/drafts-dialog.tsx'
import { removeDrafts } from '../services/draft-services.ts'
import { useShell } from '../shell-context.ts'
import type { OverlayProps } from './overlay.ts'

/** What is not saved on this device. */
export default function Drafts({ onClose }: OverlayProps<'drafts'>) {
  const shell = useShell()
  const texts = useTexts(draftsTexts)
  return (
    <DraftsDialog
      isAble={canKeepDrafts(window)}
      load={shell.drafts.all}
      onOpen={address => {
        onClose()
        shell.navigate(address)
      }}
      onDiscard={shell.drafts.drop}
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
