import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OperatorError } from '../platform/config/operator-error.ts'
import { demoLoginFile, demoPassword, forgetDemoPassword, randomPassword } from './demo-password.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'demo password '))
})
afterEach(async () => {
  await rm(dataDir, { recursive: true })
})

describe('demo password', () => {
  it('is created once per store, for its owner only', async () => {
    const { password, isNew } = await demoPassword({ dataDir, demoPassword: null })
    expect(isNew).toBe(true)
    expect(await demoPassword({ dataDir, demoPassword: null })).toEqual({ password, isNew: false })
    expect((await stat(demoLoginFile(dataDir))).mode & 0o777).toBe(0o600)
    expect(await readFile(demoLoginFile(dataDir), 'utf8')).toContain(`password: ${password}\n`)
  })

  it('differs between stores', async () => {
    const first = await demoPassword({ dataDir, demoPassword: null })
    const other = await demoPassword({ dataDir: join(dataDir, 'new'), demoPassword: null })
    expect(other.password).not.toBe(first.password)
  })

  it('comes from the settings if set, and stays', async () => {
    for (const wanted of ['chosen by me 2026', null, 'another one']) {
      expect((await demoPassword({ dataDir, demoPassword: wanted })).password).toBe('chosen by me 2026')
    }
  })

  it('leaves a file without a password unchanged and explains what to do', async () => {
    await writeFile(demoLoginFile(dataDir), 'something else\n')
    await expect(demoPassword({ dataDir, demoPassword: null })).rejects.toThrow(OperatorError)
    expect(await readFile(demoLoginFile(dataDir), 'utf8')).toBe('something else\n')
  })

  it('can be deleted and replaced by a new one', async () => {
    const { password } = await demoPassword({ dataDir, demoPassword: null })
    await forgetDemoPassword(dataDir)
    expect(await demoPassword({ dataDir, demoPassword: null })).not.toMatchObject({ password })
  })

  it('has 16 unambiguous characters', () => {
    for (let round = 0; round < 200; round++) {
      expect(randomPassword()).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/)
    }
  })
})
