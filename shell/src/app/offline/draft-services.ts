import {
  createDraftKeeper,
  type DraftKeeper,
  hasStoredData,
  onHolderChange,
  openWithRetries,
  READ_DATABASE,
  type StoredDraft,
  storedDraft,
  withTimeout,
} from '@apron/offline'
import { forgetHeldKey, removeDatabase } from '@apron/offline/forget-key'
import type { Draft, DraftPlace } from '@apron/sdk'
import { lazyModule } from '../../platform/parts/lazy-module.ts'
import type { Shell } from '../shell.ts'
import { isRetriable } from './is-retriable.ts'
import { mayHoldKey } from './may-hold-key.ts'

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
      const openHeld = async () => (await opening.get()).openHeld(shell(), person)
      // A portal that was opened offline uses the key on the device first.
      const { cachedAt = null } = shell().session.getState()
      const held = cachedAt === null ? null : await openHeld()
      if (held !== null) return held
      const openWithServer = async () => (await opening.get()).openWithServer(shell(), person, ended)
      return openWithRetries({ openHeld, openWithServer, isRetriable }, ended)
    },
  })
}

/** Holds the key only while its user is signed in, and writes pending drafts before the page is hidden. */
export function followDrafts(shell: Pick<Shell, 'drafts' | 'session' | 'view'>): void {
  const { drafts } = shell
  // Removes the key and cached responses if operators have disabled offline use.
  if (!mayHoldKey()) void Promise.all([forgetHeldKey(), removeDatabase(READ_DATABASE)])
  onHolderChange(shell, (holder, before) => {
    if (before !== null) void forgetHeldKey()
    drafts.switchUser(holder)
  })
  window.addEventListener('pagehide', () => drafts.flush())
  document.addEventListener('visibilitychange', () => drafts.flush())
  new BroadcastChannel(DRAFT_KEY_CHANNEL).addEventListener('message', () => drafts.renew())
}

export function tabTitle({ tabs }: Pick<Shell, 'tabs'>, id: string): string {
  return tabs.getState().views.find(({ key }) => key === id)?.title ?? ''
}

/** Creates a draft of an application for storage. Returns null where drafts are not allowed. */
export function draftOf(
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
