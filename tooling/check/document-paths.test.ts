import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { missingTargets } from './document-paths.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own file, which npm reads too
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
const repository = {
  exists: (path: string) => existsSync(join(ROOT, path)),
  read,
  scripts: new Set(Object.keys(scripts)),
}

const PAGES = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md', 'bench/README.md'], { cwd: ROOT })

describe('documents', () => {
  it.each(PAGES)('%s refers only to what the repository has', page => {
    expect(missingTargets(page, repository)).toEqual([])
  })

  it.each([
    ['a link to a page', '[a](other.md)', []],
    ['a link to a heading', '[a](other.md#two-words)', []],
    ['a link to a missing page', '[a](gone.md)', ['gone.md']],
    ['a link to a missing heading', '[a](other.md#gone)', ['other.md#gone']],
    ['a missing heading of the page itself', '[a](#gone)', ['#gone']],
    ['an address elsewhere', '[a](https://example.com/gone.md)', []],
    ['code that only looks like a link', '`list[0](gone.md)`', []],
    ['a path', '`server/src/here.ts`', []],
    ['a missing path', '`server/src/gone.ts`', ['server/src/gone.ts']],
    ['a name in a file', '`server/src/here.ts` › `here`', []],
    ['a missing name', '`server/src/here.ts` › `gone`', ['server/src/here.ts: gone']],
    ['a pattern of paths', '`apps/<name>/app.ts`', []],
    ['a script', '`npm run demo`', []],
    ['a script of a package', '`npm run bytes -w packages/ui`', []],
    ['a missing script', '`npm run gone -- x`', ['npm run gone']],
  ])('of %s', (_what, text, missing) => {
    const pages = new Map([
      ['docs/page.md', text],
      ['docs/other.md', '## Two words!'],
      ['server/src/here.ts', 'export const here = 1'],
    ])
    expect(
      missingTargets('docs/page.md', {
        exists: path => pages.has(path),
        read: path => pages.get(path) ?? '',
        scripts: new Set(['demo']),
      }),
    ).toEqual(missing)
  })
})
