import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listMenus } from '@apron/contract/sign-in/auth.calls'
import { SubAppRegistry } from '@apron/contract/sub-apps/manifest'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PLUGINS } from '../../src/app/plugins.ts'
import { deployApp, makeDist } from '../support/built-files.ts'
import { environmentOf, runAppCommand } from '../support/servers/app-command.ts'
import { startTestServer, type TestServer } from '../support/servers/test-server.ts'
import { describeOnStores } from '../support/stores/stores.ts'

const TITLES = {
  '/vue3/list': { zh: '列表', en: 'List' },
  '/vue3/detail': { zh: '详情', en: 'Detail' },
  '/amm/stolen': { zh: '别人的页面', en: 'Somebody else’s page' },
}

describeOnStores('npm run app, while the server runs', store => {
  let dist: string
  let apps: string
  let builds: string
  let server: TestServer

  const build = async (version: string) => {
    await deployApp(apps, 'amm', version)
    await writeFile(join(apps, 'amm', 'newest.json'), JSON.stringify({ version }))
  }

  const start = async () =>
    await startTestServer(store.database, {
      plugins: PLUGINS,
      distDir: dist,
      settings: { appsDir: apps },
      operatorDir: store.kind === 'pglite' ? store.place.settings.dataDir : null,
    })

  // The command compares a store with what this version would bring into it, including the applications.
  store.fillWith(PLUGINS)
  beforeAll(async () => {
    dist = await makeDist()
    apps = join(dist, 'apps')
    builds = await mkdtemp(join(tmpdir(), 'apron builds '))
    await build('1.0.0')
    await build('1.1.0')
    const spoilt = await deployApp(apps, 'amm', '1.2.0')
    await writeFile(join(spoilt, 'entry.js'), 'export const contract = 1; alert(1)')
    server = await start()
  })
  afterAll(async () => {
    await server.close()
    for (const folder of [dist, builds]) await rm(folder, { recursive: true, force: true })
  })

  const app = async (line: string | readonly string[], env: Record<string, string> = {}) =>
    await runAppCommand(typeof line === 'string' ? line.split(' ') : line, {
      ...environmentOf(store.place),
      // Only the running server knows the other applications; without it, the command knows just this one.
      APPS_DIR: store.kind === 'pglite' ? '/nowhere' : apps,
      ...env,
    })

  const activeVersions = async (from: TestServer = server) => {
    const registry = await (await fetch(`${from.origin}/apps/registry.json`)).json()
    return Object.fromEntries(
      Object.entries(Value.Parse(SubAppRegistry, registry).apps).map(([name, { manifest }]) => [
        name,
        manifest.version,
      ]),
    )
  }

  it('lists the versions, marks the active one and gives the reason why a version is unusable', async () => {
    const { code, output } = await app('list')
    expect(code).toBe(0)
    expect(output).toMatch(/^amm {2}enabled {2}follows the latest build \(the server, \d{4}-/m)
    expect(output).toMatch(/^ {2}\* 1\.1\.0 {2}not used$/m)
    expect(output).toMatch(/^ {4}1\.0\.0 {2}not used$/m)
    expect(output).toMatch(/^ {4}1\.2\.0 {2}cannot be used: entry\.js is not the file of the build$/m)
  })

  it('answers in the language of the terminal', async () => {
    const { output } = await app('list', { LANG: 'zh_CN.UTF-8' })
    expect(output).toContain('已启用')
    expect(output).toContain('不能使用：entry.js 与构建时的文件不一致')
    expect((await app('use amm 9.9.9', { LANG: 'zh_CN.UTF-8' })).output).toContain('可用的版本：1.1.0、1.0.0')
  })

  it('[APP-12] rolls back at once, on every node, and no later build undoes it', async () => {
    const { code, output } = await app('use amm 1.0.0')
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringContaining('amm now uses version 1.0.0 (before: 1.1.0)'),
    })
    expect(await activeVersions()).toEqual({ amm: '1.0.0' })
    await build('1.3.0')
    const other = await startTestServer(store.database, { distDir: dist, settings: { appsDir: apps } })
    try {
      expect(await activeVersions(other)).toEqual({ amm: '1.0.0' })
      expect((await app('list')).output).toMatch(/version chosen by [^,]+, \d{4}-/)
      expect(await app('use amm newest')).toMatchObject({ code: 0, output: expect.stringContaining('1.3.0') })
      expect(await activeVersions(other)).toEqual({ amm: '1.3.0' })
    } finally {
      await other.close()
    }
  })

  it.each([
    ['use amm 9.9.9', 'Usable versions: 1.3.0, 1.1.0, 1.0.0'],
    ['use ../amm 1.0.0', 'There is no such sub-application'],
    ['remove amm', 'Usage:'],
  ])('rejects “%s” with the reason and changes nothing', async (line, words) => {
    const before = await activeVersions()
    const { code, output } = await app(line)
    expect(code).toBe(1)
    expect(output).toContain(words)
    expect(output).not.toMatch(/\n\s+at /)
    expect(await activeVersions()).toEqual(before)
  })

  it('accepts a version that was just repaired', async () => {
    expect((await app('use amm 1.2.0')).code).toBe(1)
    await deployApp(apps, 'amm', '1.2.0')
    expect((await app('use amm 1.2.0')).code).toBe(0)
    expect(await activeVersions()).toEqual({ amm: '1.2.0' })
  })

  it('disables and enables', async () => {
    expect(await app('disable amm')).toMatchObject({
      code: 0,
      output: expect.stringContaining('is disabled'),
    })
    expect(await activeVersions()).toEqual({})
    expect((await app('list')).output).toMatch(/^amm {2}disabled \(/m)
    expect((await app('enable amm')).code).toBe(0)
    expect(await activeVersions()).toEqual({ amm: '1.2.0' })
  })

  describe('add', () => {
    it('places the first version of an application and makes it active', async () => {
      const folder = await deployApp(builds, 'vue3', '1.0.0', { manifest: { titles: TITLES } })
      await writeFile(join(folder, 'notes.txt'), 'not in the manifest')
      const { code, output } = await app(['add', folder])
      expect({ code, output }).toEqual({
        code: 0,
        output: expect.stringContaining('as the first version, is now active'),
      })
      expect((await activeVersions())['vue3']).toBe('1.0.0')
      expect((await fetch(`${server.origin}/apps/vue3/1.0.0/entry.js`)).status).toBe(200)
      const there = await readdir(join(apps, 'vue3', '1.0.0'))
      expect(there.toSorted()).toEqual(['entry.js', 'entry.js.br', 'manifest.json', 'manifest.json.br'])
      expect((await readdir(apps)).filter(name => name.startsWith('.'))).toEqual([])
    })

    it('places a later version without using it and prints how to use it; repeating it changes nothing', async () => {
      const folder = await deployApp(builds, 'vue3', '1.1.0')
      for (const args of [
        ['add', folder],
        ['add', join('vue3', '1.1.0')],
      ]) {
        const { code, output } = await app(args, { INIT_CWD: builds })
        expect(code).toBe(0)
        expect(output).toContain('npm run app -- use vue3 1.1.0')
      }
      expect((await activeVersions())['vue3']).toBe('1.0.0')
      const restarted = await startTestServer(store.database, { distDir: dist, settings: { appsDir: apps } })
      expect((await activeVersions(restarted))['vue3']).toBe('1.0.0')
      await restarted.close()
    })

    it('rejects a folder whose entry file differs from the one that was built', async () => {
      const folder = await deployApp(builds, 'ipc', '1.0.0')
      await writeFile(join(folder, 'entry.js'), 'export const contract = 1; alert(1)')
      expect(await app(['add', folder])).toMatchObject({
        code: 1,
        output: expect.stringContaining('entry.js is not the file of the build'),
      })
      expect(await activeVersions()).not.toHaveProperty('ipc')
    })
  })

  /** Menu entries of vue3 that a person sees. */
  const pagesOf = async (userCode: string) => {
    const portal = await server.as(userCode)
    portal.language = 'en'
    const { envelope } = await portal.call(listMenus)
    const group = envelope.data.find(item => item.children.some(child => child.url.startsWith('/vue3/')))
    return group && { name: group.name, pages: group.children.map(({ url, name }) => [url, name]) }
  }

  describe('menu', () => {
    it('[NAV-12] opens the pages of an application to the given roles only; repeating it changes nothing', async () => {
      expect(await pagesOf('100104')).toBeUndefined()
      const menu = ['menu', 'vue3', '--roles', 'inspector,admin', '--zh', '演示应用', '--en', 'Guest']
      expect(await app(menu)).toMatchObject({
        code: 0,
        output: expect.stringContaining('new entries: 2, new grants: 4'),
      })
      const expected = {
        name: 'Guest',
        pages: [
          ['/vue3/list', 'List'],
          ['/vue3/detail', 'Detail'],
        ],
      }
      expect(await pagesOf('100104')).toEqual(expected)
      expect(await pagesOf('100001')).toEqual(expected)
      expect(await pagesOf('100003')).toBeUndefined()
      const again = await app('menu vue3 --roles INSPECTOR')
      expect(again).toMatchObject({ code: 0, output: expect.stringContaining('needs no change') })
      expect(await pagesOf('100104')).toEqual(expected)
    })
  })
})
