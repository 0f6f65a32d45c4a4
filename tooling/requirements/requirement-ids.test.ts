import { describe, expect, it } from 'vitest'
import { expandIds, idsOfTitle } from './requirement-ids.ts'

describe('expandIds', () => {
  it.each([
    ['TAB-04', ['TAB-04']],
    ['APP-09..11', ['APP-09', 'APP-10', 'APP-11']],
    ['TAB-04, TAB-05', ['TAB-04', 'TAB-05']],
    ['TAB-04 I18N-01', ['TAB-04', 'I18N-01']],
    ['UI-01..02, NAV-03', ['UI-01', 'UI-02', 'NAV-03']],
    ['TAB-04x', []],
    ['chromium', []],
    ['TAB', []],
    ['APP-11..09', []],
  ])('%s is %j', (text, ids) => {
    expect(expandIds(text)).toEqual(ids)
  })
})

describe('idsOfTitle', () => {
  it.each([
    ['[TAB-04] tells tabs apart by full path', ['TAB-04']],
    ['login [AUTH-01] [AUTH-03] asks for all three', ['AUTH-01', 'AUTH-03']],
    ['[AUTH-01] shows the form [AUTH-01]', ['AUTH-01']],
    ['reads the first of [1, 2]', []],
    ['TAB-04 without brackets', []],
    // Numbered, so that these titles do not count as tests of the requirements in them.
  ])('title %#', (title, ids) => {
    expect(idsOfTitle(title)).toEqual(ids)
  })
})
