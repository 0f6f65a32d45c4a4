import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placesOf, REPOSITORY } from '../places.ts'
import { sharedReact, unionOfExports } from './shared-react.ts'

const dist = mkdtempSync(join(tmpdir(), 'shared-react-'))
let folder = ''
let shared: object = {}
const getExport = (name: string): unknown => new Map(Object.entries(shared)).get(name)

beforeAll(async () => {
  const outputs = await sharedReact({ ...placesOf(REPOSITORY), shared: dist }).build()
  folder = outputs[0] ?? ''
  const file = join(dist, folder.replace('dist/shared/', ''), 'react.js')
  expect(existsSync(file)).toBe(true)
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href)
  if (typeof module === 'object' && module !== null) shared = module
}, 30_000)
afterAll(() => rmSync(dist, { recursive: true }))

test.each([
  ['react', ['useState', 'use', 'Activity', 'Suspense', 'lazy', 'useEffectEvent', 'version']],
  ['react-dom', ['createPortal', 'flushSync', 'preload', 'useFormStatus']],
  ['react-dom/client', ['createRoot', 'hydrateRoot']],
  ['react/jsx-runtime', ['jsx', 'jsxs', 'Fragment']],
])('exports the names of %s from one file, and as properties of its default export', (_id, names) => {
  for (const name of names) {
    expect(getExport(name), name).toBeDefined()
    expect(getExport('default'), name).toHaveProperty(name, getExport(name))
  }
})

test('is the production build, in a folder named after its version', () => {
  expect(folder).toMatch(new RegExp(`^dist/shared/react-${String(getExport('version'))}-[0-9a-f]{8}$`))
  // Exists only in the development build.
  expect(getExport('captureOwnerStack')).toBeUndefined()
})

test('rejects an export name with two different values', () => {
  const modules = new Map([
    ['a', { x: 1, default: 1 }],
    ['b', { x: 2, default: 2 }],
  ])
  expect(() => unionOfExports(modules)).toThrow('b exports another x')
  modules.set('b', { x: 1, default: 2 })
  expect(unionOfExports(modules)).toEqual(['x'])
})
