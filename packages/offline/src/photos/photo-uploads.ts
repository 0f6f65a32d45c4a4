import { fileUrl } from '@apron/contract/wire/formats/file-url'
import type { StoreApi } from 'zustand/vanilla'
import type { SessionStores } from '../drafts/session-stores.ts'
import { hasRoom, type PendingPhoto } from './pending-photo.ts'

/** Outcome of an upload: `away` if there was no response or nobody is signed in, or the reason for the refusal. */
export type UploadOutcome = 'done' | 'away' | { readonly refused: string }

/** Photos on the device by address: the reason for a refusal, or null while the photo waits. */
export type WaitingPhotos = ReadonlyMap<string, string | null>

/** Uploads of photos that wait on the device with their drafts. */
export interface PhotoUploads {
  readonly waiting: StoreApi<WaitingPhotos>
  /** Loads the photos of this user from the device. */
  load(): Promise<void>
  /** Stores a photo on the device. @param runningUpload a slow upload that is already running */
  store(
    photo: PendingPhoto,
    content: Blob,
    runningUpload?: Promise<UploadOutcome>,
  ): Promise<'stored' | 'full' | 'unavailable'>
  /** Returns the photo at this address for a page to show, and starts its upload. Returns null if it is not on the device. */
  read(url: string): Promise<Blob | null>
  /** Uploads the photos that pages have shown. Called when the network is back. */
  uploadShown(): Promise<void>
  /** Uploads the photos that a text refers to. @returns whether all of them were uploaded or refused */
  uploadReferenced(text: string): Promise<boolean>
  /** Removes photos that no draft or save of this user refers to any more. */
  removeUnreferenced(): Promise<void>
  /** Switches to another user, or to none. If photos were loaded before, loads those of the new user. */
  switchUser(person: string | null): void
}

export interface UploadsDeps {
  readonly waiting: StoreApi<WaitingPhotos>
  readonly photos: SessionStores['photos']
  /** Returns whether anything is stored in this browser. If not, no key is requested. */
  readonly hasAny: () => Promise<boolean>
  readonly send: (photo: PendingPhoto, content: Blob) => Promise<UploadOutcome>
  readonly isAway: () => boolean
  /** Returns all drafts and waiting saves as text. */
  readonly unsavedText: () => Promise<string>
  readonly now: () => number
}

/** Age up to which the draft of a photo may not have been written yet, ms. */
const MIN_AGE_MS = 60_000

export function createPhotoUploads(deps: UploadsDeps): PhotoUploads {
  const { waiting, photos, hasAny, send, isAway, unsavedText, now } = deps
  const known = new Map<string, PendingPhoto>()
  const shown = new Set<string>()
  const sending = new Map<string, Promise<UploadOutcome>>()
  let loading: Promise<void> | null = null
  let current: string | null = null

  function update(change: (next: Map<string, string | null>) => void): void {
    const next = new Map(waiting.getState())
    change(next)
    waiting.setState(next, true)
  }

  async function load(): Promise<void> {
    if (!(await hasAny())) return
    const owner = current
    const stored = await photos<PendingPhoto[]>([], store => store.all())
    if (owner !== current) return
    for (const photo of stored) known.set(fileUrl(photo.id), photo)
    if (stored.length > 0) update(next => stored.forEach(photo => next.set(fileUrl(photo.id), null)))
  }
  const loadOnce = () => (loading ??= load())

  function forget(urls: readonly string[]): Promise<void> {
    const ids = urls.flatMap(url => known.get(url)?.id ?? [])
    for (const url of urls) known.delete(url)
    update(next => urls.forEach(url => next.delete(url)))
    return photos(undefined, store => store.drop(ids))
  }

  async function uploadStored(photo: PendingPhoto): Promise<UploadOutcome> {
    const content = await photos(null, store => store.read(photo))
    return content === null ? 'done' : send(photo, content)
  }

  /** Uploads a photo, unless its upload is already running. */
  function sendOne(url: string, startedUpload?: Promise<UploadOutcome>): Promise<UploadOutcome> {
    const photo = known.get(url)
    if (photo === undefined) return Promise.resolve('done')
    const runningUpload = sending.get(url)
    if (runningUpload !== undefined) return runningUpload
    const upload = (startedUpload ?? uploadStored(photo)).then(async outcome => {
      sending.delete(url)
      // Another user may be signed in by now.
      if (known.get(url) !== photo) return outcome
      if (outcome === 'done') await forget([url])
      else if (outcome !== 'away') update(next => next.set(url, outcome.refused))
      return outcome
    })
    sending.set(url, upload)
    return upload
  }

  async function sendAll(urls: readonly string[]): Promise<boolean> {
    for (const url of urls) {
      // oxlint-disable-next-line no-await-in-loop -- uploads run one at a time, because the connection is slow
      if ((await sendOne(url)) === 'away') return false
    }
    return true
  }

  return {
    waiting,
    load: loadOnce,
    async store(photo, content, runningUpload) {
      await loadOnce()
      if (!hasRoom([...known.values()], photo)) return 'full'
      const isStored = await photos(false, async store => {
        await store.keep(photo, content)
        return true
      })
      if (!isStored) return 'unavailable'
      const url = fileUrl(photo.id)
      known.set(url, photo)
      shown.add(url)
      update(next => next.set(url, null))
      if (runningUpload !== undefined) void sendOne(url, runningUpload)
      return 'stored'
    },
    async read(url) {
      await loadOnce()
      const photo = known.get(url)
      if (photo === undefined) return null
      const content = await photos(null, store => store.read(photo))
      shown.add(url)
      if (!isAway() && waiting.getState().get(url) === null) void sendOne(url)
      return content
    },
    async uploadShown() {
      await sendAll([...shown])
    },
    async uploadReferenced(text) {
      if (!text.includes(fileUrl(''))) return true
      await loadOnce()
      return sendAll([...known.keys()].filter(url => text.includes(url)))
    },
    async removeUnreferenced() {
      if (known.size === 0) return
      const text = await unsavedText()
      const unreferenced = [...known].filter(
        ([url, { keptAt }]) => !text.includes(url) && now() - keptAt > MIN_AGE_MS && !sending.has(url),
      )
      if (unreferenced.length > 0) await forget(unreferenced.map(([url]) => url))
    },
    switchUser(person) {
      if (person === current) return
      current = person
      const wasLoaded = loading !== null
      known.clear()
      shown.clear()
      loading = null
      waiting.setState(new Map(), true)
      if (wasLoaded && person !== null) void loadOnce()
    },
  }
}
