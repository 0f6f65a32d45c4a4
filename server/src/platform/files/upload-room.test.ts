import { describe, expect, it } from 'vitest'
import { createUploadRoom, fits } from './upload-room.ts'

const MB = 1024 * 1024
const full = { kind: 'full' }

describe('[UI-12] upload room', () => {
  it.each([
    ['to the last byte', 30, { free: 100, setAside: 50, reserve: 20 }, true],
    ['not a byte of the reserve', 31, { free: 100, setAside: 50, reserve: 20 }, false],
    ['reservations of others count', 50, { free: 100, setAside: 60, reserve: 0 }, false],
    ['an empty disk', 1, { free: 0, setAside: 0, reserve: 0 }, false],
  ])('%s', (_what, wanted, room, expected) => {
    expect(fits(wanted, room)).toBe(expected)
  })

  it('does not give reserved room to another upload until it is released', async () => {
    const room = createUploadRoom(() => Promise.resolve(100 * MB), 20 * MB)
    const first = await room.reserve(50 * MB)
    await expect(room.reserve(50 * MB)).rejects.toMatchObject(full)
    first.release()
    first.release()
    await room.reserve(50 * MB)
    await expect(room.reserve(50 * MB)).rejects.toMatchObject(full)
    await room.reserve(30 * MB)
  })

  it('counts written bytes once, as part of the disk usage', async () => {
    let free = 100 * MB
    const room = createUploadRoom(() => Promise.resolve(free), 0)
    const first = await room.reserve(60 * MB)
    await first.writes(60 * MB)
    free = 40 * MB
    await room.reserve(40 * MB)
    await expect(room.reserve(1)).rejects.toMatchObject(full)
  })

  it('notices other writes to the disk during an upload', async () => {
    let free = 100 * MB
    const room = createUploadRoom(() => Promise.resolve(free), 20 * MB)
    const upload = await room.reserve(50 * MB)
    await upload.writes(5 * MB)
    free = 60 * MB
    await expect(upload.writes(5 * MB)).rejects.toMatchObject(full)
  })
})
