import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { SUB_APP_PORTS } from '@apron/contract/sub-apps/names'
import { describe, expect, it } from 'vitest'
import { applicationFiles, portFor } from './create-application.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const TEMPLATE = join(import.meta.dirname, 'template')
const INSIDE = join(import.meta.dirname, 'inside')

const lines = (text: string) => text.split('\n').length - 1

describe('port of the development server', () => {
  it.each([
    ['amm', [], SUB_APP_PORTS.amm],
    ['amm', [9502], SUB_APP_PORTS.amm],
    ['shiftBook', [], 9503],
    ['shiftBook', [9503], 9507],
    ['shiftBook', [9503, 9507], 9510],
    ['shiftBook', [9503, 9507, 9510], 9513],
  ])('is chosen for %s with %j in use: %i', (name, taken, port) => {
    expect(portFor(name, taken)).toBe(port)
  })
})

describe('files of a new application', () => {
  const outside = applicationFiles('shiftBook', 9503, TEMPLATE)
  const inside = applicationFiles('shiftBook', 9503, INSIDE)

  it('contain its name everywhere', () => {
    const left = [...outside, ...inside].filter(([path, text]) =>
      /sampleApp|sample-app|sample_app|9507/.test(path + text),
    )
    expect(left.map(([path]) => path)).toEqual([])
    expect(outside.get('package.json')).toContain('"name": "shift-book"')
    expect(outside.get('web/app.css')).toContain('.shift-book-')
    expect(outside.get('vite.config.ts')).toContain("port: 9503, outDir: 'dist'")
  })

  it('have the names that their tools expect', () => {
    expect([...outside.keys()]).toEqual(expect.arrayContaining(['.gitignore', 'web/entry.tsx', 'README.md']))
    expect([...inside.keys()]).toEqual(
      expect.arrayContaining(['app.ts', 'vite.config.ts', 'web/entry.tsx', 'server/plugin.ts']),
    )
    expect(inside.get('package.json')).toContain('"@apron/shift-book"')
    expect(inside.get('app.ts')).toContain('port: 9503')
    expect(inside.get('server/migrations/0001-items.ts')).toContain('create table shift_book_item')
  })

  it('include no tsconfig.json in the repository, whose programs include them by folder', () => {
    expect([...inside.keys()].filter(path => path.includes('tsconfig'))).toEqual([])
    expect([...outside.keys()]).toContain('tsconfig.json')
  })

  it('are few and short: a list and a record with its form take at most ten files and 350 lines besides the tests', () => {
    const product = [...inside].filter(([path]) => !/\.(?:test|spec)\.tsx?$/.test(path))
    expect(product.length).toBeLessThanOrEqual(10)
    expect(product.reduce((sum, [, text]) => sum + lines(text), 0)).toBeLessThanOrEqual(350)
  })

  it('use the library versions of the repository', () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by npm
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version?: string }>
    }
    for (const folder of [TEMPLATE, INSIDE]) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by hand, and read by npm in the guide's test
      const { dependencies, devDependencies } = JSON.parse(
        readFileSync(join(folder, 'package.json'), 'utf8'),
      ) as Record<string, Record<string, string>>
      for (const [library, version] of Object.entries({ ...dependencies, ...devDependencies })) {
        const own = library.replace('@apron/', 'packages/')
        const workspace = packages[own] ?? packages[own.replace('packages/', '')]
        const locked = packages[`node_modules/${library}`]?.version ?? workspace?.version
        expect(`${library} ${version}`).toBe(`${library} ${locked}`)
      }
    }
  })
})
