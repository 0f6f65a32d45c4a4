import { describe, expect, it } from 'vitest'
import { tabsFromText, tabsToText } from './restore-rules.ts'
import { NO_TABS, visit } from './tab-rules.ts'

describe('tabs over a reload', () => {
  it('come back with address and title', () => {
    const { views } = visit(visit(NO_TABS, '/a?id=1', '甲'), '/b', '乙')
    expect(tabsFromText(tabsToText(views))).toEqual([
      { fullPath: '/a?id=1', title: '甲' },
      { fullPath: '/b', title: '乙' },
    ])
  })

  it.each([
    [null],
    [''],
    ['{broken'],
    ['{"fullPath":"/a"}'],
    ['[null, 1, {"fullPath":"/a"}, {"fullPath":"//evil","title":"x"}, {"fullPath":1,"title":"x"}]'],
  ])('%j holds none', text => {
    expect(tabsFromText(text)).toEqual([])
  })

  it('are at most fifty', () => {
    const many = Array.from({ length: 80 }, (_, index) => ({ fullPath: `/a${index}`, title: 't' }))
    expect(tabsFromText(JSON.stringify(many))).toHaveLength(50)
  })
})
