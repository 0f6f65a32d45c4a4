import { describe, expect, it } from 'vitest'
import { cleanTitle, titleOf } from './title-rules.ts'

describe('[TAB-03] the title of a tab', () => {
  it.each([
    [undefined, false, '检查单'],
    ['', false, '检查单'],
    ['   ', false, '检查单'],
    ['JC-2026-001', false, 'JC-2026-001'],
    ['JC-2026-001', true, '检查单: JC-2026-001'],
    ['检查单', true, '检查单'],
    [undefined, true, '检查单'],
  ])('viewTitle %j, from outside %j: %s', (viewTitle, fromOutside, title) => {
    expect(titleOf(viewTitle, '检查单', fromOutside)).toBe(title)
  })

  it.each([
    ['a\u202eb\u0000c', 'abc'],
    ['<script>', '<script>'],
    ['检'.repeat(61), `${'检'.repeat(59)}…`],
    ['检'.repeat(60), '检'.repeat(60)],
  ])('%j is shown as %j', (title, shown) => {
    expect(cleanTitle(title)).toBe(shown)
  })
})
