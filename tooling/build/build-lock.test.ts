import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { acquireBuildLock } from './build-lock.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('makes a second build wait until the first releases the lock', async () => {
  const release = await acquireBuildLock(folder, () => expect.fail('nobody else builds'))
  let pidOfOwner = 0
  const second = acquireBuildLock(folder, pid => {
    pidOfOwner = pid
    release()
  })
  const releaseSecond = await second
  expect(pidOfOwner).toBe(process.pid)
  releaseSecond()
  expect(existsSync(join(folder, 'lock'))).toBe(false)
})

test('takes over the lock of a killed build', async () => {
  // Larger than any process id.
  writeFileSync(join(folder, 'lock'), '999999999')
  const release = await acquireBuildLock(folder, () => expect.fail('that process is gone'))
  release()
})
