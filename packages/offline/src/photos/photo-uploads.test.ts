import { fileUrl } from '@apron/contract/wire/formats/file-url'
import { describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { PendingPhoto } from './pending-photo.ts'
import type { PhotoStore } from './photo-store.ts'
import { createPhotoUploads, type UploadOutcome, type WaitingPhotos } from './photo-uploads.ts'

const ONE = '0f8fad5b-d9cb-469f-a165-70867728950e'
const TWO = '1f8fad5b-d9cb-469f-a165-70867728950e'
const photo = (id: string, keptAt = 0): PendingPhoto => ({
  id,
  name: 'photo-1.jpg',
  type: 'image/jpeg',
  bytes: 3,
  draft: 'a',
  site: { id: '1', code: 'CAN' },
  keptAt,
})
const content = new Blob(['one'])

/** Creates a device with these photos, and a network that the test controls. */
function start(photos: readonly string[] = []) {
  const device = new Map(photos.map(id => [id, { photo: photo(id), content }]))
  const store: PhotoStore = {
    all: () => Promise.resolve([...device.values()].map(each => each.photo)),
    keep: (each, bytes) => Promise.resolve(void device.set(each.id, { photo: each, content: bytes })),
    read: ({ id }) => Promise.resolve(device.get(id)?.content ?? null),
    drop: ids => Promise.resolve(ids.forEach(id => device.delete(id))),
    clear: () => Promise.resolve(device.clear()),
  }
  const state = {
    away: false,
    outcome: 'done' as UploadOutcome,
    unsavedText: '',
    now: 100_000,
    canStore: true,
  }
  const send = vi.fn((_photo: PendingPhoto, _content: Blob) =>
    Promise.resolve(state.away ? 'away' : state.outcome),
  )
  const uploads = createPhotoUploads({
    waiting: createStore<WaitingPhotos>(() => new Map()),
    photos: (fallback, action) => (state.canStore ? action(store) : Promise.resolve(fallback)),
    hasAny: () => Promise.resolve(device.size > 0),
    send,
    isAway: () => state.away,
    unsavedText: () => Promise.resolve(state.unsavedText),
    now: () => state.now,
  })
  const waitingPhotos = () => Object.fromEntries(uploads.waiting.getState())
  return { device, state, send, uploads, waitingPhotos }
}

describe('[PHOTO-06] a photo that could not be uploaded', () => {
  it('waits on the device, and is uploaded once when the network is back', async () => {
    const { device, state, send, uploads, waitingPhotos } = start()
    state.away = true
    expect(await uploads.store(photo(ONE), content)).toBe('stored')
    expect(waitingPhotos()).toEqual({ [fileUrl(ONE)]: null })
    expect(await uploads.read(fileUrl(ONE))).toBe(content)
    expect(send).not.toHaveBeenCalled()
    await uploads.uploadShown()
    expect(waitingPhotos()).toEqual({ [fileUrl(ONE)]: null })
    state.away = false
    send.mockClear()
    await Promise.all([uploads.uploadShown(), uploads.uploadShown()])
    expect(send).toHaveBeenCalledExactlyOnceWith(photo(ONE), content)
    expect(waitingPhotos()).toEqual({})
    expect(device.size).toBe(0)
    expect(await uploads.read(fileUrl(ONE))).toBeNull()
  })

  it('is uploaded only after a page has shown it', async () => {
    const { device, send, uploads } = start([ONE, TWO])
    await uploads.uploadShown()
    expect(send).not.toHaveBeenCalled()
    await uploads.read(fileUrl(ONE))
    await vi.waitFor(() => expect([...device.keys()]).toEqual([TWO]))
  })

  it('reports why the server refused it, and is not uploaded again automatically', async () => {
    const { state, send, uploads, waitingPhotos } = start([ONE])
    state.outcome = { refused: 'no room' }
    await uploads.read(fileUrl(ONE))
    await vi.waitFor(() => expect(waitingPhotos()).toEqual({ [fileUrl(ONE)]: 'no room' }))
    await uploads.read(fileUrl(ONE))
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('is not accepted if the draft is full or the device cannot store it', async () => {
    const { state, uploads, waitingPhotos } = start()
    expect(await uploads.store({ ...photo(ONE), bytes: 1e9 }, content)).toBe('full')
    state.canStore = false
    expect(await uploads.store(photo(ONE), content)).toBe('unavailable')
    expect(waitingPhotos()).toEqual({})
  })

  it('is not uploaded again while its upload is running', async () => {
    const { device, send, uploads } = start()
    const startedUpload = Promise.withResolvers<UploadOutcome>()
    await uploads.store(photo(ONE), content, startedUpload.promise)
    const upload = uploads.uploadReferenced(fileUrl(ONE))
    startedUpload.resolve('done')
    expect(await upload).toBe(true)
    expect(send).not.toHaveBeenCalled()
    expect(device.size).toBe(0)
  })

  it('is removed when no draft refers to it any more, unless it was just stored', async () => {
    const { device, state, uploads } = start([ONE, TWO])
    await uploads.read(fileUrl(TWO))
    state.away = true
    await uploads.store(photo('2f8fad5b-d9cb-469f-a165-70867728950e', state.now), content)
    state.unsavedText = JSON.stringify({ photos: [fileUrl(ONE)] })
    await uploads.removeUnreferenced()
    expect([...device.keys()]).toEqual([ONE, '2f8fad5b-d9cb-469f-a165-70867728950e'])
  })

  it('is available only to its user', async () => {
    const { device, uploads, waitingPhotos } = start([ONE])
    await uploads.uploadReferenced(fileUrl(TWO))
    expect(Object.keys(waitingPhotos())).toEqual([fileUrl(ONE)])
    const otherPhotos = new Map(device)
    device.clear()
    uploads.switchUser('100105')
    expect(waitingPhotos()).toEqual({})
    expect(await uploads.read(fileUrl(ONE))).toBeNull()
    for (const [id, each] of otherPhotos) device.set(id, each)
    uploads.switchUser('100104')
    await vi.waitFor(() => expect(Object.keys(waitingPhotos())).toEqual([fileUrl(ONE)]))
  })
})

describe('[PHOTO-07] a save', () => {
  it('waits until a photo that it refers to is uploaded', async () => {
    const { state, send, uploads } = start([ONE, TWO])
    state.away = true
    expect(await uploads.uploadReferenced(JSON.stringify({ url: fileUrl(ONE) }))).toBe(false)
    state.away = false
    send.mockClear()
    expect(await uploads.uploadReferenced(JSON.stringify({ url: fileUrl(ONE) }))).toBe(true)
    expect(send.mock.calls.map(([{ id }]) => id)).toEqual([ONE])
  })

  it('is sent at once if it refers to no photo on the device', async () => {
    const { send, uploads } = start([ONE])
    expect(await uploads.uploadReferenced('{"a":1}')).toBe(true)
    expect(await uploads.uploadReferenced(fileUrl(TWO))).toBe(true)
    expect(send).not.toHaveBeenCalled()
  })

  it('is sent even if the server refuses its photo', async () => {
    const { state, uploads } = start([ONE])
    state.outcome = { refused: 'no room' }
    expect(await uploads.uploadReferenced(fileUrl(ONE))).toBe(true)
  })
})
