import { describe, expect, it } from 'vitest'
import { cleanTitle, isForeignTitle, nameOfTab, titleOf } from './title-rules.ts'

describe('[TAB-03] the title of a tab', () => {
  it.each([
    [undefined, '检查单'],
    ['', '检查单'],
    ['   ', '检查单'],
    ['JC-2026-001', 'JC-2026-001'],
    ['\u202e', '检查单'],
    ['检'.repeat(61), `${'检'.repeat(59)}…`],
  ])('is for viewTitle %j: %s', (viewTitle, title) => {
    expect(titleOf(viewTitle, '检查单')).toBe(title)
  })

  it.each([
    ['工资单', true, true],
    ['检查单', true, false],
    ['JC-2026-001', false, false],
  ])('is %s, from outside %j; the real title is shown: %j', (title, foreign, expected) => {
    expect(isForeignTitle(title, '检查单', foreign)).toBe(expected)
  })

  it.each([
    ['JC-2026-001', true, 'JC-2026-001 (检查单)'],
    ['检查单', true, '检查单'],
    ['JC-2026-001', false, 'JC-2026-001'],
  ])('is %s, from outside %j, and named %s in lists and questions', (title, foreign, name) => {
    const meta = { affix: false, foreign, titledByPage: false, pinned: false }
    expect(nameOfTab({ title, meta }, '检查单', '{title} ({own})')).toBe(name)
  })

  it.each([
    ['a\u202eb\u0000c', 'abc'],
    ['<script>', '<script>'],
    ['检'.repeat(61), `${'检'.repeat(59)}…`],
    ['检'.repeat(60), '检'.repeat(60)],
  ])('is sanitised from %j to %j', (title, shown) => {
    expect(cleanTitle(title)).toBe(shown)
  })
})
