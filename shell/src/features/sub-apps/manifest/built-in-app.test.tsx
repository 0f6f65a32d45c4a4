import type { Host, SubAppModule } from '@apron/sdk'
import { afterEach, expect, test, vi } from 'vitest'
import type { AppEvent } from '../app-events.ts'
import { failureInfo } from '../failures/sub-app-failure.ts'
import type { HostParts, HostServices } from '../host.ts'
import { createAppLoader } from '../loading/load-app.ts'
import type { RunningManifest } from './built-in-app.ts'

const MANIFEST: RunningManifest = {
  name: 'admin',
  version: '1.0.0',
  tabs: 'multi',
  titles: {},
  keepAlive: [],
  confirmClose: [],
}

afterEach(() => vi.unstubAllGlobals())

/** Creates a loader without a registry and with one built-in application. @param module its code */
function start(module: () => Promise<SubAppModule>) {
  const fetched = vi.fn(() => Promise.reject(new Error('no network')))
  vi.stubGlobal('fetch', fetched)
  const settings = new Map<string, unknown>()
  const request = vi.fn<HostParts['request']>(() => Promise.resolve(new Response()))
  const services: HostServices = {
    caller: () => ({ language: 'en', token: null, employee: null }),
    forApp: app =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a starting application needs nothing else
      ({
        request,
        remembered: key => settings.get(`${app}.${key}`),
        remember: (key, value) => void settings.set(`${app}.${key}`, value),
      }) as Partial<HostParts> as HostParts,
  }
  const events: AppEvent[] = []
  const builtIn = new Map([['admin', { manifest: MANIFEST, module }]])
  const loader = createAppLoader(services, event => events.push(event), builtIn)
  return { events, fetched, settings, loader, request }
}

const moduleOf = (onStart: (host: Host) => void, prepare = vi.fn(() => Promise.resolve())): SubAppModule => ({
  contract: 1,
  bootstrap(host) {
    onStart(host)
    return { mount: () => ({ unmount: () => undefined }), prepare }
  },
})

test('starts a built-in application without a registry, once and uncounted', async () => {
  const onStart = vi.fn()
  const { events, fetched, loader } = start(() => Promise.resolve(moduleOf(onStart)))
  const [one, other] = await Promise.all([loader.load('admin'), loader.load('admin')])
  expect(one).toBe(other)
  expect(onStart).toHaveBeenCalledOnce()
  expect(loader.loaded('admin')).toMatchObject({ name: 'admin', builtIn: true })
  expect(events).toEqual([])
  expect(fetched).not.toHaveBeenCalled()
})

test('[TBL-03] keeps its settings under the keys of the former shell pages, and calls for the session’s site', async () => {
  let host: Host | undefined
  const { settings, loader, request } = start(() =>
    Promise.resolve(
      moduleOf(startedHost => {
        host = startedHost
      }),
    ),
  )
  await loader.load('admin')
  settings.set('shell.columns', 'wide')
  expect(host?.remembered('columns')).toBe('wide')
  host?.remember('pins', ['code'])
  expect(settings.get('shell.pins')).toEqual(['code'])
  await host?.request('/x', { kept: 'record', airport: { id: '1', code: 'CAN', name: 'Guangzhou' } })
  expect(request).toHaveBeenCalledExactlyOnceWith('/x', {})
})

test('reports failed code and loads it again on the next request', async () => {
  const responses = [
    () => Promise.reject(new Error('gone')),
    () => Promise.resolve(moduleOf(() => undefined)),
  ]
  const { events, loader } = start(() => responses.shift()?.() ?? expect.fail('asked too often'))
  const failure = await loader.load('admin').catch(failureInfo)
  expect(failure).toEqual({ cause: 'unreachable', details: 'admin: Error: gone' })
  expect((await loader.load('admin')).name).toBe('admin')
  expect(events).toEqual([])
})

test('preloads its page when its link is approached', async () => {
  const prepare = vi.fn(() => Promise.resolve())
  const { fetched, loader } = start(() => Promise.resolve(moduleOf(() => undefined, prepare)))
  await loader.prepare('admin', '/admin/users')
  expect(prepare).toHaveBeenCalledExactlyOnceWith('/admin/users')
  expect(fetched).not.toHaveBeenCalled()
})
