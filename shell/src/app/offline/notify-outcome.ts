import { fillText } from '@apron/contract/texts/fill-text'
import { serverNow } from '@apron/contract/wire/formats/server-time'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { envelopeOf } from '@apron/contract/wire/read-response'
import { classifyOutcome, saveToDraft, type WaitingSave } from '@apron/offline'
import { withoutHash } from '@apron/offline/reads'
import type { SaveAnswer } from '@apron/sdk'
import { toast } from '@apron/ui/feedback'
import { isEqual } from 'es-toolkit/predicate'
import { savesTexts } from '../../features/offline/saves.texts.ts'
import type { Shell } from '../shell.ts'
import { textsOf } from '../texts-of.ts'

/** Parts of the shell needed to show the outcome of a save. */
export type OutcomeDeps = Pick<Shell, 'confirm' | 'drafts' | 'navigate' | 'tabs' | 'texts'>

/** A save of a new record has a `copy`, that of an existing record has none. */
const isExistingRecord = ({ copy }: WaitingSave) => copy === ''

/** Rebases input typed after the save onto the saved values. Drops the draft if it has no such input. */
async function rebaseDraft(shell: Pick<Shell, 'drafts'>, save: WaitingSave): Promise<void> {
  const draft = await shell.drafts.find(save)
  if (draft === null) return
  const { values } = save.request
  if (isEqual(draft.values, values)) shell.drafts.drop(save)
  else shell.drafts.keep({ ...draft, start: { ...draft.start, ...values } })
}

/**
 * Keeps a refused save as a draft. If there is a draft already, a new record gets a second one, but an existing record
 * keeps the one that it has.
 */
async function storeAsDraft(shell: Pick<Shell, 'drafts'>, save: WaitingSave): Promise<void> {
  const existing = await shell.drafts.find(save)
  if (existing !== null && isExistingRecord(save)) return
  const key = existing === null ? save.key : `${save.key} ${save.copy}`
  shell.drafts.keep({ ...saveToDraft(save), key, keptAt: Date.now() })
}

/** Notifies the user of the outcome of a queued save. @param tabs tabs whose pages show the outcome themselves */
export async function notifyOutcome(
  shell: OutcomeDeps,
  save: WaitingSave,
  answer: SaveAnswer,
  tabs: readonly string[],
): Promise<void> {
  const texts = textsOf(shell, savesTexts)
  const { title } = save
  if (classifyOutcome(answer) === 'done') {
    toast.success(fillText(texts.savedLater, { title, time: wireTime(serverNow()).slice(11, 16) }))
    if (tabs.length > 0) return
    if (isExistingRecord(save)) await rebaseDraft(shell, save)
    // No page has handled the response, so the cached responses of the record are out of date.
    await shell.drafts.reads(undefined, reads => reads.dropPage(withoutHash(save.address)))
    return
  }
  await storeAsDraft(shell, save)
  const { activeKey } = shell.tabs.getState()
  if (activeKey !== null && tabs.includes(activeKey)) return
  const reason = envelopeOf(answer.json).msg
  const shouldOpen = await shell.confirm({
    title: texts.refused,
    message: fillText(texts.refusedWhy, { title, reason: reason === '' ? texts.noReason : reason }),
    confirmLabel: texts.open,
    cancelLabel: texts.later,
  })
  if (shouldOpen) shell.navigate(save.address)
}
