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

test('a second build waits until the first lets go', async () => {
  const letGo = await holdBuildLock(folder, () => expect.fail('nobody else builds'))
  let waitedFor = 0
  const second = holdBuildLock(folder, pid => {
    waitedFor = pid
    letGo()
  })
  const letGoSecond = await second
  expect(waitedFor).toBe(process.pid)
  letGoSecond()
  expect(existsSync(join(folder, 'lock'))).toBe(false)
})

test('the lock of a build that was killed is taken over', async () => {
  // Above the largest process number of any system.
  writeFileSync(join(folder, 'lock'), '999999999')
  const letGo = await holdBuildLock(folder, () => expect.fail('that process is gone'))
  letGo()
})
