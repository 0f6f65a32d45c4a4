import { expect, it } from 'vitest'
import { CallFailure, type CallFailureKind } from '../errors/call-failure.ts'
import { failureText } from './failure-plan.ts'

const texts = {
  rejected: '请求数据失败',
  failed: '请求失败：',
  noResponse: '接口异常',
  unreached: '无法连接门户',
}

it.each<[CallFailureKind, number, string, string]>([
  ['answer', 500, '航站数据正在维护', '航站数据正在维护'],
  ['answer', 500, '', '请求数据失败'],
  ['transport', 503, '服务暂时不可用', '请求失败：服务暂时不可用'],
  ['transport', 500, '', '请求失败：接口异常'],
  ['transport', 0, '', '请求失败：无法连接门户'],
  ['timeout', 0, '', '请求失败：接口异常'],
])('[API-03, API-04] shows for %s %i with %j the text %j', (kind, code, said, text) => {
  expect(failureText(new CallFailure(kind, code, said, '请求数据失败'), texts)).toBe(text)
})
