import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSignedArchive } from '../../features/sub-apps/uploads/read-signed-archive.ts'
import { parseSigningKeys } from '../../platform/config/signing-keys.ts'
import { createSigningKey, signFolder } from './sign-version.ts'

const ENTRY = 'export const contract = 1'
const MANIFEST = {
  name: 'amm',
  version: '1.0.0-ab12',
  contract: 1,
  kind: 'esm',
  entry: 'entry.js',
  css: [],
  preload: [],
  integrity: { 'entry.js': `sha384-${createHash('sha384').update(ENTRY).digest('base64')}` },
  tabs: 'multi',
  titles: {},
  keepAlive: [],
  confirmClose: [],
  public: [],
  shared: {},
  minShell: '1',
}
const NOW = new Date('2026-03-02T08:00:00Z')
let folder: string
const key = () => join(folder, 'release.key')
const sign = (into = folder) => signFolder(folder, { key: key(), into, now: NOW })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apron-sign-'))
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(MANIFEST))
  await writeFile(join(folder, 'entry.js'), ENTRY)
  await writeFile(join(folder, 'notes.txt'), 'not of the version')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('[ADM-87] signs an archive with a generated key that the server accepts with the printed setting', async () => {
  const made = await createSigningKey('release', folder)
  expect((await stat(key())).mode & 0o777).toBe(0o600)
  const setting = /APP_SIGNING_KEYS=(\S+)$/.exec(made.en)?.[1] ?? ''
  const keys = parseSigningKeys(setting) ?? expect.fail('no keys')
  expect((await sign()).en).toContain('amm-1.0.0-ab12.zip')
  const taken: string[] = []
  const signed = await readSignedArchive(join(folder, 'amm-1.0.0-ab12.zip'), {
    keys,
    now: NOW,
    async take(file, content) {
      for await (const _part of content) if (!taken.includes(file)) taken.push(file)
    },
  })
  expect(signed).toMatchObject({ keyId: 'release', signedAt: NOW, files: 1, manifest: MANIFEST })
  expect(taken).toEqual(['manifest.json', 'entry.js'])
})

it('[ADM-87] does not replace an existing key', async () => {
  const before = await readFile(key(), 'utf8')
  await expect(createSigningKey('release', folder)).rejects.toThrow(/EEXIST/)
  expect(await readFile(key(), 'utf8')).toBe(before)
})

it('[ADM-87] rejects an invalid key, and a folder that differs from its build', async () => {
  await expect(
    signFolder(folder, { key: join(folder, 'notes.txt'), into: folder, now: NOW }),
  ).rejects.toThrow(/notes\.txt/)
  await writeFile(join(folder, 'entry.js'), 'damaged')
  await expect(sign()).rejects.toThrow(/entry\.js/)
})
