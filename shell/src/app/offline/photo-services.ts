import {
  type HeldUploads,
  hasStoredData,
  onHolderChange,
  PHOTO_DATABASE,
  type WaitingPhotos,
} from '@apron/offline'
import { createStore } from 'zustand/vanilla'
import { lazyModule } from '../../platform/parts/lazy-module.ts'
import type { Shell } from '../shell.ts'
import type { HeldPhotoDeps } from './photo-work.ts'

const work = lazyModule(() => import('./photo-work.ts'))

const hasAny = () => hasStoredData(PHOTO_DATABASE)

/** Creates the uploads of photos on the device. Loads their code with the first photo. @param shell returns the shell once created */
export function createPhotoUploads(shell: () => HeldPhotoDeps): HeldUploads {
  const waiting = createStore<WaitingPhotos>(() => new Map())
  let created: HeldUploads | null = null
  let person: string | null = null

  async function uploads(): Promise<HeldUploads> {
    const { holdUploads } = await work.get()
    if (created !== null) return created
    created = holdUploads(shell, { waiting, hasAny })
    created.switchUser(person)
    return created
  }
  const existingUploads = async () => (created !== null || (await hasAny()) ? uploads() : null)

  return {
    waiting,
    load: async () => (await existingUploads())?.load(),
    hold: async (photo, content, underWay) => (await uploads()).hold(photo, content, underWay),
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
export function followPhotos(shell: Pick<Shell, 'network' | 'photos' | 'session' | 'view'>): void {
  const { network, photos } = shell
  onHolderChange(shell, holder => photos.switchUser(holder))
  network.away.subscribe((now, before) => {
    if (now.awaySince === null && before.awaySince !== null) void photos.uploadShown()
  })
}
