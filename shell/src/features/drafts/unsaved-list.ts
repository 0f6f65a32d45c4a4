import { typedIn, type WaitingSave } from './saves/waiting-save.ts'
import type { StoredDraft } from './stored-draft.ts'
import type { ListedDraft } from './use-drafts.ts'

/** What waits to be sent, and what is not saved; of one place what waits. */
export function unsavedList(
  saves: readonly WaitingSave[],
  drafts: readonly StoredDraft[],
): readonly ListedDraft[] {
  const waiting = saves.map(save => Object.assign(typedIn(save), { waits: true, copy: save.copy }))
  const isListed = ({ site, app, key }: StoredDraft) =>
    waiting.some(save => save.site === site && save.app === app && save.key === key && save.copy === '')
  return [...waiting, ...drafts.filter(draft => !isListed(draft))]
}
