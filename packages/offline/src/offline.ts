/** Entry for the code that the shell needs at startup. Code loaded later has its own entries: `store`, `photos`, `reads`, `unsaved`. */
export { createDraftKeeper, type DraftKeeper } from './drafts/draft-keeper.ts'
export { consumeReload, recordReload } from './drafts/reloaded-drafts.ts'
export { type StoredDraft, type StoredPlace, storedDraft, storedPlace } from './drafts/stored-draft.ts'
export type { ListedDraft } from './drafts/unsaved-list.ts'
export { onKeyOwnerChange } from './keys/key-owner.ts'
export { failWhenAway } from './network/fail-when-away.ts'
export { HEALTH_CHECK_INTERVAL_MS, type NetworkWatch, watchNetwork } from './network/watch-network.ts'
export type { PhotoUploads, WaitingPhotos } from './photos/photo-uploads.ts'
export { createSaveQueue, type SaveInitiator, type SaveQueue } from './queue/save-queue.ts'
export { classifyOutcome } from './queue/save-rules.ts'
export {
  type SaveOutcome,
  type SaveRequest,
  saveKey,
  saveToDraft,
  type WaitingSave,
  waitingSave,
} from './queue/waiting-save.ts'
export {
  canStoreDrafts,
  hasStoredData,
  PHOTO_DATABASE,
  READ_DATABASE,
  withTimeout,
} from './store/device.ts'
export { openWithRetries } from './store/open-with-retries.ts'
export type { PersonStore } from './store/person-store.ts'
