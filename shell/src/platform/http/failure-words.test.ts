import { CallFailure, type CallFailureKind } from '@apron/contract/errors/call-failure'
import { expect, it } from 'vitest'
import { failureReason, failureWords } from './failure-words.ts'

const texts = { rejected: '请求数据失败', failed: '请求失败：', noAnswer: '接口异常' }

it.each<[CallFailureKind, string, string, string]>([
  ['answer', '航站数据正在维护', '航站数据正在维护', '航站数据正在维护'],
  ['answer', '', '请求数据失败', '请求数据失败'],
  ['transport', '服务暂时不可用', '请求失败：服务暂时不可用', '服务暂时不可用'],
  ['transport', '', '请求失败：接口异常', '接口异常'],
  ['timeout', '', '请求失败：接口异常', '接口异常'],
])('[API-03, API-04] %s with %j says %j, and %j behind what is missing', (kind, said, words, reason) => {
  const failure = new CallFailure(kind, 500, said, '请求数据失败')
  expect(failureWords(failure, texts)).toBe(words)
  expect(failureReason(failure, texts)).toBe(reason)
})
