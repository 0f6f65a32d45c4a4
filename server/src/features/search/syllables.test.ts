import { expect, it } from 'vitest'
import { syllablesOf } from './syllables.ts'

it.each([
  ['检查单', 'jian cha dan'],
  ['AR工卡', 'ar gong ka'],
  // Characters with several readings depend on the word.
  ['重量与平衡', 'zhong liang yu ping heng'],
  ['重复性缺陷', 'chong fu xing que xian'],
  ['航司业务', 'hang si ye wu'],
  ['试行方案', 'shi xing fang an'],
  ['旅客', 'lv ke'],
  ['Check orders', 'check orders'],
  ['', ''],
])('reads %s as %s', async (name, read) => {
  expect((await syllablesOf(name)).join(' ')).toBe(read)
})
