import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { typeScriptPrograms } from '../check/steps.ts'
import { applicationFiles, writeFiles } from './create-application.ts'
import { formatApplication } from './format-application.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const TEMPLATE = join(import.meta.dirname, 'inside')
const SETTINGS = [
  'biome.json',
  '.oxlintrc.json',
  '.gitignore',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  // Vite needs every program that tsconfig.json refers to.
  ...typeScriptPrograms(ROOT),
  // Ambient types, which no import reaches.
  'server/src/platform/db/embedded/webassembly.d.ts',
]
/** A short and a long name, because line breaks depend on the length. */
const NAMES = ['zz', `shiftBookOfTheNight${'X'.repeat(21)}`]

let root = ''

/** Creates a repository with two new applications and the settings and libraries of this one. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'new-sub-app-'))
  for (const file of SETTINGS) cpSync(join(ROOT, file), join(root, file))
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  for (const name of NAMES) {
    writeFiles(join(root, 'apps', name), applicationFiles(name, 9503, TEMPLATE))
    formatApplication(root, join('apps', name))
  }
})
afterAll(() => rmSync(root, { recursive: true }))

const [NAME = ''] = NAMES

it.each([
  { what: 'is formatted as the repository is', run: ['@biomejs/biome/bin/biome', 'check', 'apps'] },
  { what: 'passes its rules', run: ['oxlint/bin/oxlint', '--type-aware', 'apps'] },
  { what: 'has pages whose types fit', run: ['typescript/bin/tsc', '-p', 'tsconfig.browser.json'] },
  { what: 'has a server part whose types fit', run: ['typescript/bin/tsc', '-p', 'tsconfig.server.json'] },
  {
    what: 'has a description and browser tests whose types fit',
    run: ['typescript/bin/tsc', '-p', 'tsconfig.tools.json'],
  },
  {
    what: 'passes the tests of its pages',
    run: ['vitest/vitest.mjs', 'run', '--root', `apps/${NAME}`, '--environment', 'happy-dom', 'web'],
  },
])('a new application $what', { timeout: 120_000 }, ({ run: [script = '', ...args] }) => {
  const { TEST_REPORT: _report, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', script), ...args],
    { cwd: root, env, encoding: 'utf8' },
  )
  expect(status === 0 ? '' : stdout + stderr).toBe('')
})
