import { expect, it } from 'vitest'
import { DatabaseUnavailable, toStoreError } from './database-unavailable.ts'

const withCode = (code: string, message = 'x'): Error => Object.assign(new Error(message), { code })

it.each([
  ['connection refused', withCode('ECONNREFUSED')],
  [
    'connection refused on two addresses',
    new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]),
  ],
  ['a server that shuts down', withCode('57P01')],
  ['a server that starts', withCode('57P03')],
  ['a statement that took too long', withCode('57014')],
  ['a full disk', withCode('53100')],
  ['too many connections', withCode('53300')],
  ['a connection that broke', withCode('08006')],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['no free connection', new Error('timeout exceeded when trying to connect')],
])('%s is the store’s', (_title, error) => {
  const converted = toStoreError(error)
  expect(converted).toBeInstanceOf(DatabaseUnavailable)
  expect(converted).toMatchObject({ cause: error })
})

it.each([
  ['a broken constraint', withCode('23505')],
  ['a serialisation failure', withCode('40001')],
  ['a deadlock', withCode('40P01')],
  ['a mistake in SQL', withCode('42601')],
  ['a file that is missing', withCode('EACCES')],
  ['an error of our own', new TypeError('x is not a function')],
  ['no error', 'text'],
  ['one already converted', new DatabaseUnavailable('x')],
])('leaves %s unchanged', (_title, error) => {
  expect(toStoreError(error)).toBe(error)
})
