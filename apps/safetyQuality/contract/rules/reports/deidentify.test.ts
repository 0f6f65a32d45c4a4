import { expect, it } from 'vitest'
import { deidentify } from './deidentify.ts'

it.each([
  ['工号100305在B-T104旁', '工号[工号]在[某飞机]旁'],
  ['电话13800001234，邮箱a.b@example.com', '电话[电话]，邮箱[邮箱]'],
  ['2026年5月12日 23:40 交接', '2026年5月 [某时] 交接'],
  ['5月12日夜班', '[某日]夜班'],
  ['工单WO-2026-0012，S/N 12345A', '工单[编号]，[序号]'],
  ['没有可识别的内容', '没有可识别的内容'],
])('[SQ-50] replaces identifying text: %s', (text, expected) => {
  expect(deidentify(text, 'zh')).toBe(expected)
})

it('[SQ-50] replaces identifying text in English too', () => {
  expect(deidentify('On 2026-05-12 at 14:20 B-T104 stood at SZX', 'en')).toBe(
    'On 2026-05 at [a time] [an aircraft] stood at [a site]',
  )
})
