import { expect, it } from 'vitest'
import { columnFailure } from './column-failure.ts'

it.each([
  ['read', '权限不足', 'zh', '获取自定义表头(AQ_list)失败：权限不足'],
  ['save', '权限不足', 'zh', '更新自定义表头(AQ_list)失败：权限不足'],
  ['read', null, 'zh', '获取自定义表头(AQ_list)失败：接口异常'],
  ['save', null, 'en', 'Could not save the column setting (AQ_list): The service did not answer'],
] as const)('[TBL-03] %s, reason %j, in %s: %s', (what, reason, language, expected) => {
  expect(columnFailure(what, 'AQ_list', reason, language)).toBe(expected)
})
