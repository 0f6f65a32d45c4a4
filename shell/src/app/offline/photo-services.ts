import { fileUrl } from '@apron/contract/wire/formats/file-url'
import {
  followHolder,
  type HeldUploads,
  hasKeptAny,
  PHOTO_DATABASE,
  type WaitingPhotos,
} from '@apron/offline'
import { createStore } from 'zustand/vanilla'
import { fetchedCode } from '../../platform/parts/fetched-code.ts'
import type { Shell } from '../shell.ts'
import type { HeldPhotoDeps } from './photo-work.ts'

const work = fetchedCode(() => import('./photo-work.ts'))

const hasAny = () => hasKeptAny(PHOTO_DATABASE)

/** Creates the uploads of photos on the device. Loads their code with the first photo. @param shell returns the shell once created */
export function createPhotoUploads(shell: () => HeldPhotoDeps): HeldUploads {
  const waiting = createStore<WaitingPhotos>(() => new Map())
  let made: HeldUploads | null = null
  let person: string | null = null

  async function uploads(): Promise<HeldUploads> {
    const { holdUploads } = await work.get()
    if (made !== null) return made
    made = holdUploads(shell, { waiting, hasAny })
    made.turnTo(person)
    return made
  }
  const known = async () => (made !== null || (await hasAny()) ? uploads() : null)

  return {
    waiting,
    load: async () => (await known())?.load(),
    hold: async (photo, content, underWay) => (await uploads()).hold(photo, content, underWay),
    read: async url => (await known())?.read(url) ?? null,
    sendShown: async () => made?.sendShown(),
    async sendNamed(text) {
      if (!text.includes(fileUrl(''))) return true
      return (await known())?.sendNamed(text) ?? true
    },
    forgetUnnamed: async () => made?.forgetUnnamed(),
    turnTo(next) {
      person = next
      made?.turnTo(next)
    },
  }
}

/** Uploads photos when the network is back, and clears their list when the user changes. */
export function followPhotos(shell: Pick<Shell, 'network' | 'photos' | 'session' | 'view'>): void {
  const { network, photos } = shell
  followHolder(shell, holder => photos.turnTo(holder))
  network.away.subscribe((now, before) => {
    if (now.awaySince === null && before.awaySince !== null) void photos.sendShown()
  })
}
