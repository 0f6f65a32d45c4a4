import { fillText } from '@apron/contract/texts/fill-text'
import { type StoredDraft, saveToDraft, type WaitingSave } from '@apron/offline'
import { leavingTexts } from '../../features/offline/leaving.texts.ts'
import { unsentTitles } from '../../features/offline/unsent-titles.ts'
import { sessionTexts } from '../../features/session/session.texts.ts'
import type { Shell } from '../shell.ts'
import { textsOf } from '../texts-of.ts'

/** Asks before a logout that leaves unsaved or unsent work on the device. */
export function confirmLogout(
  shell: Pick<Shell, 'confirm' | 'texts'>,
  drafts: readonly StoredDraft[],
  saves: readonly WaitingSave[],
): Promise<boolean> {
  const texts = textsOf(shell, leavingTexts)
  const unsent = [...saves.map(saveToDraft), ...drafts]
  const list = fillText(texts.list, { titles: unsentTitles(unsent, texts) })
  const waiting = saves.length === 0 ? '' : fillText(texts.waiting, { count: String(saves.length) })
  const { logout: confirmLabel } = textsOf(shell, sessionTexts)
  return shell.confirm({ title: texts.title, message: list + waiting, confirmLabel })
}
