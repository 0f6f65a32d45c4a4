import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../start/lib/paths.mjs'

const IMPORT = /(?:^import|\bfrom) '([^'.][^']*)'$/gm

/** Prints the names that Node cannot resolve to a file: unlike bundlers it adds no extensions. */
const PRINT_UNRESOLVED = `
import { existsSync } from 'node:fs'
const found = name => {
  try {
    const url = import.meta.resolve(name)
    return url.startsWith('node:') || existsSync(new URL(url))
  } catch {
    return false
  }
}
console.log(JSON.stringify(process.argv.slice(1).filter(name => !found(name))))`

function importedBy(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sources = files.filter(file => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\./.test(file))
  const names = sources.flatMap(file =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(IMPORT)].map(([, name]) => name ?? ''),
  )
  return [...new Set(names)]
}

it.each(['contract', 'sdk', 'ui', 'pages'])(
  'resolves everything that %s imports in Node itself, which teams outside use for tests',
  name => {
    const folder = join(ROOT, 'packages', name, 'src')
    const names = importedBy(folder)
    expect(names.length).toBeGreaterThan(0)
    const printed = execFileSync(
      process.execPath,
      ['--input-type=module', '-e', PRINT_UNRESOLVED, '--', ...names],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    )
    expect(JSON.parse(printed)).toEqual([])
  },
)

it('keeps libraries of the server and of the login page out of the contract', () => {
  expect(importedBy(join(ROOT, 'packages/contract/src'))).toEqual([
    'typebox',
    'es-toolkit/predicate',
    'big.js',
  ])
})
