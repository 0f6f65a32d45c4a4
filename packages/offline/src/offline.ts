/** Entry for the code that the shell needs at startup. Code loaded later has its own entries: `store`, `photos`, `reads`, `unsaved`. */
export { createDraftKeeper, type DraftKeeper } from './drafts/draft-keeper.ts'
export { consumeReload, recordReload } from './drafts/reloaded-drafts.ts'
export { type StoredDraft, type StoredPlace, storedDraft, storedPlace } from './drafts/stored-draft.ts'
export type { ListedDraft } from './drafts/unsaved-list.ts'
export { onHolderChange } from './keys/key-holder.ts'
export { failWhenAway } from './network/fail-when-away.ts'
export { ASK_AGAIN_MS, type NetworkWatch, watchNetwork } from './network/watch-network.ts'
export type { HeldUploads, WaitingPhotos } from './photos/held-uploads.ts'
export { createSaveQueue, type SaveInitiator, type SaveQueue } from './queue/save-queue.ts'
export { verdictOf } from './queue/save-rules.ts'
export {
  draftOfSave,
  type SaveOutcome,
  type SaveRequest,
  saveKey,
  type WaitingSave,
  waitingSave,
} from './queue/waiting-save.ts'
export {
  canKeepDrafts,
  hasStoredData,
  PHOTO_DATABASE,
  READ_DATABASE,
  withTimeout,
} from './store/device.ts'
export { openWithRetries } from './store/open-with-retries.ts'
export type { PersonStore } from './store/person-store.ts'
