import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { expect, it } from 'vitest'
import { languageOfHeader, okEnvelope, refusalEnvelope } from './envelope.ts'

it.each([
  ['zh', 'zh'],
  ['en', 'en'],
  [undefined, 'zh'],
  ['fr', 'zh'],
  [['en', 'zh'], 'zh'],
] as const)('reads language header %j as %s', (header, language) => {
  expect(languageOfHeader(typeof header === 'object' ? [...header] : header)).toBe(language)
})

it('wraps data and refusals', () => {
  expect(okEnvelope(undefined, 'en')).toEqual({ code: 200, msg: 'OK', data: null, success: true })
  expect(refusalEnvelope(new Refusal(SERVER_ERRORS.notLoggedIn), 'zh')).toEqual({
    code: 401,
    msg: '未登录',
    data: null,
    success: false,
  })
  const field = { field: 'nameZh', problem: 'Enter a value' }
  expect(refusalEnvelope(new Refusal(SERVER_ERRORS.fieldWrong, {}, field), 'en').data).toEqual(field)
})
