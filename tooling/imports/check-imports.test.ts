import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkImports, type ImportReport, sourceFiles } from './check-imports.ts'

const ROOT = resolve(import.meta.dirname, '../..')

describe('imports of this repository', () => {
  it('follow the rules, and every source file was read', async () => {
    const { forbidden, checkedFiles } = await checkImports(ROOT)
    expect(sourceFiles(ROOT).filter(file => !checkedFiles.has(file))).toEqual([])
    expect(forbidden.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)).toEqual([])
  })
})

/** Forbidden imports, each in its own tree: rule, importing file, imported specifier. */
const PLANTED = [
  ['packages/contract', 'packages/contract/src/a.ts', '@apron/sdk'],
  ['packages/ui', 'packages/ui/src/a.ts', '@apron/sdk'],
  ['packages/sdk', 'packages/sdk/src/a.ts', '@apron/ui/free'],
  ['packages/server-kit', 'packages/server-kit/src/a.ts', '@apron/sdk'],
  ['packages/offline', 'packages/offline/src/a.ts', '@apron/ui/free'],
  ['packages/pages', 'packages/pages/src/a.ts', '@apron/server/free'],
  ['shell', 'shell/src/app/a.ts', '@apron/server/free'],
  ['shell', 'shell/src/app/b.ts', '@apron/server-kit/free'],
  ['server', 'server/src/features/one/plugin.ts', '@apron/tools/server'],
  ['server-plugins', 'server/src/app/plugins.ts', '@apron/tools/web'],
  ['apps', 'apps/amm/web/a.ts', '@apron/tools/server'],
  ['apps', 'apps/tools/web/kit.ts', '@apron/server-kit/free'],
  ['app-server', 'apps/tools/server/a.ts', '@apron/sdk'],
  ['app-tests', 'apps/tools/server/test/a.ts', '@apron/server/free'],
  ['app-browser-tests', 'apps/tools/e2e/a.ts', '@apron/tools/web'],
  ['app-parts', 'apps/tools/web/a.ts', '../server/free.ts'],
  ['bench', 'bench/a.ts', '@apron/shell/one'],
  ['platform', 'shell/src/platform/a.ts', '../features/one/free.ts'],
  ['feature-to-app', 'server/src/features/one/a.ts', '../../app/free.ts'],
  ['feature-to-feature', 'shell/src/features/two/a.ts', '../one/free.ts'],
  ['organisation', 'server/src/app/past-the-entry.ts', '../features/organisation/people/free.ts'],
  ['login-page', 'shell/src/login/a.ts', '../features/one/free.ts'],
  ['login-page', 'shell/src/login/b.ts', '@apron/offline'],
  ['cycle', 'packages/contract/src/cycle-a.ts', './cycle-b.ts'],
  ['package-door', 'shell/src/app/relative.ts', '../../../packages/contract/src/free.ts'],
  ['unresolved', 'shell/src/app/deep.ts', '@apron/contract/src/hidden'],
  ['undeclared', 'shell/src/app/library.ts', 'library'],
] as const

/** Allowed imports, in the same tree. */
const ALLOWED = [
  ['bench/b.ts', "import '@apron/shell/sub-apps/free'"],
  ['server/src/app/plugins.ts', "import '@apron/tools/server'"],
  ['server/src/features/one/b.ts', "import '@apron/contract/free'\nimport '@apron/server-kit/free'"],
  ['server/src/app/by-the-entry.ts', "import '../features/organisation/organisation.ts'"],
  ['server/src/features/flow/b.ts', "import type { free } from '../organisation/people/users.tables.ts'"],
  ['server/src/features/organisation/permissions/b.ts', "import '../people/free.ts'"],
  ['apps/tools/server/b.ts', "import '@apron/contract/free'\nimport '@apron/server-kit/free'"],
  ['shell/src/features/three/a.ts', "import type { free } from '../one/free.ts'"],
  ['apps/tools/server/test/b.ts', "import '@apron/server/test/free'"],
  ['apps/tools/e2e/b.ts', "import '@apron/e2e/harness/free'"],
  ['shell/src/login/open.ts', "export const open = () => import('../app/free.ts')"],
  [
    'apps/tools/web/allowed.ts',
    "import '@apron/contract/free'\nimport '@apron/sdk'\nimport '@apron/ui/free'\nimport '@apron/pages/free'",
  ],
] as const

