import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
/** Modules of symbols, not parts. A gallery need not show each of them. */
const WITHOUT_PARTS = new Set(['./icons', './menu-icons'])

/** Parts that other parts render: the table, the confirmation, every field. */
const RENDERED_BY_OTHERS = new Set(['ColumnChooser', 'Pager', 'ConfirmDialog', 'Field'])

/** Returns the exported modules of the package, by their public names. */
function entries(): [string, string][] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package's own
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  return Object.entries(exports).filter(([name, file]) => file.endsWith('.tsx') && !WITHOUT_PARTS.has(name))
}

const source = readdirSync(import.meta.dirname)
  .filter(file => file.endsWith('.tsx'))
  .map(file => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')
/** Names of the components that the gallery draws. */
const drawn = new Set([...source.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name))

/** Names of the values that a module exports, read without running it. */
function exportedBy(file: string): string[] {
  const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module
  return staticExports
    .flatMap(statement => statement.entries)
    .flatMap(({ isType, exportName: { name } }) => (isType || name === null ? [] : [name]))
}

describe.each(entries())('%s', (_name, file) => {
  it('shows all of its parts in the gallery', () => {
    const parts = exportedBy(join(ROOT, file)).filter(name => /^[A-Z][A-Za-z]*[a-z]/.test(name))
    expect(parts.filter(name => !drawn.has(name) && !RENDERED_BY_OTHERS.has(name))).toEqual([])
  })
})
