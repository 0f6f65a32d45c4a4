import { describe, expect, it } from 'vitest'
import { optionsByDirectory, splitList } from './dictionary.rules.ts'
import type { DictionaryEntry } from './dictionary.store.ts'

const entry = (directory: string, value: string, enabled = true): DictionaryEntry => ({
  directory,
  value,
  name: { zh: `${value}-zh`, en: `${value}-en` },
  sort: 1,
  enabled,
})

describe('namesOf', () => {
  it.each([
    ['', []],
    ['UOM', ['UOM']],
    ['UOM,SHIFT', ['UOM', 'SHIFT']],
    ['UOM,SHIFT,UOM', ['UOM', 'SHIFT']],
  ])('%s', (dictCode, expected) => {
    expect(splitList(dictCode)).toEqual(expected)
  })
})

describe('optionsByDirectory', () => {
  it('[DICT-07] returns name and value in the requested language', () => {
    expect(optionsByDirectory(['UOM'], [entry('UOM', 'EA')], 'en')).toEqual({
      UOM: [{ name: 'EA-en', value: 'EA', sort: 1, enabled: 1 }],
    })
    expect(optionsByDirectory(['UOM'], [entry('UOM', 'EA')], 'zh')['UOM']?.[0]?.name).toBe('EA-zh')
  })

  it('[DICT-06] returns state 1 for enabled, 0 for disabled', () => {
    const options = optionsByDirectory(['UOM'], [entry('UOM', 'EA'), entry('UOM', 'KIT', false)], 'zh')
    expect(options['UOM']?.map(option => option.enabled)).toEqual([1, 0])
  })

  it('gives an unknown directory no values', () => {
    expect(optionsByDirectory(['NONE'], [], 'zh')).toEqual({ NONE: [] })
  })

  it('treats a name of the object prototype like any other directory', () => {
    const options = optionsByDirectory(['__proto__', 'constructor'], [], 'zh')
    expect(Object.keys(options)).toEqual(['__proto__', 'constructor'])
    expect(Object.getPrototypeOf(options)).toBe(Object.prototype)
  })
})
