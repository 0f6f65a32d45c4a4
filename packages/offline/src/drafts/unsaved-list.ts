import { wireMinute, wireTime } from '@apron/contract/wire/formats/wire-time'
import { saveToDraft, type WaitingSave } from '../queue/waiting-save.ts'
import type { StoredDraft } from './stored-draft.ts'

/** Unsaved work, or a save waiting to be sent. */
export interface ListedDraft extends StoredDraft {
  readonly waits?: boolean
  /** Distinguishes several new records of one form. */
  readonly copy?: string
}

/** Lists waiting saves, then drafts without a save waiting at the same place. */
export function unsavedList(
  saves: readonly WaitingSave[],
  drafts: readonly StoredDraft[],
): readonly ListedDraft[] {
  const waiting = saves.map(save => Object.assign(saveToDraft(save), { waits: true, copy: save.copy }))
  const isListed = ({ site, app, key }: StoredDraft) =>
    waiting.some(save => save.site === site && save.app === app && save.key === key && save.copy === '')
  return [...waiting, ...drafts.filter(draft => !isListed(draft))]
}

/** Formats the time of a draft. */
export const formatDraftTime = (keptAt: number) => wireMinute(wireTime(new Date(keptAt)))
