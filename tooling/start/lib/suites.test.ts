import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { suitesOf } from './suites.mjs'

const root = mkdtempSync(join(tmpdir(), 'apron-suites-'))

beforeAll(() => {
  for (const [name, ...folders] of [['workCard', 'server/test'], ['amm']]) {
    for (const folder of ['', ...folders])
      mkdirSync(join(root, 'apps', name ?? '', folder), { recursive: true })
    writeFileSync(join(root, 'apps', name ?? '', 'package.json'), '{}')
  }
  // What an editor or an old checkout left.
  mkdirSync(join(root, 'apps/gone'))
})
afterAll(() => rmSync(root, { recursive: true }))

describe('the suites of npm test', () => {
  it('are all three, in the browser those of every day', () => {
    const suites = suitesOf(undefined, { root })
    expect(suites.map(({ name }) => name)).toEqual(['unit', 'http', 'browser'])
    expect(suites.map(({ reportName }) => reportName)).toEqual([undefined, undefined, undefined])
    expect(suites.at(-1)?.env).toEqual({ BROWSER_RUNS: 'daily' })
  })

  it.each([
    [false, ['http*', '!http-processes']],
    [true, ['http*']],
  ])('have the tests that start processes where everything runs: %s', (whole, projects) => {
    const http = suitesOf(undefined, { root, whole }).find(({ name }) => name === 'http')
    expect(http?.args.filter((arg: string) => arg.includes('http'))).toEqual(projects)
  })

  it('of one application are what is in its folder, and the walk through its pages', () => {
    const [unit, http, browser] = suitesOf('workCard', { root })
    expect(unit?.args.at(-1)).toBe('apps/workCard/')
    expect(http?.args.at(-1)).toBe('apps/workCard/server/test/')
    const chosen = new RegExp(browser?.args.at(-1) ?? '')
    expect(' zh-wide apps/workCard/e2e/cards.spec.ts opens').toMatch(chosen)
    expect(' zh-wide e2e/tests/stories/app-pages.spec.ts every page of workCard draws').toMatch(chosen)
    expect(' zh-wide e2e/tests/stories/app-pages.spec.ts every page of amm draws').not.toMatch(chosen)
    expect(' zh-wide apps/amm/e2e/library.spec.ts opens workCard').not.toMatch(chosen)
  })

  it('of one application leave the reports of the whole as they are', () => {
    expect(suitesOf('workCard', { root }).map(({ reportName }) => reportName)).toEqual([
      'unit-workCard',
      'http-workCard',
      'browser-workCard',
    ])
  })

  it('leave out what the application does not have', () => {
    expect(suitesOf('amm', { root }).map(({ name }) => name)).toEqual(['unit', 'browser'])
  })

  it.each(['workcard', 'gone', '', 'server'])('know no application "%s", and say which there are', name => {
    expect(() => suitesOf(name, { root })).toThrow(/amm.*workCard/)
  })
})
