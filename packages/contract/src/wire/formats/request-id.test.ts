import { expect, it } from 'vitest'
import { readRequestId, requestIdHeader } from './request-id.ts'

const ID = '8e03978e-40d5-43e8-bc93-6894a57f9324'

it('reads back a written id', () => {
  expect(readRequestId(requestIdHeader(ID))).toBe(ID)
})

it.each([ID, `"${ID}`, '""', '"short"', `"${ID}", "${ID}"`, `"${ID} "`, `"${'a'.repeat(65)}"`, ''])(
  'rejects %s',
  header => {
    expect(readRequestId(header)).toBeNull()
  },
)