const PACKAGES: Record<string, { name: string; exports?: Record<string, string> }> = {
  'packages/contract': { name: 'contract', exports: { './free': './src/free.ts' } },
  'packages/sdk': { name: 'sdk', exports: { '.': './src/free.ts' } },
  'packages/server-kit': { name: 'server-kit', exports: { './free': './src/free.ts' } },
  'packages/offline': { name: 'offline', exports: { '.': './src/free.ts' } },
  'packages/pages': { name: 'pages', exports: { './free': './src/free.ts' } },
  'packages/ui': { name: 'ui', exports: { './free': './src/free.ts' } },
  server: { name: 'server', exports: { './free': './src/app/free.ts', './test/*': './test/support/*.ts' } },
  shell: {
    name: 'shell',
    exports: { './one': './src/features/one/free.ts', './sub-apps/*': './src/features/sub-apps/*.ts' },
  },
  bench: { name: 'bench' },
  e2e: { name: 'e2e', exports: { './harness/*': './harness/*.ts' } },
  'apps/tools': { name: 'tools', exports: { './server': './server/free.ts', './web': './web/free.ts' } },
  'apps/amm': { name: 'amm' },
}

const FREE = [
  'packages/contract/src/free.ts',
  'packages/contract/src/hidden.ts',
  'packages/sdk/src/free.ts',
  'packages/server-kit/src/free.ts',
  'packages/offline/src/free.ts',
  'packages/ui/src/free.ts',
  'packages/pages/src/free.ts',
  'e2e/harness/free.ts',
  'server/src/app/free.ts',
  'server/src/features/organisation/organisation.ts',
  'server/src/features/organisation/people/free.ts',
  'server/src/features/organisation/people/users.tables.ts',
  'server/test/support/free.ts',
  'shell/src/app/free.ts',
  'shell/src/features/one/free.ts',
  'shell/src/features/sub-apps/free.ts',
  'apps/tools/server/free.ts',
  'apps/tools/web/free.ts',
]

describe('planted import', () => {
  const root = mkdtempSync(join(tmpdir(), 'apron-imports-'))
  let report: ImportReport

  function plant(path: string, text: string): void {
    const file = join(root, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${text}\n`, { flag: 'a' })
  }

  beforeAll(async () => {
    plant(
      'package.json',
      JSON.stringify({
        private: true,
        workspaces: ['packages/*', 'apps/*', 'shell', 'server', 'bench', 'e2e'],
      }),
    )
    mkdirSync(join(root, 'node_modules/@apron'), { recursive: true })
    plant('node_modules/library/package.json', JSON.stringify({ name: 'library', main: 'index.js' }))
    plant('node_modules/library/index.js', 'exports.free = 1')
    const names = Object.values(PACKAGES).map(({ name }) => `@apron/${name}`)
    const dependencies = Object.fromEntries(names.map(name => [name, '0.1.0']))
    for (const [folder, { name, exports }] of Object.entries(PACKAGES)) {
      plant(
        `${folder}/package.json`,
        JSON.stringify({ name: `@apron/${name}`, type: 'module', exports, dependencies }),
      )
      symlinkSync(join(root, folder), join(root, 'node_modules/@apron', name))
    }
    for (const path of FREE) plant(path, 'export const free = 1')
    for (const [, path, specifier] of PLANTED) plant(path, `import '${specifier}'`)
    for (const [path, text] of ALLOWED) plant(path, text)
    plant('packages/contract/src/cycle-b.ts', "import './cycle-a.ts'")
    report = await checkImports(root, ['packages', 'apps', 'shell', 'server', 'bench', 'e2e'])
  })

  afterAll(() => rmSync(root, { recursive: true }))

  it.each(PLANTED)('is found if it breaks the rule "%s": %s imports %s', (rule, file) => {
    const rules = report.forbidden.filter(({ from }) => from === file).map(violation => violation.rule)
    expect(rules).toContain(rule)
  })

  it('is not reported if it is allowed', () => {
    const expected = new Set([
      ...PLANTED.map(([, path]) => path as string),
      'packages/contract/src/cycle-b.ts',
    ])
    expect(report.forbidden.filter(({ from }) => !expected.has(from))).toEqual([])
  })
})
