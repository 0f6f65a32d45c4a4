import { removeDraftKey } from '@apron/contract/lists/draft-key.calls'
import type { ListedDraft } from '@apron/offline'
import { forgetDeviceKey } from '@apron/offline/forget-key'
import { deviceId } from '../../platform/preferences/device-id.ts'
import type { Shell } from '../shell.ts'
import { DRAFT_KEY_CHANNEL } from './draft-services.ts'

/** Removes all data of this user from this device, and the key that could decrypt any remains. */
export async function removeDrafts(
  shell: Pick<Shell, 'drafts' | 'http' | 'saves' | 'storage'>,
): Promise<void> {
  shell.saves.clear()
  await shell.drafts.clear()
  await forgetDeviceKey()
  await shell.http.call(removeDraftKey, { body: { deviceId: deviceId(shell.storage) } })
  shell.drafts.renew()
  const channel = new BroadcastChannel(DRAFT_KEY_CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin: it reaches only this origin
  channel.postMessage(null)
  channel.close()
}

/** Discards a draft or a waiting save. */
export function discardUnsaved({ saves, drafts }: Pick<Shell, 'drafts' | 'saves'>, draft: ListedDraft): void {
  const { copy = '' } = draft
  if (draft.waits === true) saves.drop({ ...draft, copy })
  if (copy === '') drafts.drop(draft)
}
