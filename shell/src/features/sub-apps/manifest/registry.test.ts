import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type AppSource,
  installedPages,
  isSameRegistry,
  newVersions,
  registeredManifest,
  registryJson,
  registryOf,
} from './registry.ts'

const manifest = { name: 'amm', version: '1.8.2' }
const deployed: AppSource = { kind: 'deployed', manifest, version: '1.8.2' }

describe('the registry', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('names the active version of each application', () => {
    expect([...registryOf({ schema: 1, apps: { amm: { manifest } } })]).toEqual([['amm', deployed]])
  })

  it('[OFF-22] is unchanged after storage, without development entries', () => {
    const registry = registryOf({
      schema: 1,
      apps: { amm: { manifest } },
      dev: { tools: 'http://localhost' },
    })
    expect([...registryOf(registryJson(registry))]).toEqual([['amm', deployed]])
  })

  it('[APP-14] names the development server of an application, deployed or not', () => {
    const entry = 'http://localhost:9502/web/entry.tsx'
    const registry = registryOf({ schema: 1, apps: { amm: { manifest } }, dev: { amm: entry, tools: entry } })
    expect(registry.get('amm')).toEqual({ kind: 'dev', entry })
    expect(registry.get('tools')).toEqual({ kind: 'dev', entry })
  })

  it.each([
    'https://evil.example/apps/amm/1.8.2/manifest.json',
    7,
    null,
    {},
    { version: '1.8' },
    { version: '1.8.2/../../../evil' },
    { version: '//evil.example/1.8.2' },
  ])('omits an application whose manifest is %j', wrong => {
    expect(registryOf({ schema: 1, apps: { amm: { manifest: wrong } } }).size).toBe(0)
  })

  it('checks a manifest only when its application is loaded', () => {
    expect(() => registeredManifest('amm', manifest)).toThrow('/apps/registry.json: contract undefined')
  })

  it.each([[null], [[]], [{ schema: 2, apps: {} }], [{ schema: 1 }], ['text']])('rejects %j', json => {
    expect(() => registryOf(json)).toThrow('not of the known form')
  })
})

describe('[APP-15] a new version', () => {
  it.each([
    ['the same version runs', '1.8.2', deployed, {}],
    ['a newer one is active', '1.8.1', deployed, { amm: '1.8.2' }],
    ['an older one is active after a roll back', '1.9.0', deployed, { amm: '1.8.2' }],
    ['the application is no longer registered', '1.8.2', null, {}],
    ['it comes from a development server', '1.8.1', { kind: 'dev', entry: 'http://localhost:9502/x' }, {}],
  ] as const)('is reported correctly when %s', (_what, running, source, expected) => {
    const registry = new Map(source === null ? [] : [['amm', source]])
    expect(newVersions(registry, new Map([['amm', running]]))).toEqual(expected)
  })
})

describe('[MENU-08] pages of installed applications', () => {
  const titles = { '/amm/list': {}, '/amm/': {} }
  const dev: AppSource = { kind: 'dev', entry: 'http://localhost:9502/x' }

  it.each([
    ['a native application', { kind: 'esm', titles }, new Set(['/amm/list', '/amm'])],
    ['a legacy application, which has its own routes', { kind: 'qiankun', titles }, null],
    ['a page in a frame', { kind: 'frame', titles }, null],
    ['a manifest that is wrong', { kind: 'esm', titles: 7 }, null],
  ])('are listed for %s', (_what, part, pages) => {
    const registry = registryOf({ schema: 1, apps: { amm: { manifest: { version: '1.0.0', ...part } } } })
    expect(installedPages(registry)).toEqual(new Map([['amm', pages]]))
  })

  it('does not know the pages of an application in development', () => {
    expect(installedPages(new Map([['amm', dev]])).get('amm')).toBeNull()
  })

  const other: AppSource = { kind: 'deployed', manifest: {}, version: '1.8.3' }
  it.each([
    ['the same versions', [['amm', deployed]], [['amm', { ...deployed }]], true],
    ['another version', [['amm', deployed]], [['amm', other]], false],
    ['another application', [['amm', deployed]], [['ipc', deployed]], false],
    [
      'one more',
      [['amm', deployed]],
      [
        ['amm', deployed],
        ['ipc', deployed],
      ],
      false,
    ],
    ['one less', [['amm', deployed]], [], false],
    ['from a development server', [['amm', deployed]], [['amm', dev]], false],
    ['the same development server', [['amm', dev]], [['amm', { ...dev }]], true],
  ] as [string, [string, AppSource][], [string, AppSource][], boolean][])(
    'are compared with those read before: %s',
    (_what, one, two, same) => {
      expect(isSameRegistry(new Map(one), new Map(two))).toBe(same)
    },
  )
})
