import { expect, it } from 'vitest'
import { createNoticeMemory } from './notice-memory.ts'

const notice = {
  id: '1',
  kind: 'notice',
  title: 'a',
  content: 'b',
  publishTime: '2026-01-01 00:00:00',
} as const

it('gives what was kept away once, in its language only', () => {
  const memory = createNoticeMemory()
  expect(memory.take('zh')).toBeNull()
  memory.keep('zh', [notice])
  expect(memory.take('zh')).toEqual([notice])
  expect(memory.take('zh')).toBeNull()
  memory.keep('zh', [notice])
  expect(memory.take('en')).toBeNull()
})
