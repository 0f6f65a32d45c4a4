import {
  createDraftKeeper,
  type DraftKeeper,
  hasStoredData,
  onKeyOwnerChange,
  openWithRetries,
  READ_DATABASE,
  type StoredDraft,
  storedDraft,
  withTimeout,
} from '@apron/offline'
import { forgetDeviceKey, removeDatabase } from '@apron/offline/forget-key'
import type { Draft, DraftPlace } from '@apron/sdk'
import { lazyModule } from '../../platform/parts/lazy-module.ts'
import type { Shell } from '../shell.ts'
import { isRetriable } from './is-retriable.ts'
import { mayStoreKey } from './may-store-key.ts'

const opening = lazyModule(() => import('./open-drafts.ts'))

/** Channel that tells other windows that the key was removed. */
export const DRAFT_KEY_CHANNEL = 'apron-draft-key'

/**
 * Creates the draft keeper. Drafts are encrypted with the key that the server stores for the user and this device.
 * @param shell returns the shell once it has been created
 */
export function createDrafts(shell: () => Pick<Shell, 'http' | 'session' | 'storage'>): DraftKeeper {
  return createDraftKeeper({
    failed: reportError,
    async open(ended, person) {
      const openWithDeviceKey = async () => (await opening.get()).openWithDeviceKey(shell(), person)
      // A portal that was opened offline uses the key on the device first.
      const { cachedAt = null } = shell().session.getState()
      const offlineStores = cachedAt === null ? null : await openWithDeviceKey()
      if (offlineStores !== null) return offlineStores
      const openWithServerKey = async () => (await opening.get()).openWithServerKey(shell(), person, ended)
      return openWithRetries({ openWithDeviceKey, openWithServerKey, isRetriable }, ended)
    },
  })
}

/** Holds the key only while its user is signed in, and writes pending drafts before the page is hidden. */
export function connectDrafts(shell: Pick<Shell, 'drafts' | 'session' | 'view'>): void {
  const { drafts } = shell
  // Removes the key and cached responses if operators have disabled offline use.
  if (!mayStoreKey()) void Promise.all([forgetDeviceKey(), removeDatabase(READ_DATABASE)])
  onKeyOwnerChange(shell, (owner, previous) => {
    if (previous !== null) void forgetDeviceKey()
    drafts.switchUser(owner)
  })
  window.addEventListener('pagehide', () => drafts.flush())
  document.addEventListener('visibilitychange', () => drafts.flush())
  new BroadcastChannel(DRAFT_KEY_CHANNEL).addEventListener('message', () => drafts.renew())
}

export function tabTitle({ tabs }: Pick<Shell, 'tabs'>, id: string): string {
  return tabs.getState().views.find(({ key }) => key === id)?.title ?? ''
}

/** Creates a draft of an application for storage. Returns null where drafts are not allowed. */
export function toStoredDraft(
  shell: Pick<Shell, 'tabs'>,
  app: string,
  place: DraftPlace,
  draft: Draft,
): StoredDraft | null {
  return storedDraft(app, place, draft, tabTitle(shell, place.tab.id))
}

/** Returns the drafts of this user on this device, or none if the device takes too long. */
export async function unsentDrafts(shell: Pick<Shell, 'drafts'>): Promise<readonly StoredDraft[]> {
  return (await hasStoredData()) ? await withTimeout(shell.drafts.all(), []) : []
}
