import { describe, expect, it } from 'vitest'
import { tabsFromText, tabsToText } from './restore-rules.ts'
import { NO_TABS, setPinned, setTitle, visit } from './tab-rules.ts'

const regenerateTitle = (fullPath: string) => `own title of ${fullPath}`

describe('tabs across a reload', () => {
  it('keep address, title and pin', () => {
    const state = setPinned(visit(visit(NO_TABS, '/a?id=1', '甲'), '/b', '乙'), '/b', true)
    expect(tabsFromText(tabsToText(state.views, 'zh'), 'zh', regenerateTitle)).toEqual([
      { fullPath: '/b', title: '乙', pinned: true, titledByPage: false, foreign: false, site: null },
      { fullPath: '/a?id=1', title: '甲', pinned: false, titledByPage: false, foreign: false, site: null },
    ])
  })

  it('[AIR-05] keep the site they were opened at', () => {
    const site = { id: '1', cnName: '广州', enName: 'Guangzhou', airportThreeCode: 'CAN' }
    const { views } = visit(NO_TABS, '/a', '甲', { site })
    expect(tabsFromText(tabsToText(views, 'zh'), 'zh', regenerateTitle)[0]?.site).toEqual(site)
  })

  it.each([null, 'CAN', 7, { id: '1' }, { id: 1, cnName: '', enName: '', airportThreeCode: 'CAN' }])(
    'ignores the site %j',
    site => {
      const text = JSON.stringify({ language: 'zh', tabs: [{ fullPath: '/a', title: 't', site }] })
      expect(tabsFromText(text, 'zh', regenerateTitle)[0]?.site).toBeNull()
    },
  )

  it.each([
    ['its own title: in the new language', '/a', false, 'own title of /a'],
    ['a title that the page has given: as it was', '/a', true, '甲'],
    ['a title out of the address: as it was', '/a?viewTitle=x', false, '甲'],
  ])('[TAB-03] after a change of language, %s', (_what, fullPath, titledByPage, title) => {
    const { views } = setTitle(visit(NO_TABS, fullPath, '甲'), '/a', '甲', titledByPage)
    expect(tabsFromText(tabsToText(views, 'zh'), 'en', regenerateTitle)[0]?.title).toBe(title)
  })

  it.each([
    [null],
    [''],
    ['{broken'],
    ['[]'],
    ['{"tabs":{"fullPath":"/a"}}'],
    ['{"tabs":[null, 1, {"fullPath":"/a"}, {"fullPath":"//evil","title":"x"}, {"fullPath":1,"title":"x"}]}'],
  ])('restores none from %j', text => {
    expect(tabsFromText(text, 'zh', regenerateTitle)).toEqual([])
  })

  it('are limited to fifty', () => {
    const tabs = Array.from({ length: 80 }, (_, index) => ({ fullPath: `/a${index}`, title: 't' }))
    expect(tabsFromText(JSON.stringify({ language: 'zh', tabs }), 'zh', regenerateTitle)).toHaveLength(50)
  })
})
