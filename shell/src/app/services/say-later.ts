import { fillText } from '@apron/contract/texts/fill-text'
import { envelopeOf } from '@apron/contract/wire/read-answer'
import { serverNow } from '@apron/contract/wire/server-time'
import { wireTime } from '@apron/contract/wire/wire-time'
import type { SaveAnswer } from '@apron/sdk'
import { toast } from '@apron/ui/feedback'
import { pageOf } from '../../features/drafts/kept-answer.ts'
import { verdictOf } from '../../features/drafts/saves/save-rules.ts'
import { savesTexts } from '../../features/drafts/saves/saves.texts.ts'
import { typedIn, type WaitingSave } from '../../features/drafts/saves/waiting-save.ts'
import type { Shell } from '../shell.ts'
import { textsOf } from '../texts-of.ts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What was typed after the save is typed over what was saved. */
async function moveDraft(shell: Shell, save: WaitingSave): Promise<void> {
  const draft = await shell.drafts.find(save)
  if (draft === null) return
  const { values } = save.request
  if (isSame(draft.values, values)) shell.drafts.drop(save)
  else shell.drafts.keep({ ...draft, start: { ...draft.start, ...values } })
}

/** What was refused is a draft again, beside another new record that is being typed. */
async function keepAsDraft(shell: Shell, save: WaitingSave): Promise<void> {
  const { copy } = save
  const there = await shell.drafts.find(save)
  if (there !== null && copy === '') return
  const key = there === null ? save.key : `${save.key} ${copy}`
  shell.drafts.keep({ ...typedIn(save), key, keptAt: Date.now() })
}

/** Says what became of a save that had waited. @param tabs whose pages have heard it and show it themselves */
export async function sayLater(
  shell: Shell,
  save: WaitingSave,
  answer: SaveAnswer,
  tabs: readonly string[],
): Promise<void> {
  const texts = textsOf(shell, savesTexts)
  const { title } = save
  if (verdictOf(answer) === 'done') {
    toast.success(fillText(texts.savedLater, { title, time: wireTime(serverNow()).slice(11, 16) }))
    if (tabs.length > 0) return
    if (save.copy === '') await moveDraft(shell, save)
    // No page has taken the answer over: what the device has kept of the record is older than it.
    await shell.drafts.reads(undefined, reads => reads.dropPage(pageOf(save.address)))
    return
  }
  await keepAsDraft(shell, save)
  const { activeKey } = shell.tabs.getState()
  if (activeKey !== null && tabs.includes(activeKey)) return
  const said = envelopeOf(answer.json).msg
  const isWanted = await shell.confirm({
    title: texts.refused,
    message: fillText(texts.refusedWhy, { title, reason: said === '' ? texts.noReason : said }),
    confirmLabel: texts.open,
    cancelLabel: texts.later,
  })
  if (isWanted) shell.navigate(save.address)
}
