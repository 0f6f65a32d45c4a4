import { CallFailure, type CallFailureKind } from '@apron/contract/errors/call-failure'
import { expect, it } from 'vitest'
import { failureReason } from './failure-words.ts'

const texts = { rejected: '请求数据失败', failed: '请求失败：', noAnswer: '接口异常' }

it.each<[CallFailureKind, string, string]>([
  ['answer', '航站数据正在维护', '航站数据正在维护'],
  ['answer', '', '请求数据失败'],
  ['transport', '服务暂时不可用', '服务暂时不可用'],
  ['transport', '', '接口异常'],
  ['timeout', '', '接口异常'],
])('[API-03, API-04] %s with %j says %j behind what is missing', (kind, said, reason) => {
  expect(failureReason(new CallFailure(kind, 500, said, '请求数据失败'), texts)).toBe(reason)
})
