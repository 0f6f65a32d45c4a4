import { PARALLEL_UPLOADS, UPLOAD_BYTES_PER_DAY } from '@apron/contract/limits/files'
import { describe, expect, it } from 'vitest'
import { createUploadQuota, uploadRefusal } from './upload-quota.ts'

describe('[UI-12] upload quota of a person', () => {
  it.each([
    ['alone', 1, 10, 0, null],
    ['as the last parallel one', PARALLEL_UPLOADS, 10, 0, null],
    ['not above the limit of parallel ones', PARALLEL_UPLOADS + 1, 10, 0, 429],
    ['up to the last byte of the day', 1, 10, UPLOAD_BYTES_PER_DAY - 10, null],
    ['not above it', 1, 11, UPLOAD_BYTES_PER_DAY - 10, 1137],
    ['not if those in progress exceed it', 2, UPLOAD_BYTES_PER_DAY + 1, 0, 1137],
  ])('%s', (_when, atOnce, bytesAtOnce, bytesOfDay, code) => {
    expect(uploadRefusal({ atOnce, bytesAtOnce, bytesOfDay })?.entry.code ?? null).toBe(code)
  })

  it('frees only the quota of the same person when an upload ends', async () => {
    const quota = createUploadQuota(() => Promise.resolve(0))
    const half = UPLOAD_BYTES_PER_DAY / 2
    const first = await quota.take('a', half)
    await quota.take('a', half)
    await expect(quota.take('a', 1)).rejects.toMatchObject({ entry: { code: 1137 } })
    await quota.take('b', half)
    first()
    await quota.take('a', half)
    await expect(quota.take('a', 1)).rejects.toMatchObject({ entry: { code: 1137 } })
  })
})
