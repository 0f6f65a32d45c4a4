import { SubAppManifest } from '@apron/contract/sub-apps/manifest'
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { manifestFault } from './check-manifest.ts'

const hash = `sha384-${'A'.repeat(64)}`
const good = {
  name: 'amm',
  version: '1.8.2',
  contract: 1,
  kind: 'esm',
  entry: 'entry-a1.js',
  css: ['assets/entry-b2.css'],
  preload: [],
  integrity: { 'entry-a1.js': hash, 'assets/entry-b2.css': hash },
  tabs: 'multi',
  titles: { '/amm/list': { zh: '手册', en: 'Manuals' } },
  keepAlive: ['/amm/list'],
  confirmClose: [],
  public: [],
  shared: {},
  minShell: '1',
}

describe('a manifest', () => {
  it('is accepted by this check and by the schema of the contract', () => {
    expect(manifestFault(good, 'amm')).toBeNull()
    expect(Check(SubAppManifest, good)).toBe(true)
  })

  it.each([
    ['no object', 'text', 'not a JSON object'],
    ['a list', [], 'not a JSON object'],
    ['of another application', { ...good, name: 'tools' }, 'not of "amm"'],
    ['of another contract version', { ...good, contract: 2 }, 'contract 2'],
    ['for a newer shell', { ...good, minShell: '2' }, 'shell 2 is needed'],
    ['that does not say for which shell', { ...good, minShell: undefined }, 'shell'],
    ['of an unknown kind', { ...good, kind: 'applet' }, 'kind "applet"'],
    ['of a legacy application without its global', { ...good, kind: 'qiankun' }, 'global'],
    [
      'of a legacy application with an invalid global',
      { ...good, kind: 'qiankun', qiankun: { global: '__proto__.x' } },
      'global',
    ],
    ['an entry from a foreign origin', { ...good, entry: 'https://evil.example/x.js' }, 'entry'],
    ['an entry outside its folder', { ...good, entry: '../../evil.js' }, 'entry'],
    ['an absolute entry', { ...good, entry: '/evil.js' }, 'entry'],
    ['without a hash for its entry', { ...good, integrity: {} }, 'does not list entry-a1.js'],
    ['with a hash of another kind', { ...good, integrity: { 'entry-a1.js': 'sha256-x' } }, 'sha384'],
    ['with css from elsewhere', { ...good, css: ['//evil.example/x.css'] }, 'css'],
    ['with a title in one language', { ...good, titles: { '/amm/list': { zh: '手册' } } }, 'language'],
  ])('rejects %s with a reason', (_name, manifest, reason) => {
    expect(manifestFault(manifest, 'amm')).toContain(reason)
  })
})
