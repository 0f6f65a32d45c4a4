import { expect, it } from 'vitest'
import { libraryRefusal } from './library-refusal.ts'

it.each([400, 403, 404, 405, 408, 409, 412, 413, 415, 416, 417, 429, 431, 451])(
  'keeps a refusal with %i a refusal, in both languages',
  status => {
    const refusal = libraryRefusal(status)
    expect(refusal?.entry).toMatchObject({ status, code: status })
    expect(refusal?.text('zh')).toMatch(/^\p{Script=Han}[^{}]*$/u)
    expect(refusal?.text('en')).toMatch(/^\w[^{}]*$/)
  },
)

it.each([undefined, 0, 200, 302, 500, 502, 600])('does not treat %s as a refusal', status => {
  expect(libraryRefusal(status)).toBeNull()
})
