import { describe, expect, it } from 'vitest'
import { coverage, unknownIds } from './coverage.ts'
import type { Level } from './requirement-lines.ts'

const requirement = (needs: Level, later = false) => ({
  id: 'TAB-01',
  group: 'TAB',
  text: 'A tab.',
  needs,
  later,
})
const ran = (level: Level, passed = true, id = 'TAB-01') => ({
  level,
  passed,
  ids: [id],
  file: 'f',
  title: 't',
})

describe('coverage', () => {
  it.each([
    ['browser', 'browser', 'covered'],
    ['browser', 'unit', 'other-level'],
    ['browser', 'http', 'other-level'],
    ['page', 'page', 'covered'],
    ['page', 'browser', 'covered'],
    ['page', 'unit', 'other-level'],
    ['browser', 'page', 'other-level'],
    ['http', 'http', 'covered'],
    ['http', 'browser', 'other-level'],
    ['unit', 'unit', 'covered'],
    ['unit', 'browser', 'covered'],
  ] as const)('a line that needs %s, with a %s test: %s', (needs, level, state) => {
    expect(coverage([requirement(needs)], [ran(level)])[0]?.state).toBe(state)
  })

  it('ignores a failed test and names it', () => {
    const [covered] = coverage([requirement('unit')], [ran('unit', false)])
    expect(covered).toMatchObject({ state: 'none', passed: [], failed: [{ title: 't' }] })
  })

  it.each([
    ['without a test it is later', [], 'later'],
    ['with one of another kind too', [ran('unit')], 'later'],
    ['with one that counts it is covered', [ran('browser')], 'covered'],
  ])('of a later part: %s', (_what, tests, state) => {
    expect(coverage([requirement('browser', true)], tests)[0]?.state).toBe(state)
  })

  it('has no coverage without tests', () => {
    expect(coverage([requirement('unit')], [ran('unit', true, 'TAB-02')])[0]?.state).toBe('none')
  })
})

describe('unknownIds', () => {
  it('returns ids that are not in the page', () => {
    expect(unknownIds([requirement('unit')], [ran('unit', true, 'TAB-99'), ran('unit')])).toEqual(['TAB-99'])
  })
})
