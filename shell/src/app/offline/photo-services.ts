import {
  hasStoredData,
  onKeyOwnerChange,
  PHOTO_DATABASE,
  type PhotoUploads,
  type WaitingPhotos,
} from '@apron/offline'
import { createStore } from 'zustand/vanilla'
import { lazyModule } from '../../platform/parts/lazy-module.ts'
import type { Shell } from '../shell.ts'
import type { PhotoUploadDeps } from './photo-work.ts'

const work = lazyModule(() => import('./photo-work.ts'))

const hasAny = () => hasStoredData(PHOTO_DATABASE)

/** Creates the uploads of photos on the device. Loads their code with the first photo. @param shell returns the shell once created */
export function createLazyPhotoUploads(shell: () => PhotoUploadDeps): PhotoUploads {
  const waiting = createStore<WaitingPhotos>(() => new Map())
  let created: PhotoUploads | null = null
  let person: string | null = null

  async function uploads(): Promise<PhotoUploads> {
    const { createDeviceUploads } = await work.get()
    if (created !== null) return created
    created = createDeviceUploads(shell, { waiting, hasAny })
    created.switchUser(person)
    return created
  }
  const existingUploads = async () => (created !== null || (await hasAny()) ? uploads() : null)

  return {
    waiting,
    load: async () => (await existingUploads())?.load(),
    store: async (photo, content, runningUpload) => (await uploads()).store(photo, content, runningUpload),
    read: async url => (await existingUploads())?.read(url) ?? null,
    uploadShown: async () => created?.uploadShown(),
    uploadReferenced: async text => (await existingUploads())?.uploadReferenced(text) ?? true,
    removeUnreferenced: async () => created?.removeUnreferenced(),
    switchUser(next) {
      person = next
      created?.switchUser(next)
    },
  }
}

/** Uploads photos when the network is back, and clears their list when the user changes. */
export function connectPhotos(shell: Pick<Shell, 'network' | 'photos' | 'session' | 'view'>): void {
  const { network, photos } = shell
  onKeyOwnerChange(shell, owner => photos.switchUser(owner))
  network.away.subscribe((now, before) => {
    if (now.awaySince === null && before.awaySince !== null) void photos.uploadShown()
  })
}
