import { fileUrl } from '@apron/contract/wire/formats/file-url'
import type { StoreApi } from 'zustand/vanilla'
import type { Holding } from '../drafts/holding.ts'
import { type HeldPhoto, hasRoom } from './held-photo.ts'

/** Outcome of an upload: `away` if there was no response or nobody is signed in, or the reason for the refusal. */
export type Sent = 'done' | 'away' | { readonly refused: string }

/** Photos on the device by address: the reason for a refusal, or null while the photo waits. */
export type WaitingPhotos = ReadonlyMap<string, string | null>

/** Uploads of photos that wait on the device with their drafts. */
export interface HeldUploads {
  readonly waiting: StoreApi<WaitingPhotos>
  /** Loads the photos of this user from the device. */
  load(): Promise<void>
  /** Stores a photo on the device. @param underWay a slow upload that is already running */
  hold(photo: HeldPhoto, content: Blob, underWay?: Promise<Sent>): Promise<'held' | 'full' | 'unable'>
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
  readonly photos: Holding['photos']
  /** Returns whether anything is stored in this browser. If not, no key is requested. */
  readonly hasAny: () => Promise<boolean>
  readonly send: (photo: HeldPhoto, content: Blob) => Promise<Sent>
  readonly isAway: () => boolean
  /** Returns all drafts and waiting saves as text. */
  readonly typed: () => Promise<string>
  readonly now: () => number
}

/** Age up to which the draft of a photo may not have been written yet, ms. */
const YOUNG_MS = 60_000

export function createHeldUploads(deps: UploadsDeps): HeldUploads {
  const { waiting, photos, hasAny, send, isAway, typed, now } = deps
  const known = new Map<string, HeldPhoto>()
  const shown = new Set<string>()
  const sending = new Map<string, Promise<Sent>>()
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
    const held = await photos<HeldPhoto[]>([], store => store.all())
    if (owner !== current) return
    for (const photo of held) known.set(fileUrl(photo.id), photo)
    if (held.length > 0) update(next => held.forEach(photo => next.set(fileUrl(photo.id), null)))
  }
  const loaded = () => (loading ??= load())

  function forget(urls: readonly string[]): Promise<void> {
    const ids = urls.flatMap(url => known.get(url)?.id ?? [])
    for (const url of urls) known.delete(url)
    update(next => urls.forEach(url => next.delete(url)))
    return photos(undefined, store => store.drop(ids))
  }

  async function carryOut(photo: HeldPhoto): Promise<Sent> {
    const content = await photos(null, store => store.read(photo))
    return content === null ? 'done' : send(photo, content)
  }

  /** Uploads a photo, unless its upload is already running. */
  function sendOne(url: string, begun?: Promise<Sent>): Promise<Sent> {
    const photo = known.get(url)
    if (photo === undefined) return Promise.resolve('done')
    const underWay = sending.get(url)
    if (underWay !== undefined) return underWay
    const ending = (begun ?? carryOut(photo)).then(async sent => {
      sending.delete(url)
      // Another user may be signed in by now.
      if (known.get(url) !== photo) return sent
      if (sent === 'done') await forget([url])
      else if (sent !== 'away') update(next => next.set(url, sent.refused))
      return sent
    })
    sending.set(url, ending)
    return ending
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
    load: loaded,
    async hold(photo, content, underWay) {
      await loaded()
      if (!hasRoom([...known.values()], photo)) return 'full'
      const isKept = await photos(false, async store => {
        await store.keep(photo, content)
        return true
      })
      if (!isKept) return 'unable'
      const url = fileUrl(photo.id)
      known.set(url, photo)
      shown.add(url)
      update(next => next.set(url, null))
      if (underWay !== undefined) void sendOne(url, underWay)
      return 'held'
    },
    async read(url) {
      await loaded()
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
      await loaded()
      return sendAll([...known.keys()].filter(url => text.includes(url)))
    },
    async removeUnreferenced() {
      if (known.size === 0) return
      const text = await typed()
      const gone = [...known].filter(
        ([url, { keptAt }]) => !text.includes(url) && now() - keptAt > YOUNG_MS && !sending.has(url),
      )
      if (gone.length > 0) await forget(gone.map(([url]) => url))
    },
    switchUser(person) {
      if (person === current) return
      current = person
      const isAsked = loading !== null
      known.clear()
      shown.clear()
      loading = null
      waiting.setState(new Map(), true)
      if (isAsked && person !== null) void loaded()
    },
  }
}
