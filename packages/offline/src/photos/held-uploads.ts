import { fileUrl } from '@apron/contract/wire/file-url'
import type { StoreApi } from 'zustand/vanilla'
import type { Holding } from '../drafts/holding.ts'
import { type HeldPhoto, hasRoom } from './held-photo.ts'

/** What became of an upload: `away` where nothing answered or nobody is signed in; else why the server does not take the photo. */
export type Sent = 'done' | 'away' | { readonly refused: string }

/** Why the server did not take a photo, by its address; null while it waits. */
export type WaitingPhotos = ReadonlyMap<string, string | null>

/** Photos of drafts on their way from the device to the server. */
export interface HeldUploads {
  readonly waiting: StoreApi<WaitingPhotos>
  /** Finds what the device holds of this person. */
  load(): Promise<void>
  /** @param underWay the upload that has begun and takes its time */
  hold(photo: HeldPhoto, content: Blob, underWay?: Promise<Sent>): Promise<'held' | 'full' | 'unable'>
  /** What the device holds under this address, which a page shows: it may go up now. Null: nothing. */
  read(url: string): Promise<Blob | null>
  /** The network is back. */
  sendShown(): Promise<void>
  /** Uploads the photos that a text names. @returns whether all that it names is on the server, or was refused by it */
  sendNamed(text: string): Promise<boolean>
  /** Removes what no text of this person names any more. */
  forgetUnnamed(): Promise<void>
  /** Nobody is signed in any more, or somebody else; what a page has asked for is asked anew for whoever is. */
  turnTo(person: string | null): void
}

export interface UploadsDeps {
  readonly waiting: StoreApi<WaitingPhotos>
  readonly photos: Holding['photos']
  /** Whether anything is kept in this browser at all: who has kept nothing asks for no key. */
  readonly hasAny: () => Promise<boolean>
  readonly send: (photo: HeldPhoto, content: Blob) => Promise<Sent>
  readonly isAway: () => boolean
  /** All that is typed and not saved, or waits to be sent, as text. */
  readonly typed: () => Promise<string>
  readonly now: () => number
}

/** Its draft is not written yet, ms. */
const YOUNG_MS = 60_000

export function createHeldUploads(deps: UploadsDeps): HeldUploads {
  const { waiting, photos, hasAny, send, isAway, typed, now } = deps
  const known = new Map<string, HeldPhoto>()
  const shown = new Set<string>()
  const sending = new Map<string, Promise<Sent>>()
  let loading: Promise<void> | null = null
  let current: string | null = null

  function say(change: (next: Map<string, string | null>) => void): void {
    const next = new Map(waiting.getState())
    change(next)
    waiting.setState(next, true)
  }

  async function load(): Promise<void> {
    if (!(await hasAny())) return
    const whose = current
    const held = await photos<HeldPhoto[]>([], store => store.all())
    if (whose !== current) return
    for (const photo of held) known.set(fileUrl(photo.id), photo)
    if (held.length > 0) say(next => held.forEach(photo => next.set(fileUrl(photo.id), null)))
  }
  const loaded = () => (loading ??= load())

  function forget(urls: readonly string[]): Promise<void> {
    const ids = urls.flatMap(url => known.get(url)?.id ?? [])
    for (const url of urls) known.delete(url)
    say(next => urls.forEach(url => next.delete(url)))
    return photos(undefined, store => store.drop(ids))
  }

  async function carryOut(photo: HeldPhoto): Promise<Sent> {
    const content = await photos(null, store => store.read(photo))
    return content === null ? 'done' : send(photo, content)
  }

  /** Once at a time, however many ask. */
  function sendOne(url: string, begun?: Promise<Sent>): Promise<Sent> {
    const photo = known.get(url)
    if (photo === undefined) return Promise.resolve('done')
    const underWay = sending.get(url)
    if (underWay !== undefined) return underWay
    const ending = (begun ?? carryOut(photo)).then(async sent => {
      sending.delete(url)
      // Somebody else may be signed in by now.
      if (known.get(url) !== photo) return sent
      if (sent === 'done') await forget([url])
      else if (sent !== 'away') say(next => next.set(url, sent.refused))
      return sent
    })
    sending.set(url, ending)
    return ending
  }

  async function sendAll(urls: readonly string[]): Promise<boolean> {
    for (const url of urls) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the line is bad
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
      say(next => next.set(url, null))
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
    async sendShown() {
      await sendAll([...shown])
    },
    async sendNamed(text) {
      if (!text.includes(fileUrl(''))) return true
      await loaded()
      return sendAll([...known.keys()].filter(url => text.includes(url)))
    },
    async forgetUnnamed() {
      if (known.size === 0) return
      const text = await typed()
      const gone = [...known].filter(
        ([url, { keptAt }]) => !text.includes(url) && now() - keptAt > YOUNG_MS && !sending.has(url),
      )
      if (gone.length > 0) await forget(gone.map(([url]) => url))
    },
    turnTo(person) {
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
