import { useTexts } from '@apron/sdk/texts'
import { toast } from '@apron/ui/feedback'
import { useCallback } from 'react'
import { canKeepDrafts } from '../../features/drafts/device-rules.ts'
import { DraftsDialog } from '../../features/drafts/drafts-dialog.tsx'
import { draftsListTexts } from '../../features/drafts/drafts-list.texts.ts'
import { typedIn } from '../../features/drafts/saves/waiting-save.ts'
import type { ListedDraft } from '../../features/drafts/use-drafts.ts'
import { removeDrafts } from '../services/draft-services.ts'
import { unsentSaves } from '../services/save-services.ts'
import type { Shell } from '../shell.ts'
import { useShell } from '../shell-context.ts'
import type { OverlayProps } from './overlay.ts'

/** What waits to be sent, and what is not saved; of one place what waits. */
async function listed(shell: Shell): Promise<readonly ListedDraft[]> {
  const [saves, drafts] = await Promise.all([unsentSaves(shell), shell.drafts.all()])
  const waiting = saves.map(save => Object.assign(typedIn(save), { waits: true, copy: save.copy }))
  const isListed = ({ site, app, key }: ListedDraft) =>
    waiting.some(save => save.site === site && save.app === app && save.key === key && save.copy === '')
  return [...waiting, ...drafts.filter(draft => !isListed(draft))]
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
      onDiscard={draft => {
        const { copy = '' } = draft
        if (draft.waits === true) shell.saves.drop({ ...draft, copy })
        if (copy === '') shell.drafts.drop(draft)
      }}
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
