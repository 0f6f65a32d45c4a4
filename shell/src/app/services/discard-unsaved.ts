import type { ListedDraft } from '../../features/drafts/use-drafts.ts'
import type { Shell } from '../shell.ts'

/** Its person does not want it any more: it is not sent, and no draft either. */
export function discardUnsaved({ saves, drafts }: Shell, draft: ListedDraft): void {
  const { copy = '' } = draft
  if (draft.waits === true) saves.drop({ ...draft, copy })
  if (copy === '') drafts.drop(draft)
}
