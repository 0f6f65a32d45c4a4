import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exactDependencies } from './package-file.ts'

let root = ''
const write = (folder: string, json: object) => {
  mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify(json))
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'package-file-'))
})
afterEach(() => rmSync(root, { recursive: true }))

test('uses the installed version of a dependency given as a file or range', () => {
  write('app', {
    version: '1.0.0',
    dependencies: {
      '@apron/sdk': 'file:vendor/apron-sdk-0.1.0.tgz',
      '@apron/ui': '^0.1.0',
      react: '19.3.1',
      missing: '*',
    },
  })
  write('app/node_modules/@apron/sdk', { version: '0.1.0' })
  write('node_modules/@apron/ui', { version: '0.1.4' })
  write('node_modules/react', { version: '19.9.9' })
  expect(exactDependencies(join(root, 'app'))).toEqual({
    '@apron/sdk': '0.1.0',
    '@apron/ui': '0.1.4',
    react: '19.3.1',
    missing: '*',
  })
})

test('rejects a package without a version and names its folder', () => {
  write('app', { dependencies: {} })
  expect(() => exactDependencies(join(root, 'app'))).toThrow('app/package.json has no version')
})
