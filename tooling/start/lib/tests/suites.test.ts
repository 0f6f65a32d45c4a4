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
  // As left behind by an editor or an old checkout.
  mkdirSync(join(root, 'apps/gone'))
})
afterAll(() => rmSync(root, { recursive: true }))

describe('test suites', () => {
  it('of npm test cover all three levels', () => {
    expect(GATE.map(({ name }) => name)).toEqual(['unit', 'http', 'browser'])
  })

  it('write one report each', () => {
    const suites = [...GATE, ...Object.values(PARTS).flat()].filter(suite => suite.script !== true)
    const reports = suites.map(({ name, reportName = name }) => reportName)
    expect(new Set(reports).size).toBe(reports.length)
  })

  it('use existing browser runs', () => {
    const suites = [...GATE, ...Object.values(PARTS).flat()].filter(({ name }) => name === 'browser')
    for (const { env } of suites) expect(isPart(env?.['BROWSER_RUNS'] ?? '')).toBe(true)
  })

  it('of one application cover its folder and the walk through its pages', () => {
    const [unit, http, browser] = suitesOfApplication('workCard', root)
    expect(unit?.args.at(-1)).toBe('apps/workCard/')
    expect(http?.args.at(-1)).toBe('apps/workCard/server/test/')
    const chosen = new RegExp(browser?.args.at(-1) ?? '')
    expect(' zh-wide apps/workCard/e2e/cards.spec.ts opens').toMatch(chosen)
    expect(' zh-wide e2e/tests/stories/app-pages.spec.ts every page of workCard draws').toMatch(chosen)
    expect(' zh-wide e2e/tests/stories/app-pages.spec.ts every page of amm draws').not.toMatch(chosen)
    expect(' zh-wide apps/amm/e2e/library.spec.ts opens workCard').not.toMatch(chosen)
  })

  it('of one application do not replace the full reports', () => {
    expect(suitesOfApplication('workCard', root).map(({ reportName }) => reportName)).toEqual([
      'unit-workCard',
      'http-workCard',
      'browser-workCard',
    ])
  })

  it('leave out levels that the application does not have', () => {
    expect(suitesOfApplication('amm', root).map(({ name }) => name)).toEqual(['unit', 'browser'])
  })

  it.each(['workcard', 'gone', '', 'server'])('reject application "%s" and list the existing ones', name => {
    expect(() => suitesOfApplication(name, root)).toThrow(/amm.*workCard/)
  })
})
