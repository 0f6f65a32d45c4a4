import { rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { deployApp, makeDist } from '../../support/built-files.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const CHUNK = 'export const page = "deployed"'
const EVIL = CHUNK.replace('deployed', 'replaced')

describeOnStores('[APP-15] a chunk that is loaded late', store => {
  let dist: string
  let folder: string
  let server: TestServer

  store.fillWith()
  beforeAll(async () => {
    dist = await makeDist()
    const appsDir = join(dist, 'apps')
    folder = await deployApp(appsDir, 'amm', '1.0.0', {
      files: { 'entry.js': 'export const contract = 1', 'late.js': CHUNK },
    })
    server = await startTestServer(store.database, { distDir: dist, settings: { appsDir } })
  })
  afterAll(async () => {
    await server.close()
    await rm(dist, { recursive: true, force: true })
  })
  beforeEach(async () => {
    await put('late.js', CHUNK)
    await put('late.js.br', brotliCompressSync(CHUNK))
    await rm(join(folder, 'late.js.gz'), { force: true })
    await expectServed('identity')
    await expectServed('br')
  })

  const put = (file: string, bytes: string | Buffer) => writeFile(join(folder, file), bytes)
  const get = (file: string, encoding: string) =>
    fetch(`${server.origin}/apps/amm/1.0.0/${file}`, { headers: { 'accept-encoding': encoding } })

  async function expectServed(encoding: string): Promise<void> {
    const answer = await get('late.js', encoding)
    expect(await answer.text()).toBe(CHUNK)
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
  }

  async function expectRefused(encoding: string): Promise<void> {
    const answer = await get('late.js', encoding)
    expect(answer.status).toBe(500)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({
      code: 500,
      msg: SERVER_ERRORS.fileChanged.zh,
      data: null,
      success: false,
    })
  }

  async function audited() {
    const { rows } = await sql<Record<'user_code' | 'target' | 'change', string>>`
      select user_code, details->>'target' as target, details->>'change' as change
      from security_audit where event = 'changed file refused'
    `.execute(store.database.kysely)
    return rows
  }

  const warnings = () => server.log.filter(line => line.includes('was changed on the disk'))

  it('is not served while changed, and is served again after it is restored', async () => {
    await put('late.js', EVIL)
    await expectRefused('identity')
    expect((await get('entry.js', 'identity')).status).toBe(200)
    await put('late.js', CHUNK)
    await expectServed('identity')
  })

  it('is not served if changed with the same size and time', async () => {
    const { size, atime, mtime } = await stat(join(folder, 'late.js'))
    await put('late.js', EVIL)
    await utimes(join(folder, 'late.js'), atime, mtime)
    expect(await stat(join(folder, 'late.js'))).toMatchObject({ size, mtime })
    await expectRefused('identity')
  })

  it('is not served if only its compressed twin was changed', async () => {
    await put('late.js.br', brotliCompressSync(EVIL))
    await expectRefused('br')
    await expectServed('identity')
    await put('late.js.br', 'not brotli')
    await expectRefused('br')
  })

  it('is not served from a twin added later, unless its content is the same', async () => {
    await put('late.js.gz', gzipSync(EVIL))
    await expectRefused('gzip')
    await put('late.js.gz', gzipSync(CHUNK))
    await expectServed('gzip')
    await put('late.js.deflate', 'anything')
    expect((await get('late.js', 'deflate')).status).toBe(404)
  })

  it('logs and audits each change once', async () => {
    const warningsBefore = warnings().length
    const auditedBefore = (await audited()).length
    await put('late.js', EVIL)
    for (let time = 0; time < 3; time++) await expectRefused('identity')
    expect(warnings()).toHaveLength(warningsBefore + 1)
    expect(warnings().at(-1)).toContain('"app":"amm","version":"1.0.0","file":"late.js"')
    await expect.poll(async () => (await audited()).length).toBe(auditedBefore + 1)
    expect((await audited()).at(-1)).toEqual({
      user_code: 'server',
      target: 'amm 1.0.0',
      change: 'late.js',
    })
  })

  it('is served only if the manifest names it', async () => {
    await put('more.js', CHUNK)
    expect((await get('more.js', 'identity')).status).toBe(404)
  })
})
