import { CallFailure, type CallFailureKind } from '@apron/contract/errors/call-failure'
import { expect, test, vi } from 'vitest'
import { failureText } from './failure-text.ts'
import { createWords } from './words.ts'

const words = createWords('zh')

test.each<[CallFailureKind, number, string, string]>([
  ['answer', 1001, '账号或密码错误', '账号或密码错误'],
  ['answer', 1001, '', '请求数据失败'],
  ['transport', 503, '服务暂时不可用', '请求失败：服务暂时不可用'],
  ['transport', 502, '', '请求失败：接口异常'],
  ['transport', 0, '', '请求失败：无法连接服务器，请检查网络后重试'],
])('[API-03, API-04] shows a failure of kind %s %i with %j as %j', (kind, code, said, text) => {
  expect(failureText(new CallFailure(kind, code, said), words)).toBe(text)
})

test('reports an error of the page itself and asks to try again', () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  expect(failureText(new TypeError('broken'), words)).toBe('无法连接服务器，请检查网络后重试')
  expect(reported).toHaveBeenCalledOnce()
})
