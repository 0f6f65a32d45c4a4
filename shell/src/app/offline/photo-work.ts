import { CallFailure } from '@apron/contract/errors/call-failure'
import { DRAFT_PHOTO_MB, DRAFT_PHOTOS_MAX } from '@apron/contract/limits/drafts'
import { storesNoResponses } from '@apron/contract/rules/menus/reporting-pages'
import { fillText } from '@apron/contract/texts/fill-text'
import { fileIdOf, fileUrl } from '@apron/contract/wire/formats/file-url'
import { canKeepDrafts } from '@apron/offline'
import {
  createHeldUploads,
  type HeldPhoto,
  type HeldUploads,
  type Sent,
  type UploadsDeps,
} from '@apron/offline/photos'
import type { DraftPlace } from '@apron/sdk'
import { filesTexts } from '../../features/files/files.texts.ts'
import { lazyModule } from '../../platform/parts/lazy-module.ts'
import { type FilePlaceDeps, filePlace } from '../services/file-place.ts'
import type { Shell } from '../shell.ts'
import { textsOf } from '../texts-of.ts'
import { isRetriable } from './is-retriable.ts'
import { unsentSaves } from './save-services.ts'

const uploading = lazyModule(() => import('../../features/files/upload-file.ts'))

const SERVER_FAULT = 500

/** Returns true if a photo should wait on the device. Server errors are shown instead, so that the user can retry. */
export function isHeldOnFailure(error: unknown): boolean {
  return isRetriable(error) && !(error instanceof CallFailure && error.code === SERVER_FAULT)
}

/** Waits for an upload and returns its outcome. */
export async function outcomeOf(upload: Promise<unknown>): Promise<Sent> {
  try {
    await upload
    return 'done'
  } catch (error) {
    if (isRetriable(error)) return 'away'
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}

/** Parts of the shell needed to upload photos from the device. */
export type HeldPhotoDeps = FilePlaceDeps & Pick<Shell, 'drafts' | 'network' | 'saves'>

async function sendPhoto(
  shell: FilePlaceDeps,
  { id, name, type, site }: HeldPhoto,
  content: Blob,
): Promise<void> {
  const { uploadFile } = await uploading.get()
  await uploadFile(filePlace(shell, site), new File([content], name, { type }), { url: fileUrl(id) })
}

/** Creates the uploads of photos on this device. */
export function holdUploads(
  shell: () => HeldPhotoDeps,
  device: Pick<UploadsDeps, 'waiting' | 'hasAny'>,
): HeldUploads {
  return createHeldUploads({
    ...device,
    photos: (otherwise, act) => shell().drafts.photos(otherwise, act),
    send: (photo, content) => outcomeOf(sendPhoto(shell(), photo, content)),
    isAway: () => shell().network.away.getState().awaySince !== null,
    // The list of drafts does not contain waiting saves.
    typed: async () => JSON.stringify([await shell().drafts.all(), await unsentSaves(shell())]),
    now: Date.now,
  })
}

interface PhotoToHold {
  readonly file: File
  readonly url: string
  readonly draft: DraftPlace | null | undefined
  readonly underWay?: Promise<Sent>
}

/**
 * Stores a picture on the device with its draft.
 * @returns whether it was stored. Files other than pictures, and files of voluntary reporting, are never stored
 * @throws an error with a message for the user if the draft is full
 */
export async function holdPhoto(
  shell: Pick<Shell, 'photos' | 'texts'>,
  { file, url, draft, underWay }: PhotoToHold,
): Promise<boolean> {
  const id = fileIdOf(url)
  const site = draft?.tab.airport
  if (!draft || !site || id === null || !file.type.startsWith('image/') || !canKeepDrafts(window))
    return false
  if (storesNoResponses(draft.tab.location.path)) return false
  const photo: HeldPhoto = {
    id,
    name: file.name,
    type: file.type,
    bytes: file.size,
    draft: JSON.stringify([site.id, draft.key]),
    site: { id: site.id, code: site.code },
    keptAt: Date.now(),
  }
  const outcome = await shell.photos.hold(photo, file, underWay)
  if (outcome === 'full') {
    throw new Error(
      fillText(textsOf(shell, filesTexts).draftFull, { count: DRAFT_PHOTOS_MAX, mb: DRAFT_PHOTO_MB }),
    )
  }
  return outcome === 'held'
}
