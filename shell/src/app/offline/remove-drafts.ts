import { removeDraftKey } from '@apron/contract/calls/draft-key.calls'
import type { ListedDraft } from '@apron/offline'
import { forgetHeldKey } from '@apron/offline/forget-key'
import { deviceId } from '../../platform/preferences/device-id.ts'
import type { Shell } from '../shell.ts'
import { DRAFT_KEY_CHANNEL } from './draft-services.ts'

/** Removes all data of this person from this device, and the key that could open remains of it. */
export async function removeDrafts(shell: Shell): Promise<void> {
  shell.saves.clear()
  await shell.drafts.clear()
  await forgetHeldKey()
  await shell.http.call(removeDraftKey, { body: { deviceId: deviceId(shell.boot.storage) } })
  shell.drafts.renew()
  const channel = new BroadcastChannel(DRAFT_KEY_CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it reaches this origin alone
  channel.postMessage(null)
  channel.close()
}

/** Discards a draft or a waiting save. */
export function discardUnsaved({ saves, drafts }: Shell, draft: ListedDraft): void {
  const { copy = '' } = draft
  if (draft.waits === true) saves.drop({ ...draft, copy })
  if (copy === '') drafts.drop(draft)
}
