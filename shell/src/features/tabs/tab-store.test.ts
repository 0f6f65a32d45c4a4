import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../platform/storage/storage.ts'
import { createTabStore } from './tab-store.ts'

const home = '/dashboard'
const ownTitle = (fullPath: string) => (fullPath === home ? '主页' : '页面')
const titles = (store: ReturnType<typeof createTabStore>) => store.getState().views.map(view => view.title)

describe('the tab store', () => {
  it('keeps a user’s tabs across a reload, and not for others', () => {
    const storage = memoryStore()
    const before = createTabStore(storage, 'csn:', 'zh')
    before.restore('100104', home, ownTitle)
    before.visit('/safetyQuality/checkList?x=1', '检查单')

    const after = createTabStore(storage, 'csn:', 'zh')
    after.restore('100104', home, ownTitle)
    expect(titles(after)).toEqual(['主页', '检查单'])
    expect(after.getState().activeKey).toBeNull()

    const other = createTabStore(storage, 'csn:', 'zh')
    other.restore('100201', home, ownTitle)
    expect(titles(other)).toEqual(['主页'])
  })

  it('[AUTH-10] forgets them at logout', () => {
    const storage = memoryStore()
    const store = createTabStore(storage, 'csn:', 'zh')
    store.restore('100104', home, ownTitle)
    store.visit('/a', '甲')
    store.forget()
    store.visit('/b', '乙')
    expect(storage.getItem('csn:tabs:100104')).toBeNull()
  })

  it('[TAB-03] rejects renaming a tab whose address has a viewTitle', () => {
    const store = createTabStore(memoryStore(), 'csn:', 'zh')
    store.visit('/dashboard', '主页')
    store.visit('/a?viewTitle=JC-1', '检查单')
    store.visit('/b', '整改单')
    store.rename('/a', '别的', true)
    store.rename('/b', '整改单 7', true)
    expect(titles(store)).toEqual(['主页', 'JC-1', '整改单 7'])
  })

  it('[TAB-03] keeps the title set by the page when the tab is shown again and when its manifest arrives', () => {
    const store = createTabStore(memoryStore(), 'csn:', 'zh')
    store.visit('/b?id=7', '整改单')
    store.rename('/b', '整改单 7', true)
    store.visit('/a', '检查单')
    store.visit('/b?id=7', '整改单')
    store.rename('/b', '整改单', false)
    expect(titles(store)).toContain('整改单 7')
    store.visit('/b?id=8', '整改单')
    expect(titles(store)).toContain('整改单')
  })

  it('keeps pins and order across a reload', () => {
    const storage = memoryStore()
    const before = createTabStore(storage, 'csn:', 'zh')
    before.restore('100104', home, ownTitle)
    for (const page of ['/a', '/b', '/c']) before.visit(page, page)
    before.setPinned('/c', true)
    before.move('/b', 2)
    const after = createTabStore(storage, 'csn:', 'zh')
    after.restore('100104', home, ownTitle)
    expect(titles(after)).toEqual(['主页', '/c', '/b', '/a'])
    expect(after.getState().views[1]?.meta.pinned).toBe(true)
  })

  it('[TAB-03] marks a title from an external link as such, also after a reload', () => {
    const storage = memoryStore()
    for (let load = 0; load < 2; load += 1) {
      const store = createTabStore(storage, 'csn:', 'zh')
      store.restore('100104', home, ownTitle)
      store.visit('/a?viewTitle=JC-1', '检查单')
      store.visit('/b?viewTitle=JC-2', '检查单')
      expect(titles(store)).toEqual(['主页', 'JC-1', 'JC-2'])
      expect(store.getState().views.map(({ meta }) => meta.foreign)).toEqual([false, true, false])
    }
  })
})
