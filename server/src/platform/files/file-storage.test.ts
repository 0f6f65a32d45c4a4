import { expect, it } from 'vitest'
import { storageProblem } from './file-storage.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })
const named = (name: string) => Object.assign(new Error('x'), { name })

it.each([
  ['a full disk', withCode('ENOSPC'), 'full'],
  ['a full disk, wrapped', new Error('cannot write', { cause: withCode('ENOSPC') }), 'full'],
  ['a used-up quota', withCode('EDQUOT'), 'full'],
  ['a full bucket', named('QuotaExceeded'), 'full'],
  ['no such key', new Error('cannot read', { cause: named('NoSuchKey') }), 'missing'],
  ['no such file', withCode('ENOENT'), 'missing'],
  ['a refused connection', withCode('ECONNREFUSED'), 'unavailable'],
  ['anything', 'text', 'unavailable'],
] as const)('%s', (_what, error, kind) => {
  expect(storageProblem(error).kind).toBe(kind)
})
