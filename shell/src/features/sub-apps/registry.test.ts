import { describe, expect, it } from 'vitest'
import { registryOf } from './registry.ts'

const manifest = '/apps/amm/1.8.2/manifest.json'

describe('the registry', () => {
  it('names the active manifest of each application', () => {
    expect([...registryOf({ schema: 1, apps: { amm: { manifest } } })]).toEqual([['amm', manifest]])
  })

  it.each([
    'https://evil.example/apps/amm/1.8.2/manifest.json',
    '//evil.example/manifest.json',
    '/apps/amm/../../manifest.json',
    '/other/amm/1.8.2/manifest.json',
    7,
  ])('leaves out an application whose manifest is at %j', url => {
    expect(registryOf({ schema: 1, apps: { amm: { manifest: url } } }).size).toBe(0)
  })

  it.each([[null], [[]], [{ schema: 2, apps: {} }], [{ schema: 1 }], ['text']])('%j is refused', json => {
    expect(() => registryOf(json)).toThrow('not of the known form')
  })
})
