import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isPart } from '@apron/e2e/browser-runs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GATE, PARTS, suitesOfApplication } from './suites.mjs'

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

describe('the suites', () => {
  it('of npm test are all three levels', () => {
    expect(GATE.map(({ name }) => name)).toEqual(['unit', 'http', 'browser'])
  })

  it('write a report each', () => {
    const suites = [...GATE, ...Object.values(PARTS).flat()].filter(suite => suite.script !== true)
    const reports = suites.map(({ name, reportName = name }) => reportName)
    expect(new Set(reports).size).toBe(reports.length)
  })

  it('ask for browser runs that there are', () => {
    const suites = [...GATE, ...Object.values(PARTS).flat()].filter(({ name }) => name === 'browser')
    for (const { env } of suites) expect(isPart(env?.['BROWSER_RUNS'] ?? '')).toBe(true)
  })

  it('of one application are what is in its folder, and the walk through its pages', () => {
    const [unit, http, browser] = suitesOfApplication('workCard', root)
    expect(unit?.args.at(-1)).toBe('apps/workCard/')
    expect(http?.args.at(-1)).toBe('apps/workCard/server/test/')
    const chosen = new RegExp(browser?.args.at(-1) ?? '')
    expect(' zh-wide apps/workCard/e2e/cards.spec.ts opens').toMatch(chosen)
    expect(' zh-wide e2e/tests/stories/app-pages.spec.ts every page of workCard draws').toMatch(chosen)
    expect(' zh-wide e2e/tests/stories/app-pages.spec.ts every page of amm draws').not.toMatch(chosen)
    expect(' zh-wide apps/amm/e2e/library.spec.ts opens workCard').not.toMatch(chosen)
  })

  it('of one application leave the reports of the whole as they are', () => {
    expect(suitesOfApplication('workCard', root).map(({ reportName }) => reportName)).toEqual([
      'unit-workCard',
      'http-workCard',
      'browser-workCard',
    ])
  })

  it('leave out what the application does not have', () => {
    expect(suitesOfApplication('amm', root).map(({ name }) => name)).toEqual(['unit', 'browser'])
  })

  it.each(['workcard', 'gone', '', 'server'])('know no application "%s", and say which there are', name => {
    expect(() => suitesOfApplication(name, root)).toThrow(/amm.*workCard/)
  })
})
