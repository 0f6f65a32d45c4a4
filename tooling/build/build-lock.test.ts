import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdBuildLock } from './build-lock.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('makes a second build wait until the first releases the lock', async () => {
  const release = await holdBuildLock(folder, () => expect.fail('nobody else builds'))
  let waitedFor = 0
  const second = holdBuildLock(folder, pid => {
    waitedFor = pid
    release()
  })
  const letGoSecond = await second
  expect(waitedFor).toBe(process.pid)
  letGoSecond()
  expect(existsSync(join(folder, 'lock'))).toBe(false)
})

test('takes over the lock of a killed build', async () => {
  // Larger than any process id.
  writeFileSync(join(folder, 'lock'), '999999999')
  const release = await holdBuildLock(folder, () => expect.fail('that process is gone'))
  release()
})
