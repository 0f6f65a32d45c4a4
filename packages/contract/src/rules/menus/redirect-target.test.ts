import { describe, expect, it } from 'vitest'
import { safeRedirectTarget } from './redirect-target.ts'

describe('redirect after login', () => {
  it.each([
    ['/dataDict', '/dataDict'],
    [
      '/safetyQuality/checkedResult?id=7&source=checkList',
      '/safetyQuality/checkedResult?id=7&source=checkList',
    ],
    ['/safetyQuality/checkList#top', '/safetyQuality/checkList#top'],
    ['/loginHelp', '/loginHelp'],
  ])('[NAV-06] accepts %s as a path of this portal', (wanted, target) => {
    expect(safeRedirectTarget(wanted)).toBe(target)
  })

  it.each([
    [null],
    [''],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['https://evil.example/'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['/\t/evil.example'],
    ['/%2fevil.example'],
    ['/%2f%2fevil.example'],
    ['/%5cevil.example'],
    ['/%09/evil.example'],
    ['/a/..//evil.example'],
    ['dataDict'],
    ['/login?redirect=/login'],
    ['/redirect/dataDict'],
    ['/redirect//evil.example'],
    [`/${'a'.repeat(2001)}`],
  ])('[NAV-06] leads %j to / only', wanted => {
    expect(safeRedirectTarget(wanted)).toBe('/')
  })
})
