import { CallFailure } from '@apron/contract/errors/call-failure'
import { DRAFT_PHOTO_MB, DRAFT_PHOTOS_MAX } from '@apron/contract/limits/drafts'
import { storesNoResponses } from '@apron/contract/rules/menus/reporting-pages'
import { fillText } from '@apron/contract/texts/fill-text'
import { fileIdOf, fileUrl } from '@apron/contract/wire/formats/file-url'
import { canStoreDrafts } from '@apron/offline'
import {
  createPhotoUploads,
  type PendingPhoto,
  type PhotoUploads,
  type UploadOutcome,
  type UploadsDeps,
} from '@apron/offline/photos'
import type { DraftPlace } from '@apron/sdk'
import { filesTexts } from '../../features/files/files.texts.ts'
import { lazyModule } from '../../platform/parts/lazy-module.ts'
import { type FileEndpointsDeps, fileEndpoints } from '../services/file-endpoints.ts'
import type { Shell } from '../shell.ts'
import { textsOf } from '../texts-of.ts'
import { isRetriable } from './is-retriable.ts'
import { unsentSaves } from './save-services.ts'

const uploading = lazyModule(() => import('../../features/files/upload-file.ts'))

const SERVER_ERROR = 500

/** Returns true if a photo should wait on the device. Server errors are shown instead, so that the user can retry. */
export function shouldStorePhoto(error: unknown): boolean {
  return isRetriable(error) && !(error instanceof CallFailure && error.code === SERVER_ERROR)
}

/** Waits for an upload and returns its outcome. */
export async function uploadOutcome(upload: Promise<unknown>): Promise<UploadOutcome> {
  try {
    await upload
    return 'done'
  } catch (error) {
    if (isRetriable(error)) return 'away'
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}

/** Parts of the shell needed to upload photos from the device. */
export type PhotoUploadDeps = FileEndpointsDeps & Pick<Shell, 'drafts' | 'network' | 'saves'>

async function sendPhoto(
  shell: FileEndpointsDeps,
  { id, name, type, site }: PendingPhoto,
  content: Blob,
): Promise<void> {
  const { uploadFile } = await uploading.get()
  await uploadFile(fileEndpoints(shell, site), new File([content], name, { type }), { url: fileUrl(id) })
}

/** Creates the uploads of photos on this device. */
export function createDeviceUploads(
  shell: () => PhotoUploadDeps,
  device: Pick<UploadsDeps, 'waiting' | 'hasAny'>,
): PhotoUploads {
  return createPhotoUploads({
    ...device,
    photos: (fallback, action) => shell().drafts.photos(fallback, action),
    send: (photo, content) => uploadOutcome(sendPhoto(shell(), photo, content)),
    isAway: () => shell().network.away.getState().awaySince !== null,
    // The list of drafts does not contain waiting saves.
    unsavedText: async () => JSON.stringify([await shell().drafts.all(), await unsentSaves(shell())]),
    now: Date.now,
  })
}

interface PhotoToStore {
  readonly file: File
  readonly url: string
  readonly draft: DraftPlace | null | undefined
  readonly runningUpload?: Promise<UploadOutcome>
}

/**
 * Stores a picture on the device with its draft.
 * @returns whether it was stored. Files other than pictures, and files of voluntary reporting, are never stored
 * @throws an error with a message for the user if the draft is full
 */
export async function storePhoto(
  shell: Pick<Shell, 'photos' | 'texts'>,
  { file, url, draft, runningUpload }: PhotoToStore,
): Promise<boolean> {
  const id = fileIdOf(url)
  const site = draft?.tab.airport
  if (!draft || !site || id === null || !file.type.startsWith('image/') || !canStoreDrafts(window))
    return false
  if (storesNoResponses(draft.tab.location.path)) return false
  const photo: PendingPhoto = {
    id,
    name: file.name,
    type: file.type,
    bytes: file.size,
    draft: JSON.stringify([site.id, draft.key]),
    site: { id: site.id, code: site.code },
    keptAt: Date.now(),
  }
  const outcome = await shell.photos.store(photo, file, runningUpload)
  if (outcome === 'full') {
    throw new Error(
      fillText(textsOf(shell, filesTexts).draftFull, { count: DRAFT_PHOTOS_MAX, mb: DRAFT_PHOTO_MB }),
    )
  }
  return outcome === 'stored'
}
