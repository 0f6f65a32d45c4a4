import { describe, expect, it } from 'vitest'
import { createUploadSpace, fits } from './upload-space.ts'

const MB = 1024 * 1024
const full = { kind: 'full' }

describe('[UI-12] upload space', () => {
  it.each([
    ['to the last byte', 30, { free: 100, reserved: 50, reserve: 20 }, true],
    ['not a byte of the reserve', 31, { free: 100, reserved: 50, reserve: 20 }, false],
    ['reservations of others count', 50, { free: 100, reserved: 60, reserve: 0 }, false],
    ['an empty disk', 1, { free: 0, reserved: 0, reserve: 0 }, false],
  ])('%s', (_what, wanted, space, expected) => {
    expect(fits(wanted, space)).toBe(expected)
  })

  it('does not give reserved space to another upload until it is released', async () => {
    const space = createUploadSpace(() => Promise.resolve(100 * MB), 20 * MB)
    const first = await space.reserve(50 * MB)
    await expect(space.reserve(50 * MB)).rejects.toMatchObject(full)
    first.release()
    first.release()
    await space.reserve(50 * MB)
    await expect(space.reserve(50 * MB)).rejects.toMatchObject(full)
    await space.reserve(30 * MB)
  })

  it('counts written bytes once, as part of the disk usage', async () => {
    let free = 100 * MB
    const space = createUploadSpace(() => Promise.resolve(free), 0)
    const first = await space.reserve(60 * MB)
    await first.writes(60 * MB)
    free = 40 * MB
    await space.reserve(40 * MB)
    await expect(space.reserve(1)).rejects.toMatchObject(full)
  })

  it('notices other writes to the disk during an upload', async () => {
    let free = 100 * MB
    const space = createUploadSpace(() => Promise.resolve(free), 20 * MB)
    const upload = await space.reserve(50 * MB)
    await upload.writes(5 * MB)
    free = 60 * MB
    await expect(upload.writes(5 * MB)).rejects.toMatchObject(full)
  })
})
