import { describe, expect, it } from 'vitest'
import { dictionaryRows } from './dictionary-rows.ts'

const { directories, entries } = dictionaryRows(new Date('2026-03-01T00:00:00Z'), 'system')
const of = (code: string) => entries.filter(entry => entry.directory_code === code)

describe('seeded dictionaries', () => {
  it.each([
    ['ATA_CHAPTER', 58],
    ['AC_TYPE', 10],
    ['CHECK_TYPE', 10],
    ['CURRENCY', 4],
    ['FX_RATE', 4],
    ['UOM', 10],
    ['PART_CLASS', 6],
    ['PART_COND', 9],
    ['CERT_TYPE', 5],
    ['PRIORITY', 4],
    ['URGENCY', 3],
    ['RISK_SEV', 5],
    ['RISK_LIK', 5],
    ['SUP_TYPE', 5],
    ['SUP_SCOPE', 7],
    ['SUP_GRADE', 4],
    ['SUP_CERT', 11],
    ['QUOTE_BASIS', 3],
    ['INCOTERM', 5],
    ['TAX_RATE', 4],
    ['FIRE_EQ_TYPE', 14],
    ['FIRE_AREA_CLASS', 8],
    ['HAZARD_LEVEL', 3],
    ['SKILL', 7],
    ['SHIFT', 3],
  ])('%s has %i values', (code, count) => {
    expect(of(code)).toHaveLength(count)
  })

  it('has no directory beyond these, under five topics', () => {
    expect(directories.filter(directory => directory.parent_code === null)).toHaveLength(5)
    expect(directories.filter(directory => directory.parent_code !== null)).toHaveLength(26)
  })

  it('[DICT-02] has only whole sort numbers from 0 to 99', () => {
    expect(entries.filter(({ sort }) => !Number.isInteger(sort) || sort < 0 || sort > 99)).toEqual([])
  })

  it('sorts ATA chapters by chapter and the rest by the order given', () => {
    expect(of('ATA_CHAPTER').find(entry => entry.value === '32')?.sort).toBe(32)
    expect(of('RISK_LIK').map(entry => [entry.value, entry.sort])).toEqual([
      ['5', 1],
      ['4', 2],
      ['3', 3],
      ['2', 4],
      ['1', 5],
    ])
  })

  it('has every name in both languages and no value twice', () => {
    const names = [...directories, ...entries].flatMap(row => [row.name_zh, row.name_en])
    expect(names.filter(name => name.trim() === '')).toEqual([])
    const keys = entries.map(entry => `${entry.directory_code}/${entry.value}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('has no Chinese in an English name', () => {
    const english = [...directories, ...entries].map(row => row.name_en)
    expect(english.filter(name => /\p{Script=Han}/u.test(name))).toEqual([])
  })
})
