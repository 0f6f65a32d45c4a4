import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../imports/check-imports.ts'
import { createReferenceCheck } from './references.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

const missingReferences = createReferenceCheck({
  requirements: read('docs/requirements.md'),
  security: read('docs/security.md'),
  decisions: read('docs/decisions/README.md'),
  exists: path => existsSync(join(ROOT, path)),
})

describe('references in code and documents', () => {
  it('exist in the repository', () => {
    const pages = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    const missing = sourceFiles(ROOT)
      // Tests of the reference checks contain made-up references.
      .filter(file => !/^tooling\/(?:check\/(?:references|document-paths)|requirements\/.+\.test)/.test(file))
      .concat(
        'README.md',
        'CONTRIBUTING.md',
        ...pages.filter(page => page.endsWith('.md')).map(page => `docs/${page}`),
      )
      .flatMap(file => missingReferences(read(file)).map(reference => `${file}: ${reference}`))
    expect(missing).toEqual([])
  })

  it.each([
    ['a security note', '/** As security note T13 says. */', []],
    ['several notes', '// (security notes T13, T99)', ['security note T99']],
    ['a requirement', '/** (TAB-04, TAB-99) */', ['TAB-99']],
    ['a range of requirements', '/** [TAB-04..06] */', []],
    ['a decision', '// decision 12, decisions 13 and 999', ['decision 999']],
    ['a section of the specification', '/** §7, §10, §5.1.10 */', ['§10', '§5.1.10']],
    ['a document', '// docs/wire.md, docs/nowhere.md', ['docs/nowhere.md']],
    ['a note that nobody can read', "// users' note D15, domain §4.3", ['§4.3', "users' note"]],
    ['a name that only looks like one', 'const UTF-16 = "CK-2026-0012 SHA-256"', []],
  ])('%s', (_what, text, missing) => {
    expect(missingReferences(text)).toEqual(missing)
  })
})
